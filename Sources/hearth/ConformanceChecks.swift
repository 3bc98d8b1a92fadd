// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HearthCheck
import HearthCommands
import HearthSystem

/// `hearth check`: the one command that speaks HAP by itself.
enum ConformanceChecks {
    /// Runs until it is done, or until Control-C, after which only the pairing is removed.
    static let check: AccessoryCheck = { request, report async throws(CheckFailure) in
        let eventLoop = EventLoop(label: "check")
        let search = TargetSearch(
            interfaces: request.interface.map { [$0] }, within: request.searchLimit, eventLoop: eventLoop)
        let target: Target
        do throws(TargetSearch.Failure) {
            target = try await search.target(request.target)
        } catch {
            throw CheckFailure(error)
        }
        let check = try conformanceCheck(request, eventLoop)
        let run = Task { () async -> ConformanceCheck.Unreachable? in
            do throws(ConformanceCheck.Unreachable) {
                try await check.run(on: target) { report(FindingView($0)) }
                return nil
            } catch {
                return error
            }
        }
        let signals = SignalSequence([.interrupt, .terminate])
        let interrupting = Task { for await _ in signals { run.cancel() } }
        let problem = await run.value
        interrupting.cancel()
        if let problem { throw .failed("\(target.subject.address) takes no connection: \(problem.reason)") }
        guard !run.isCancelled else { throw .failed("Interrupted. No pairing was left behind, unless said above.") }
        return CheckedView(target.subject)
    }

    private static func conformanceCheck(
        _ request: CheckRequest, _ eventLoop: EventLoop
    ) throws(CheckFailure) -> ConformanceCheck {
        var options = ConformanceCheck.Options()
        options.isReadOnly = request.isReadOnly
        options.identifies = request.identifies
        do {
            options.setupCode = try request.setupCode.map { try SetupCode($0, allowingForbidden: true) }
            return try ConformanceCheck(options, eventLoop: eventLoop)
        } catch {
            throw .failed("\(error)")
        }
    }
}

extension CheckFailure {
    fileprivate init(_ failure: TargetSearch.Failure) {
        self =
            switch failure {
            case .notFound(let seen): .notFound(seen: seen)
            case .ambiguous(let candidates): .ambiguous(candidates)
            case .unknownHost(let text), .discovery(let text): .failed(text)
            case .cancelled: .failed("Interrupted.")
            }
    }
}

extension FindingView {
    fileprivate init(_ finding: Finding) {
        let severity: Severity =
            switch finding.severity {
            case .violation: .violation
            case .oddity: .oddity
            case .works: .works
            case .notTested: .notTested
            }
        self.init(
            severity: severity, id: finding.id, message: finding.sentence, source: finding.source,
            advice: finding.advice)
    }
}

extension CheckedView {
    fileprivate init(_ subject: ConformanceCheck.Subject) {
        self.init(name: subject.name, deviceID: subject.deviceID, address: subject.address)
    }
}
