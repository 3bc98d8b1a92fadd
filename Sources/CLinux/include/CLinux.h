// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0
//
// What Glibc's Swift module leaves out.

#ifndef HEARTH_CLINUX_H
#define HEARTH_CLINUX_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include <sys/socket.h>

#endif
