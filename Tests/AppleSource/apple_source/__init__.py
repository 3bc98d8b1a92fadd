# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""Tries sources that were written for Apple's HomeKit."""
