// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE

#include "CLinux.h"

#include <arpa/inet.h>
#include <endian.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/neighbour.h>
#include <linux/netlink.h>
#include <linux/rtnetlink.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/stat.h>
#include <sys/timerfd.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

static int answer(int result) { return result < 0 ? -errno : result; }

static socklen_t to_sockaddr(const clinux_endpoint *endpoint, struct sockaddr_storage *storage) {
    memset(storage, 0, sizeof *storage);
    if (endpoint->version == 4) {
        struct sockaddr_in *in = (struct sockaddr_in *)storage;
        in->sin_family = AF_INET;
        in->sin_port = htons(endpoint->port);
        in->sin_addr.s_addr = htonl((uint32_t)endpoint->low);
        return sizeof *in;
    }
    struct sockaddr_in6 *in6 = (struct sockaddr_in6 *)storage;
    uint64_t halves[2] = {htobe64(endpoint->high), htobe64(endpoint->low)};
    in6->sin6_family = AF_INET6;
    in6->sin6_port = htons(endpoint->port);
    in6->sin6_scope_id = endpoint->scope;
    memcpy(&in6->sin6_addr, halves, sizeof halves);
    return sizeof *in6;
}

static void from_sockaddr(const struct sockaddr_storage *storage, clinux_endpoint *endpoint) {
    memset(endpoint, 0, sizeof *endpoint);
    if (storage->ss_family == AF_INET) {
        const struct sockaddr_in *in = (const struct sockaddr_in *)storage;
        endpoint->version = 4;
        endpoint->port = ntohs(in->sin_port);
        endpoint->low = ntohl(in->sin_addr.s_addr);
    } else if (storage->ss_family == AF_INET6) {
        const struct sockaddr_in6 *in6 = (const struct sockaddr_in6 *)storage;
        uint64_t halves[2];
        memcpy(halves, &in6->sin6_addr, sizeof halves);
        endpoint->version = 6;
        endpoint->port = ntohs(in6->sin6_port);
        endpoint->scope = in6->sin6_scope_id;
        endpoint->high = be64toh(halves[0]);
        endpoint->low = be64toh(halves[1]);
    }
}

static int unix_sockaddr(const char *path, struct sockaddr_un *address) {
    memset(address, 0, sizeof *address);
    address->sun_family = AF_UNIX;
    if (strlen(path) >= sizeof address->sun_path) return -ENAMETOOLONG;
    strcpy(address->sun_path, path);
    return 0;
}

size_t clinux_unix_path_limit(void) { return sizeof(((struct sockaddr_un *)0)->sun_path) - 1; }

