// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import java.io.*;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.time.*;
import java.time.temporal.*;
import java.time.zone.*;
import java.util.*;
import java.util.regex.*;

/**
 * When triggers fire, by java.time: the same questions and answers as Tests/Programs/TriggerDates.
 *
 * The rules of zones are made from the machine's compiled tz database, not from the copy that Java has inside. All
 * arithmetic, on them and on dates, is Java's.
 */
final class Schedule {
    private static final Path DATABASE = Path.of("/usr/share/zoneinfo");
    private static final Map<String, ZoneRules> ZONES = new HashMap<>();

    public static void main(String[] arguments) throws IOException {
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        var out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out, StandardCharsets.UTF_8)));
        for (String line; (line = in.readLine()) != null;) {
            String[] words = line.split(" ");
            var dates = new StringJoiner(" ");
            switch (words[0]) {
                case "timer" -> timer(words, dates);
                case "calendar" -> calendar(words, dates);
                default -> throw new IllegalArgumentException(line);
            }
            out.println(dates);
        }
        out.flush();
    }

    // MARK: - Timers

    private static void timer(String[] words, StringJoiner dates) {
        ZoneRules rules = zone(words[1]);
        long[] n = Arrays.stream(words).skip(2).mapToLong(Long::parseLong).toArray();
        Period period = Period.of((int) n[1], (int) n[2], (int) (7 * n[3] + n[4]));
        Duration passing = Duration.ofHours(n[5]).plusMinutes(n[6]);
        Instant after = Instant.ofEpochSecond(n[7]);
        double nominal = n[1] * 31_556_952.0 + n[2] * 2_629_746.0 + period.getDays() * 86_400.0 + passing.toSeconds();
        int number = (int) Math.max(0, (after.getEpochSecond() - n[0]) / nominal - 3);
        while (number > 0 && occurrence(rules, n[0], period, passing, number).isAfter(after)) number--;
        for (long count = n[8]; count > 0; number++) {
            Instant date = occurrence(rules, n[0], period, passing, number);
            if (!date.isAfter(after)) continue;
            dates.add(Long.toString(date.getEpochSecond()));
            after = date;
            count--;
        }
    }

    private static Instant occurrence(ZoneRules rules, long first, Period period, Duration passing, int number) {
        Instant start = Instant.ofEpochSecond(first);
        if (!period.isZero()) {
            LocalDateTime wall = LocalDateTime.ofInstant(start, rules.getOffset(start));
            start = instant(rules, wall.plus(period.multipliedBy(number)));
        }
        return start.plus(passing.multipliedBy(number));
    }

    /** The first time in an overlap, the moment of the jump in a gap. */
    private static Instant instant(ZoneRules rules, LocalDateTime wall) {
        ZoneOffsetTransition transition = rules.getTransition(wall);
        if (transition == null) return wall.toInstant(rules.getOffset(wall));
        return transition.isGap() ? transition.getInstant() : wall.toInstant(transition.getOffsetBefore());
    }

    // MARK: - Calendar events

    private static void calendar(String[] words, StringJoiner dates) {
        ZoneRules rules = zone(words[1]);
        int month = number(words[2]), day = number(words[3]), hour = number(words[4]), minute = number(words[5]);
        if (month >= 0 && day < 0 && hour < 0 && minute < 0) day = 1;
        Instant after = Instant.ofEpochSecond(Long.parseLong(words[7]));
        long count = Long.parseLong(words[8]);
        LocalDate date = LocalDateTime.ofInstant(after, rules.getOffset(after)).toLocalDate().minusDays(2);
        // A 29 February falls on each weekday within forty years.
        LocalDate end = date.plusYears(100);
        for (; count > 0 && date.isBefore(end); date = date.plusDays(1)) {
            if (month >= 0 && date.getMonthValue() != month) {
                date = date.with(TemporalAdjusters.lastDayOfMonth());
                continue;
            }
            if (day >= 0 && date.getDayOfMonth() != day) continue;
            boolean isHourly = hour < 0 && minute >= 0;
            for (int h = isHourly ? 0 : Math.max(hour, 0); h <= (isHourly ? 23 : Math.max(hour, 0)) && count > 0; h++) {
                Instant found = instant(rules, date.atTime(h, Math.max(minute, 0)));
                if (!found.isAfter(after) || !isWanted(found.atOffset(rules.getOffset(found)), words[6])) continue;
                dates.add(Long.toString(found.getEpochSecond()));
                after = found;
                count--;
            }
        }
    }

    private static boolean isWanted(OffsetDateTime date, String weekdays) {
        return weekdays.equals("-") || weekdays.indexOf('1' + date.getDayOfWeek().getValue() % 7) >= 0;
    }

    private static int number(String word) { return word.equals("-") ? -1 : Integer.parseInt(word); }

    // MARK: - The tz database

    private static ZoneRules zone(String name) {
        return ZONES.computeIfAbsent(name, n -> {
            try {
                return rules(ByteBuffer.wrap(Files.readAllBytes(DATABASE.resolve(n))));
            } catch (IOException error) {
                throw new UncheckedIOException(error);
            }
        });
    }

    /** Rules of a compiled file (RFC 9636), with the line at its end written out until LAST_YEAR. */
    private static ZoneRules rules(ByteBuffer file) {
        int[] old = header(file);
        file.position(file.position() + old[3] * 5 + old[4] * 6 + old[5] + old[2] * 8 + old[1] + old[0]);
        int[] counts = header(file);
        long[] times = new long[counts[3]];
        for (int i = 0; i < times.length; i++) times[i] = file.getLong();
        byte[] types = new byte[times.length];
        file.get(types);
        ZoneOffset[] offsets = new ZoneOffset[counts[4]];
        for (int i = 0; i < offsets.length; i++) {
            offsets[i] = ZoneOffset.ofTotalSeconds(file.getInt());
            file.getShort();
        }
        file.position(file.position() + counts[5] + counts[2] * 12 + counts[1] + counts[0] + 1);
        byte[] rest = new byte[file.remaining() - 1];
        file.get(rest);
        var transitions = new ArrayList<ZoneOffsetTransition>();
        ZoneOffset offset = offsets[0];
        for (int i = 0; i < times.length; i++) offset = add(transitions, times[i], offset, offsets[types[i]]);
        long last = times.length == 0 ? Long.MIN_VALUE : times[times.length - 1];
        offset = add(transitions, new String(rest, StandardCharsets.US_ASCII), last, offset);
        return ZoneRules.of(offsets[0], offsets[0], List.of(), transitions, List.of());
    }

    private static int[] header(ByteBuffer file) {
        if (file.getInt() != 0x545A6966) throw new IllegalArgumentException("not a compiled zone");
        file.position(file.position() + 16);
        return new int[] {
            file.getInt(), file.getInt(), file.getInt(), file.getInt(), file.getInt(), file.getInt(),
        };
    }

    private static ZoneOffset add(
        List<ZoneOffsetTransition> transitions, long time, ZoneOffset before, ZoneOffset after
    ) {
        // Java's instants reach back to the beginning of the world, its dates not quite.
        if (before.equals(after) || time < -1L << 40) return after;
        transitions.add(ZoneOffsetTransition.of(LocalDateTime.ofEpochSecond(time, 0, before), before, after));
        return after;
    }

    // MARK: - The line at the end

    private static final int LAST_YEAR = 2150;
    private static final String NAME = "(?:<[^>]+>|[A-Za-z]+)";
    private static final String TIME = "([+-]?[0-9:]+)";
    private static final Pattern LINE =
        Pattern.compile(NAME + TIME + "(?:" + NAME + TIME + "?,([^,/]+)(?:/" + TIME + ")?,([^,/]+)(?:/" + TIME + ")?)?");

    private static ZoneOffset add(List<ZoneOffsetTransition> transitions, String line, long last, ZoneOffset offset) {
        Matcher match = LINE.matcher(line);
        if (!match.matches()) throw new IllegalArgumentException("not understood: " + line);
        ZoneOffset standard = ZoneOffset.ofTotalSeconds(-seconds(match.group(1)));
        if (match.group(3) == null) {
            if (last == Long.MIN_VALUE) return standard;
            return add(transitions, last + 1, offset, standard);
        }
        ZoneOffset summer = match.group(2) == null
            ? ZoneOffset.ofTotalSeconds(standard.getTotalSeconds() + 3600)
            : ZoneOffset.ofTotalSeconds(-seconds(match.group(2)));
        record Change(long time, ZoneOffset offset) {}
        var changes = new ArrayList<Change>();
        int firstYear = last == Long.MIN_VALUE
            ? 1900 : LocalDateTime.ofEpochSecond(last, 0, ZoneOffset.UTC).getYear() - 1;
        for (int year = firstYear; year <= LAST_YEAR; year++) {
            changes.add(new Change(time(year, match.group(3), match.group(4), standard), summer));
            changes.add(new Change(time(year, match.group(5), match.group(6), summer), standard));
        }
        changes.sort(Comparator.comparingLong(Change::time));
        for (Change change : changes) {
            if (change.time > last) offset = add(transitions, change.time, offset, change.offset);
        }
        return offset;
    }

    private static long time(int year, String day, String time, ZoneOffset before) {
        long seconds = time == null ? 7200 : seconds(time);
        return day(year, day).atStartOfDay().toEpochSecond(before) + seconds;
    }

    private static LocalDate day(int year, String text) {
        if (text.startsWith("J")) {
            int number = Integer.parseInt(text.substring(1));
            return LocalDate.ofYearDay(year, Year.isLeap(year) && number >= 60 ? number + 1 : number);
        }
        if (!text.startsWith("M")) return LocalDate.ofYearDay(year, 1).plusDays(Integer.parseInt(text));
        int[] n = Arrays.stream(text.substring(1).split("\\.")).mapToInt(Integer::parseInt).toArray();
        DayOfWeek weekday = n[2] == 0 ? DayOfWeek.SUNDAY : DayOfWeek.of(n[2]);
        int week = n[1] == 5 ? -1 : n[1];
        return LocalDate.of(year, n[0], 1).with(TemporalAdjusters.dayOfWeekInMonth(week, weekday));
    }

    private static int seconds(String text) {
        int sign = text.startsWith("-") ? -1 : 1, unit = 3600, total = 0;
        for (String part : text.replaceFirst("^[+-]", "").split(":")) {
            total += Integer.parseInt(part) * unit;
            unit /= 60;
        }
        return sign * total;
    }
}
