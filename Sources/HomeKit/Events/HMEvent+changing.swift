// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
internal import HearthModel

extension HMEvent {
    /// Carries out a deprecated call that changes an event: in the trigger, if it is in one, and then in this object.
    func change(
        _ kind: Result<TriggerEvent.Kind, HMError>, _ completionHandler: @escaping CompletionHandler,
        then apply: @escaping @Sendable () -> Void
    ) {
        guard let trigger = trigger.value, trigger.holds(self) else {
            apply()
            return DispatchQueue.main.async { completionHandler(nil) }
        }
        switch kind {
        case .failure(let error): HomeFeed.refuse(error, completionHandler)
        case .success(let kind): trigger.replace(self, with: kind, then: apply, completionHandler)
        }
    }
}