int clinux_stream_socket(int version) {
    int family = version == 4 ? AF_INET : version == 6 ? AF_INET6 : AF_UNIX;
    return answer(socket(family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
}

int clinux_connect(int socket, const clinux_endpoint *endpoint) {
    struct sockaddr_storage storage;
    socklen_t size = to_sockaddr(endpoint, &storage);
    return answer(connect(socket, (struct sockaddr *)&storage, size));
}

int clinux_connect_unix(int socket, const char *path) {
    struct sockaddr_un address;
    int refused = unix_sockaddr(path, &address);
    if (refused) return refused;
    return answer(connect(socket, (struct sockaddr *)&address, sizeof address));
}

int clinux_bind(int socket, const clinux_endpoint *endpoint) {
    struct sockaddr_storage storage;
    socklen_t size = to_sockaddr(endpoint, &storage);
    int on = 1;
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    // One socket a family: an IPv6 one that also took IPv4 would report mapped addresses.
    if (endpoint->version == 6) setsockopt(socket, IPPROTO_IPV6, IPV6_V6ONLY, &on, sizeof on);
    return answer(bind(socket, (struct sockaddr *)&storage, size));
}

int clinux_bind_unix(int socket, const char *path, uint32_t mode) {
    struct sockaddr_un address;
    int refused = unix_sockaddr(path, &address);
    if (refused) return refused;
    // Linux gives the new file the mode of the socket, so that there is no moment in which others may connect.
    if (fchmod(socket, mode) < 0) return -errno;
    int bound = answer(bind(socket, (struct sockaddr *)&address, sizeof address));
    // The process's umask has been taken off; what remains to be given is given now.
    if (bound >= 0 && chmod(path, mode) < 0) return -errno;
    return bound;
}

int clinux_listen(int socket, int backlog) { return answer(listen(socket, backlog)); }

int clinux_accept(int socket) {
    int accepted;
    do accepted = accept4(socket, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
    while (accepted < 0 && errno == EINTR);
    return answer(accepted);
}

int clinux_pending_error(int socket) {
    int error = 0;
    socklen_t size = sizeof error;
    if (getsockopt(socket, SOL_SOCKET, SO_ERROR, &error, &size) < 0) return -errno;
    return -error;
}

int clinux_local_endpoint(int socket, clinux_endpoint *endpoint) {
    struct sockaddr_storage storage = {0};
    socklen_t size = sizeof storage;
    if (getsockname(socket, (struct sockaddr *)&storage, &size) < 0) return -errno;
    from_sockaddr(&storage, endpoint);
    return 0;
}

int clinux_remote_endpoint(int socket, clinux_endpoint *endpoint) {
    struct sockaddr_storage storage = {0};
    socklen_t size = sizeof storage;
    if (getpeername(socket, (struct sockaddr *)&storage, &size) < 0) return -errno;
    from_sockaddr(&storage, endpoint);
    return 0;
}

int clinux_set_no_delay(int socket) {
    int on = 1;
    return answer(setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on));
}

int clinux_set_keep_alive(int socket, int idle, int interval, int count) {
    int on = 1;
    if (setsockopt(socket, SOL_SOCKET, SO_KEEPALIVE, &on, sizeof on) < 0
        || setsockopt(socket, IPPROTO_TCP, TCP_KEEPIDLE, &idle, sizeof idle) < 0
        || setsockopt(socket, IPPROTO_TCP, TCP_KEEPINTVL, &interval, sizeof interval) < 0
        || setsockopt(socket, IPPROTO_TCP, TCP_KEEPCNT, &count, sizeof count) < 0)
        return -errno;
    return 0;
}

int clinux_peer_credentials(int socket, clinux_credentials *credentials) {
    struct ucred peer;
    socklen_t size = sizeof peer;
    if (getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size) < 0) return -errno;
    credentials->process = peer.pid;
    credentials->user = peer.uid;
    credentials->group = peer.gid;
    return 0;
}

ptrdiff_t clinux_receive(int socket, void *buffer, size_t count) {
    ptrdiff_t received;
    do received = recv(socket, buffer, count, MSG_DONTWAIT);
    while (received < 0 && errno == EINTR);
    return received < 0 ? -errno : received;
}

ptrdiff_t clinux_send(int socket, const void *bytes, size_t count) {
    ptrdiff_t sent;
    do sent = send(socket, bytes, count, MSG_DONTWAIT | MSG_NOSIGNAL);
    while (sent < 0 && errno == EINTR);
    return sent < 0 ? -errno : sent;
}

int clinux_datagram_socket(const clinux_endpoint *address) {
    int family = address->version == 4 ? AF_INET : AF_INET6;
    int datagrams = socket(family, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (datagrams < 0) return -errno;
    struct sockaddr_storage storage;
    socklen_t size = to_sockaddr(address, &storage);
    if (bind(datagrams, (struct sockaddr *)&storage, size) < 0) {
        int error = errno;
        close(datagrams);
        return -error;
    }
    return datagrams;
}

ptrdiff_t clinux_send_to(int socket, const void *bytes, size_t count, const clinux_endpoint *receiver) {
    struct sockaddr_storage storage;
    socklen_t size = to_sockaddr(receiver, &storage);
    ptrdiff_t sent;
    do sent = sendto(socket, bytes, count, MSG_DONTWAIT | MSG_NOSIGNAL, (struct sockaddr *)&storage, size);
    while (sent < 0 && errno == EINTR);
    return sent < 0 ? -errno : sent;
}

int clinux_multicast_socket(const clinux_endpoint *group) {
    int receiver = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (receiver < 0) return -errno;
    struct sockaddr_storage storage;
    socklen_t size = to_sockaddr(group, &storage);
    int on = 1, off = 0;
    // Both, for some stacks set the one and some the other; a multicast packet reaches every socket all the same.
    // Without the third, packets of groups that any process joined on any interface would come here too.
    if (setsockopt(receiver, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) < 0
        || setsockopt(receiver, SOL_SOCKET, SO_REUSEPORT, &on, sizeof on) < 0
        || setsockopt(receiver, IPPROTO_IP, IP_MULTICAST_ALL, &off, sizeof off) < 0
        || bind(receiver, (struct sockaddr *)&storage, size) < 0) {
        int error = errno;
        close(receiver);
        return -error;
    }
    return receiver;
}

static int membership(int socket, const clinux_endpoint *group, uint32_t interface, int option) {
    struct group_req request = {.gr_interface = interface};
    to_sockaddr(group, &request.gr_group);
    return answer(setsockopt(socket, IPPROTO_IP, option, &request, sizeof request));
}

int clinux_multicast_join(int socket, const clinux_endpoint *group, uint32_t interface) {
    return membership(socket, group, interface, MCAST_JOIN_GROUP);
}

int clinux_multicast_leave(int socket, const clinux_endpoint *group, uint32_t interface) {
    return membership(socket, group, interface, MCAST_LEAVE_GROUP);
}

ptrdiff_t clinux_receive_from(int socket, void *buffer, size_t count, clinux_endpoint *source) {
    struct sockaddr_storage storage = {0};
    socklen_t size = sizeof storage;
    ptrdiff_t received;
    do received = recvfrom(socket, buffer, count, MSG_DONTWAIT, (struct sockaddr *)&storage, &size);
    while (received < 0 && errno == EINTR);
    if (received < 0) return -errno;
    from_sockaddr(&storage, source);
    return received;
}

int clinux_wall_timer(int64_t seconds, int32_t nanoseconds) {
    int timer = timerfd_create(CLOCK_REALTIME, TFD_CLOEXEC | TFD_NONBLOCK);
    if (timer < 0) return -errno;
    struct itimerspec when = {.it_value = {.tv_sec = seconds, .tv_nsec = nanoseconds}};
    if (timerfd_settime(timer, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET, &when, NULL) < 0) {
        int error = errno;
        close(timer);
        return -error;
    }
    return timer;
}

int clinux_timer(void) { return answer(timerfd_create(CLOCK_BOOTTIME, TFD_CLOEXEC | TFD_NONBLOCK)); }

int clinux_timer_set(int timer, int64_t moment) {
    struct itimerspec when = {.it_value = {.tv_sec = moment / 1000000000, .tv_nsec = moment % 1000000000}};
    return answer(timerfd_settime(timer, TFD_TIMER_ABSTIME, &when, NULL));
}

int64_t clinux_timer_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_BOOTTIME, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

int clinux_timer_read(int timer) {
    uint64_t expirations;
    return read(timer, &expirations, sizeof expirations) < 0 ? -errno : 0;
}

int clinux_interface_watch(void) {
    int watch = socket(AF_NETLINK, SOCK_RAW | SOCK_CLOEXEC | SOCK_NONBLOCK, NETLINK_ROUTE);
    if (watch < 0) return -errno;
    struct sockaddr_nl address = {
        .nl_family = AF_NETLINK, .nl_groups = RTMGRP_LINK | RTMGRP_IPV4_IFADDR | RTMGRP_IPV6_IFADDR};
    if (bind(watch, (struct sockaddr *)&address, sizeof address) < 0) {
        int error = errno;
        close(watch);
        return -error;
    }
    return watch;
}

int clinux_interface_watch_drain(int socket) {
    char buffer[8192];
    int heard = 0;
    for (;;) {
        ssize_t count = recv(socket, buffer, sizeof buffer, MSG_DONTWAIT);
        // ENOBUFS says that messages were lost: as good a reason to look again.
        if (count > 0 || (count < 0 && (errno == ENOBUFS || errno == EINTR))) heard = 1;
        else return heard;
    }
}

static int is_address(const struct ndmsg *entry, const struct rtattr *attribute, const struct sockaddr_storage *address) {
    if (entry->ndm_family != address->ss_family) return 0;
    if (entry->ndm_family == AF_INET) {
        const struct sockaddr_in *in = (const struct sockaddr_in *)address;
        return RTA_PAYLOAD(attribute) == sizeof in->sin_addr
            && memcmp(RTA_DATA(attribute), &in->sin_addr, sizeof in->sin_addr) == 0;
    }
    const struct sockaddr_in6 *in6 = (const struct sockaddr_in6 *)address;
    if (in6->sin6_scope_id != 0 && in6->sin6_scope_id != (uint32_t)entry->ndm_ifindex) return 0;
    return RTA_PAYLOAD(attribute) == sizeof in6->sin6_addr
        && memcmp(RTA_DATA(attribute), &in6->sin6_addr, sizeof in6->sin6_addr) == 0;
}

// Answers 1 if the entry is that of the address.
static int read_neighbour(
    const struct nlmsghdr *message, const struct sockaddr_storage *address, clinux_neighbour *neighbour) {
    const struct ndmsg *entry = NLMSG_DATA(message);
    int left = (int)(message->nlmsg_len - NLMSG_LENGTH(sizeof *entry)), found = 0;
    uint32_t age = UINT32_MAX;
    const struct rtattr *attribute = (const struct rtattr *)((const char *)entry + NLMSG_ALIGN(sizeof *entry));
    for (; RTA_OK(attribute, left); attribute = RTA_NEXT(attribute, left)) {
        if (attribute->rta_type == NDA_DST) found = is_address(entry, attribute, address);
        if (attribute->rta_type == NDA_CACHEINFO && RTA_PAYLOAD(attribute) >= sizeof(struct nda_cacheinfo)) {
            struct nda_cacheinfo cache;
            memcpy(&cache, RTA_DATA(attribute), sizeof cache);
            uint64_t milliseconds = (uint64_t)cache.ndm_confirmed * 1000 / (uint64_t)sysconf(_SC_CLK_TCK);
            age = milliseconds < UINT32_MAX ? (uint32_t)milliseconds : UINT32_MAX;
        }
    }
    if (!found) return 0;
    neighbour->is_confirmed = (entry->ndm_state & NUD_REACHABLE) != 0;
    neighbour->has_failed = (entry->ndm_state & NUD_FAILED) != 0;
    neighbour->age = age;
    return 1;
}

// Reads the kernel's answer to the end; answers whether the address is in it.
static int read_neighbours(int socket, const struct sockaddr_storage *address, clinux_neighbour *neighbour) {
    union { char bytes[32768]; struct nlmsghdr aligned; } buffer;
    int found = 0;
    for (;;) {
        ssize_t count = recv(socket, buffer.bytes, sizeof buffer.bytes, 0);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return -errno;
        if (count == 0) return found;
        struct nlmsghdr *message = &buffer.aligned;
        for (; NLMSG_OK(message, count); message = NLMSG_NEXT(message, count)) {
            if (message->nlmsg_type == NLMSG_DONE) return found;
            if (message->nlmsg_type == NLMSG_ERROR) return ((struct nlmsgerr *)NLMSG_DATA(message))->error;
            clinux_neighbour one;
            if (message->nlmsg_type != RTM_NEWNEIGH || !read_neighbour(message, address, &one)) continue;
            if (!found || (one.is_confirmed && (!neighbour->is_confirmed || one.age < neighbour->age))) *neighbour = one;
            found = 1;
        }
    }
}

int clinux_neighbour_find(const clinux_endpoint *address, clinux_neighbour *neighbour) {
    memset(neighbour, 0, sizeof *neighbour);
    struct sockaddr_storage storage;
    to_sockaddr(address, &storage);
    int asking = socket(AF_NETLINK, SOCK_RAW | SOCK_CLOEXEC, NETLINK_ROUTE);
    if (asking < 0) return -errno;
    // The kernel answers at once; the limit is for the day on which it does not.
    struct timeval limit = {.tv_sec = 1};
    setsockopt(asking, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
    struct {
        struct nlmsghdr header;
        struct ndmsg entry;
    } request = {
        .header = {
            .nlmsg_len = sizeof request, .nlmsg_type = RTM_GETNEIGH, .nlmsg_flags = NLM_F_REQUEST | NLM_F_DUMP},
        .entry = {.ndm_family = (unsigned char)storage.ss_family},
    };
    int result = send(asking, &request, sizeof request, 0) < 0 ? -errno : read_neighbours(asking, &storage, neighbour);
    close(asking);
    return result;
}

// Signals belong to the process, so this does too. A bell is never closed: a handler may be about to ring it.
static struct {
    int bell;
    int listeners;
} signals[NSIG];
static pthread_mutex_t signals_lock = PTHREAD_MUTEX_INITIALIZER;

static void ring_for(int signal) {
    int before = errno;
    eventfd_write(signals[signal].bell, 1);
    errno = before;
}

static int handle_signal(int signal, void (*handler)(int)) {
    struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    return answer(sigaction(signal, &action, NULL));
}

static int begin_listening(int signal) {
    if (signals[signal].listeners > 0) return 0;
    if (signals[signal].bell == 0) {
        int bell = clinux_bell();
        if (bell < 0) return bell;
        signals[signal].bell = bell;
    }
    clinux_bell_silence(signals[signal].bell);
    return handle_signal(signal, ring_for);
}

int clinux_signal_listen(int signal) {
    if (signal <= 0 || signal >= NSIG) return -EINVAL;
    pthread_mutex_lock(&signals_lock);
    int result = begin_listening(signal);
    if (result >= 0) {
        signals[signal].listeners += 1;
        result = signals[signal].bell;
    }
    pthread_mutex_unlock(&signals_lock);
    return result;
}

void clinux_signal_end(int signal) {
    pthread_mutex_lock(&signals_lock);
    signals[signal].listeners -= 1;
    if (signals[signal].listeners == 0) handle_signal(signal, SIG_DFL);
    pthread_mutex_unlock(&signals_lock);
}

int clinux_poll_set(void) { return answer(epoll_create1(EPOLL_CLOEXEC)); }

int clinux_poll_add(int set, int descriptor, int for_writing, uint64_t token) {
    struct epoll_event event = {.events = for_writing ? EPOLLOUT : EPOLLIN, .data.u64 = token};
    return answer(epoll_ctl(set, EPOLL_CTL_ADD, descriptor, &event));
}

int clinux_poll_remove(int set, int descriptor) {
    struct epoll_event unused = {0};
    return answer(epoll_ctl(set, EPOLL_CTL_DEL, descriptor, &unused));
}

int clinux_poll_wait(int set, uint64_t *tokens, int count, int milliseconds) {
    struct epoll_event events[64];
    int ready = answer(epoll_wait(set, events, count < 64 ? count : 64, milliseconds));
    for (int index = 0; index < ready; index++) tokens[index] = events[index].data.u64;
    return ready;
}

int clinux_bell(void) { return answer(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)); }

int clinux_bell_ring(int bell) { return answer(eventfd_write(bell, 1)); }

int clinux_bell_silence(int bell) {
    eventfd_t count;
    return answer(eventfd_read(bell, &count));
}

struct thread_start {
    char name[16];
    void *context;
    void (*body)(void *context);
};

static void *thread_main(void *argument) {
    struct thread_start start = *(struct thread_start *)argument;
    free(argument);
    pthread_setname_np(pthread_self(), start.name);
    start.body(start.context);
    return NULL;
}

int clinux_thread_start(const char *name, void *context, void (*body)(void *context)) {
    struct thread_start *start = calloc(1, sizeof *start);
    if (start == NULL) return -ENOMEM;
    strncpy(start->name, name, sizeof start->name - 1);
    start->context = context;
    start->body = body;
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pthread_t thread;
    int error = pthread_create(&thread, NULL, thread_main, start);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (error != 0) {
        free(start);
        return -error;
    }
    pthread_detach(thread);
    return 0;
}
