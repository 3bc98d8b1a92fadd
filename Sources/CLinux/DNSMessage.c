// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE

#include "CLinux.h"

#include <arpa/nameser.h>
#include <errno.h>
#include <limits.h>
#include <string.h>

static int read_record(ns_msg *message, int section, int index, clinux_dns_record *record) {
    ns_rr parsed;
    if (ns_parserr(message, section, index, &parsed) < 0) return -1;
    memset(record, 0, sizeof *record);
    record->section = section;
    record->type = ns_rr_type(parsed);
    record->group = ns_rr_class(parsed);
    record->lifetime = ns_rr_ttl(parsed);
    record->data = ns_rr_rdata(parsed);
    record->size = ns_rr_rdlen(parsed);
    // The parser answers the owner as text with escapes; its counterpart takes them back.
    if (ns_name_pton(ns_rr_name(parsed), record->owner, sizeof record->owner) < 0) return -1;
    if (record->type != ns_t_ptr) return 0;
    const unsigned char *start = ns_msg_base(*message), *end = ns_msg_end(*message);
    int used = ns_name_unpack(start, end, ns_rr_rdata(parsed), record->target, sizeof record->target);
    return used == ns_rr_rdlen(parsed) ? 0 : -1;
}

int clinux_dns_read(
    const void *message, size_t size, void *context,
    void (*visit)(void *context, const clinux_dns_record *record)) {
    ns_msg parser;
    if (size > INT_MAX || ns_initparse(message, (int)size, &parser) < 0) return -EBADMSG;
    for (int section = ns_s_an; section <= ns_s_ar; section++) {
        int count = ns_msg_count(parser, section);
        for (int index = 0; index < count; index++) {
            clinux_dns_record record;
            if (read_record(&parser, section, index, &record) < 0) return -EBADMSG;
            visit(context, &record);
        }
    }
    return ns_msg_getflag(parser, ns_f_qr) != 0;
}
