// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0
//
// What Glibc's Swift module leaves out, and system calls whose C structures (unions, flexible names, bit-field
// macros) Swift can only reach through unsafe casts. Every function answers a value of zero or more, or a negative
// errno, so that no caller reads `errno` after the Swift runtime may have changed it.

#ifndef HEARTH_CLINUX_H
#define HEARTH_CLINUX_H

// Only these two: with _GNU_SOURCE or <sys/socket.h> here, Clang finds Glibc's types declared twice and differently.
#include <stddef.h>
#include <stdint.h>

/// An internet address with its port; `high` and `low` are the 128 bits of an IPv6 address as numbers, an IPv4
/// address is the lower 32 bits of `low`. Why: `sockaddr` is a family of structures that C casts between.
typedef struct {
    int32_t version; // 4 or 6; 0 when the socket has no such address
    uint16_t port;
    uint32_t scope;
    uint64_t high;
    uint64_t low;
} clinux_endpoint;

/// Why: `struct ucred` is hidden behind _GNU_SOURCE.
typedef struct {
    int32_t process;
    uint32_t user;
    uint32_t group;
} clinux_credentials;

// Sockets: always close-on-exec and non-blocking. `version` is 4, 6, or 0 for a Unix-domain socket.
int clinux_stream_socket(int version);
int clinux_connect(int socket, const clinux_endpoint *endpoint);
int clinux_connect_unix(int socket, const char *path);
int clinux_bind(int socket, const clinux_endpoint *endpoint);
int clinux_bind_unix(int socket, const char *path, uint32_t mode);
int clinux_listen(int socket, int backlog);
int clinux_accept(int socket);
int clinux_pending_error(int socket);
int clinux_local_endpoint(int socket, clinux_endpoint *endpoint);
int clinux_remote_endpoint(int socket, clinux_endpoint *endpoint);
int clinux_set_no_delay(int socket);
int clinux_set_keep_alive(int socket, int idle, int interval, int count);
int clinux_peer_credentials(int socket, clinux_credentials *credentials);
ptrdiff_t clinux_receive(int socket, void *buffer, size_t count);
ptrdiff_t clinux_send(int socket, const void *bytes, size_t count);
size_t clinux_unix_path_limit(void);

/// A UDP socket bound to an address and port of its own; port 0 lets the kernel choose.
int clinux_datagram_socket(const clinux_endpoint *address);
ptrdiff_t clinux_send_to(int socket, const void *bytes, size_t count, const clinux_endpoint *receiver);

/// A UDP socket bound to an IPv4 multicast group and its port: no unicast packet comes here, so none is taken from
/// another process that shares the port. It hears nothing before it joins the group on an interface.
int clinux_multicast_socket(const clinux_endpoint *group);
int clinux_multicast_join(int socket, const clinux_endpoint *group, uint32_t interface);
int clinux_multicast_leave(int socket, const clinux_endpoint *group, uint32_t interface);
ptrdiff_t clinux_receive_from(int socket, void *buffer, size_t count, clinux_endpoint *source);

/// One record of a DNS message. A name is in its uncompressed form: for each label its length and its bytes, then 0.
typedef struct {
    int32_t section; // 1 answers, 2 authorities, 3 additional records
    uint16_t type;
    uint16_t group; // the class, a word that Swift keeps for itself
    uint32_t lifetime; // in seconds
    uint8_t owner[256];
    uint8_t target[256]; // what a PTR record points to; the root for every other type
    const uint8_t *data; // as in the message, whose bytes it points into
    size_t size;
} clinux_dns_record;

/// Shows the visitor every record of a DNS message; answers 1 for a response, 0 for a query, -EBADMSG for bytes that
/// are no message, of which some records may have been shown by then.
/// Why: the resolver's own parser (`ns_initparse`, `ns_parserr`), proven on hostile packets, works on a structure with
/// macros as its accessors.
int clinux_dns_read(
    const void *message, size_t size, void *context,
    void (*visit)(void *context, const clinux_dns_record *record));

/// A set of descriptors that one thread waits for (epoll, level-triggered). Each carries a token of the caller's.
/// Why: `struct epoll_event` is packed and holds a union.
int clinux_poll_set(void);
int clinux_poll_add(int set, int descriptor, int for_writing, uint64_t token);
int clinux_poll_remove(int set, int descriptor);
/// Waits, at most `milliseconds` (-1 for ever); answers how many tokens it has written.
int clinux_poll_wait(int set, uint64_t *tokens, int count, int milliseconds);

/// A descriptor that becomes readable when it is rung from another thread.
int clinux_bell(void);
int clinux_bell_ring(int bell);
int clinux_bell_silence(int bell);

/// Starts a detached thread that no signal is delivered to, so that signals stay with those who listen for them.
/// Why: signal sets are macros.
int clinux_thread_start(const char *name, void *context, void (*body)(void *context));

/// A timer on the wall clock that also ends, with ECANCELED on read, when the clock is set.
int clinux_wall_timer(int64_t seconds, int32_t nanoseconds);

/// A timer on the time since the machine was started, asleep or awake, in nanoseconds; its moment is above zero.
/// Why: the clock's number is not imported by every C library.
int clinux_timer(void);
int clinux_timer_set(int timer, int64_t moment);
int64_t clinux_timer_now(void);

/// Of either kind of timer: 0 if its moment has come, -EAGAIN before.
int clinux_timer_read(int timer);

/// A netlink socket that hears of links and addresses that come, change and go.
int clinux_interface_watch(void);
/// Empties it; answers 1 when something was read or the kernel dropped messages, else 0.
int clinux_interface_watch_drain(int socket);

/// What the kernel knows of a neighbour on a local network. Why: netlink messages are nested by macros.
typedef struct {
    int32_t is_confirmed; // its link-layer address was confirmed and is taken to hold still (NUD_REACHABLE)
    int32_t has_failed;   // it did not answer (NUD_FAILED)
    uint32_t age;         // milliseconds since it was confirmed last
} clinux_neighbour;

/// Looks an address up in the kernel's table of neighbours (RTM_GETNEIGH): 1 if it is there, else 0. Of several entries,
/// on several interfaces, the one counts that was confirmed last. Needs no privilege.
int clinux_neighbour_find(const clinux_endpoint *address, clinux_neighbour *neighbour);

/// A bell that rings when the signal comes, in place of its default action, until each call was ended. It stays open.
/// Why: a handler may do next to nothing, and Swift cannot promise that. Dispatch's own source of signals reads a
/// signalfd, and loses every signal that a thread with an open mask takes first.
int clinux_signal_listen(int signal);
void clinux_signal_end(int signal);

#endif
