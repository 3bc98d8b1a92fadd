// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

#include <avahi-core/core.h>
#include <avahi-core/lookup.h>
#include <avahi-core/publish.h>
#include <avahi-core/log.h>
#include <avahi-common/alternative.h>
#include <avahi-common/domain.h>
#include <avahi-common/thread-watch.h>
#include <avahi-common/malloc.h>
#include <avahi-common/error.h>
#include <avahi-common/strlst.h>
#include <avahi-common/address.h>

static inline void cavahi_drop_message(AvahiLogLevel level, const char *text) {
    (void)level;
    (void)text;
}

/// Keeps the library from writing to standard error (it warns, for one, of every other mDNS stack on the machine).
/// Why a shim: the log function is global and has no user data, so a Swift closure could not reach a logger from it;
/// what fails is reported by return codes all the same.
static inline void cavahi_silence(void) { avahi_set_log_function(cavahi_drop_message); }
