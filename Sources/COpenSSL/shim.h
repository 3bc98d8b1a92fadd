// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/bn.h>
#include <openssl/crypto.h>
#include <openssl/rand.h>
#include <openssl/params.h>
#include <openssl/core_names.h>
#include <openssl/err.h>
