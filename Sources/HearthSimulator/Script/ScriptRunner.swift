// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
internal import HAPNetwork
internal import HearthSystem

/// Carries a script out, each line for itself.
struct ScriptRunner: Sendable {
    let script: Script
    let desk: ControlDesk
    let changes: ChangeFeed
    let clock: any Clock<Duration>
    let logger: Logger

    /// What a line waits for, its names looked up.
    fileprivate struct Watch: Sendable {
        let line: Script.Line
        let server: AccessoryServer
        let id: CharacteristicID
        /// nil for any.
        let value: CharacteristicValue?
    }

    /// Looks all names up, so that a mistake shows at the start.
    ///
    /// - Throws: ``ScriptError``.
    func check() async throws(ScriptError) {
        _ = try await watches()
        for line in script.lines {
            do throws(ControlError) {
                try await desk.check(line.action)
            } catch {
                throw line.error(error)
            }
        }
    }

    /// Runs until the task is cancelled.
    func run() async throws {
        let watches = try await watches()
        // Before anything happens, so that no change is missed.
        let feed = changes.follow()
        await withDiscardingTaskGroup { group in
            for line in script.lines {
                switch line.moment {
                case .after(let delay): group.addTask { await carryOut(line, after: delay) }
                case .every(let period): group.addTask { await repeatedly(line, every: period) }
                case .on: break
                }
            }
            for await change in feed {
                for watch in watches where watch.isMet(by: change) {
                    group.addTask { await carryOut(watch.line, after: watch.line.delay) }
                }
            }
            group.cancelAll()
        }
    }

    private func repeatedly(_ line: Script.Line, every period: Duration) async {
        while (try? await clock.sleep(for: period)) != nil { await carryOut(line, after: .zero) }
    }

    private func carryOut(_ line: Script.Line, after delay: Duration) async {
        if delay > .zero, (try? await clock.sleep(for: delay)) == nil { return }
        do throws(ControlError) {
            _ = try await desk.answer(line.action)
        } catch {
            logger.warning("\(line.error(error))")
        }
    }

    private func watches() async throws(ScriptError) -> [Watch] {
        var watches: [Watch] = []
        for line in script.lines {
            guard case .on(let accessory, let characteristic, let text) = line.moment else { continue }
            do throws(ControlError) {
                let place = try await desk.place(accessory, characteristic)
                let value = try text.map { (text) throws(ControlError) in try place.value(from: text) }
                watches.append(Watch(line: line, server: place.accessory.server.server, id: place.id, value: value))
            } catch {
                throw line.error(error)
            }
        }
        return watches
    }
}

extension ScriptRunner.Watch {
    fileprivate func isMet(by change: ChangeFeed.Change) -> Bool {
        change.server === server && change.id == id && (value == nil || value == change.value)
    }
}

extension Script.Line {
    fileprivate func error(_ error: ControlError) -> ScriptError {
        let candidates = error.candidates.isEmpty ? "" : " Possible: \(error.candidates.joined(separator: ", "))."
        return ScriptError(line: number, reason: error.description + candidates)
    }
}
