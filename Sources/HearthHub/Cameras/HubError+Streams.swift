// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HearthModel

extension HubError {
    /// Why there is no stream.
    init(_ failure: StreamFailure) {
        let code: Code =
            switch failure {
            case .busy, .overtaken: .accessoryIsBusy
            case .unavailable: .accessoryIsSuspended
            case .refused: .communicationFailure
            case .nothingInCommon: .operationNotSupported
            case .malformed: .accessorySentInvalidResponse
            case .cancelled: .operationCancelled
            }
        self.init(code, failure.description)
    }

    static let streamStopped = HubError(StreamFailure.cancelled)
}
