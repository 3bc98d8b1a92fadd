# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

PREFIX ?= /usr/local
DESTDIR ?=

# How long each fuzzer runs, and how many at once.
FUZZ_SECONDS ?= 600
FUZZ_JOBS ?= 2

# What apple-source tries, and how.
SOURCES ?=
OPTIONS ?=

LIBRARIES := libssl-dev libsodium-dev libsqlite3-dev libavahi-core-dev libqrencode-dev pkg-config
# For the checks.
CHECKS := python3 git
PEERS := python3 python3-venv iproute2 tzdata default-jdk-headless

# A crashing program under test must not wait for a backtrace.
export SWIFT_BACKTRACE ?= enable=no

# The foreign peers and oracles that tests run against.
export HEARTH_PEER_PYTHON ?= $(CURDIR)/.venv/bin/python

.PHONY: help demo test check format install install-package check-install docs uninstall soak bench fuzz test-thread test-address clean interoperability behaviour coverage apple-source toolchain libraries peers generate

help: ## Show what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

toolchain:
	@Scripts/check-toolchain.sh

libraries: toolchain
	@Scripts/install-dependencies.sh $(LIBRARIES)

peers: libraries
	@Scripts/install-dependencies.sh $(PEERS)
	@Scripts/make-peers-venv.sh

demo: libraries ## Run a simulated house, the hub and two example programs; stays until Ctrl-C
	swift build
	@Scripts/demo.sh

# With what measures, so that it always compiles.
test: export HEARTH_BENCHMARKS = 1
test: peers ## Run all tests but the long ones
	swift build --build-tests
	swift test --skip-build --no-parallel

check: toolchain ## Check formatting, licence headers, generated files and documentation
	@Scripts/install-dependencies.sh $(CHECKS)
	swift format lint --strict --recursive Package.swift Sources Tests Examples Benchmarks Fuzzers
	Scripts/check-headers.sh
	Scripts/check-generated.sh

interoperability: libraries ## Try every quirk and fault, and write Documentation/Interoperability.md
	swift build --build-tests
	Scripts/generate_interoperability.py

behaviour: peers ## Try every rule and error of HomeKit, and write Documentation/HomeKitBehaviour.md
	swift build --build-tests
	Scripts/generate_homekit_behaviour.py

coverage: libraries ## Compare HomeKit with Apple's API, and write Documentation/HomeKitCoverage.md
	swift build --target HomeKit
	Scripts/generate_homekit_coverage.py

apple-source: libraries ## Try sources written for Apple's HomeKit: SOURCES='folder file.swift …' OPTIONS=--all-errors
	@test -n "$(SOURCES)" || { echo "make apple-source SOURCES='folder file.swift …'; more: Tests/AppleSource/apple-source --help"; exit 2; }
	swift build
	Tests/AppleSource/apple-source $(OPTIONS) $(SOURCES)

generate: ## Write the generated files anew
	Scripts/generate_catalogue.py
	Scripts/generate_homekit_constants.py
	Scripts/generate_openrpc.py

format: ## Format all Swift files
	swift format --in-place --recursive Package.swift Sources Tests Examples Benchmarks Fuzzers

test-thread: peers ## Run all tests under the thread sanitizer
	swift test --no-parallel --sanitize=thread --scratch-path .build/thread

test-address: peers ## Run all tests under the address sanitizer
	@# Leaks are not looked for: the sanitizer does not see what Swift's weak references hold.
	ASAN_OPTIONS=detect_leaks=0 swift test --no-parallel --sanitize=address --scratch-path .build/address

fuzz: libraries ## Fuzz every decoder, FUZZ_SECONDS=600 each, FUZZ_JOBS=2 at once
	@Scripts/fuzz.sh --seconds $(FUZZ_SECONDS) --jobs $(FUZZ_JOBS)

soak: peers ## Run the proofs that take minutes
	Scripts/soak.sh

bench: peers ## Measure against aiohomekit, side by side
	Benchmarks/run.sh

install: libraries install-package ## Build for release and install to PREFIX (default /usr/local)
	for product in hearthd hearth hearth-simulator; do \
	  swift build -c release --static-swift-stdlib --product $$product; \
	done
	install -d $(DESTDIR)$(PREFIX)/bin
	install -s -m 755 .build/release/hearthd .build/release/hearth .build/release/hearth-simulator $(DESTDIR)$(PREFIX)/bin

install-package: ## Install the Swift modules alone, as a package that others can depend on
	Scripts/install-package.sh $(DESTDIR)$(PREFIX)/share/hearth

check-install: libraries ## Build and test a package that depends on an installed one
	Scripts/check-install.sh

docs: libraries ## Write the documentation of HomeKit and HomeKitTesting to .build/docs
	swift build --target HomeKitTesting
	@Scripts/docs.sh

uninstall: ## Remove what install put there
	rm -f $(addprefix $(DESTDIR)$(PREFIX)/bin/,hearthd hearth hearth-simulator)
	rm -rf $(DESTDIR)$(PREFIX)/share/hearth

clean: ## Remove everything that was built
	rm -rf .build .venv
