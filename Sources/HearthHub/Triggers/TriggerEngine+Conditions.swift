// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue
package import HearthIPC
package import HearthModel
internal import HearthSystem

/// Conditions that ask for values of devices.
extension TriggerEngine {
    /// Asks the devices, and lets the trigger run if its condition holds.
    func answer(_ question: TriggerQuestion) async {
        let values = await read(question.trigger.plan?.predicate?.characteristics ?? [])
        do throws(HubError) {
            let decision = try await registry.answer(question, with: values)
            await registry.close(question)
            guard case .runs(let run) = decision else { return }
            await perform(run, in: turn(for: run))
        } catch {
            log.error("trigger \(question.trigger.name) could not be recorded and does not run now: \(error.message)")
            try? await pauses.sleep(for: Self.pauseAfterFailure)
            await registry.close(question)
        }
    }

    /// What the devices say within the limit; those that do not answer are missing.
    func read(_ characteristics: [CharacteristicReference]) async -> [CharacteristicReference: CharacteristicValue] {
        guard !characteristics.isEmpty else { return [:] }
        let (answers, answer) = AsyncStream.makeStream(of: [HearthIPC.CharacteristicResult].self)
        // One dead device does not keep the others from answering.
        for asked in Dictionary(grouping: characteristics, by: \.accessory).values {
            reading.begin { await control.read(asked) { answer.yield($0) } }
        }
        reading.begin {
            try? await pauses.sleep(for: readLimit)
            answer.finish()
        }
        var values: [CharacteristicReference: CharacteristicValue] = [:]
        var missing = characteristics.count
        for await results in answers {
            for result in results where result.error == nil { values[result.characteristic] = result.value }
            missing -= results.count
            if missing == 0 { break }
        }
        return values
    }

    /// Tries a trigger out.
    ///
    /// - Throws: `notFound`; what keeps it from being recorded.
    package func test(_ request: TestTrigger) async throws(HubError) -> Trace {
        let trigger = try await registry.trigger(request.trigger, in: request.home)
        let values = await read(trigger.plan?.predicate?.characteristics ?? [])
        switch try await registry.test(trigger, request, values) {
        case .passes(let trace): return trace
        case .runs(let run):
            await perform(run, in: turn(for: run))
            return try await registry.trace(run.trace.id) ?? run.trace
        }
    }
}
