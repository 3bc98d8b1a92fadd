// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// One by one: sodium.h brings what C calls deprecated as well.
#include <sodium/core.h>
#include <sodium/crypto_aead_chacha20poly1305.h>
#include <sodium/crypto_auth_hmacsha512.h>
#include <sodium/crypto_scalarmult.h>
#include <sodium/crypto_sign.h>
#include <sodium/utils.h>
