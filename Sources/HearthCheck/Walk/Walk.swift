// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPNetwork
internal import HearthSystem

/// The walk itself: phase after phase, each of which tells its findings. What it opens it closes.
actor Walk {
    let target: Target
    let options: ConformanceCheck.Options
    let controller: Controller
    private let report: @Sendable (Finding) -> Void

    /// What the accessory holds of us; to be removed.
    var pairing: AccessoryPairing?
    var session: AccessorySession?
    var database: AttributeDatabase?
    let heard = Guarded<[HTTPResponse]>([])
    var listener: Task<Void, Never>?

    init(
        to target: Target, _ options: ConformanceCheck.Options, as controller: Controller,
        report: @escaping @Sendable (Finding) -> Void
    ) {
        self.target = target
        self.options = options
        self.controller = controller
        self.report = report
    }

    /// - Throws: ``ConformanceCheck/Unreachable``; nothing was checked then but the advertisement.
    func run() async throws(ConformanceCheck.Unreachable) {
        await checkAdvertisement()
        try await checkPlain()
        await identifyUnpaired()
        if !Task.isCancelled { await finishing { await self.checkPairSetup() } }
        if pairing != nil {
            if !Task.isCancelled { await walkSession() }
            await finishing { await self.removePairing() }
        }
        listener?.cancel()
        await session?.close()
    }

    private func walkSession() async {
        await checkPairVerify()
        await checkDatabase()
        await checkReads()
        await checkWrites()
        await checkEvents()
        await identifyPaired()
        await checkPairings()
    }

    /// Carries out what must not be left half done, whether or not the walk is cancelled meanwhile.
    private func finishing(_ body: @escaping @Sendable () async -> Void) async {
        await Task { await body() }.value
    }

    /// After a cancellation nothing more is told: what failed, failed because of it.
    func tell(_ findings: Finding?...) {
        guard !Task.isCancelled else { return }
        for finding in findings.compactMap(\.self) { report(finding) }
    }

    func tell(_ findings: [Finding]) {
        for finding in findings { tell(finding) }
    }
}

extension Walk {
    private func checkAdvertisement() async {
        guard let seen = target.sightings?.latest else {
            return tell(Rule.advertised.notTested("It is not announced where this machine can hear it."))
        }
        tell(Rule.advertised.works("It is announced as \"\(seen.name)\"."))
        tell(AdvertisementRules(seen.strings).findings)
    }

    /// What is announced; nil if it was not seen.
    var isPaired: Bool? { target.sightings?.latest.advertisement.isPaired }
}
