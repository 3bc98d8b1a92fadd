// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HearthSystem

/// A still picture of a camera.
package struct CameraSnapshot: Hashable, Sendable {
    /// As the camera says; `image/jpeg` if it does not.
    package let contentType: String
    package let bytes: [UInt8]
}

extension AccessoryLink {
    /// Asks a camera for a still picture. Nothing else can be asked meanwhile. Source: HAP reference 22.
    ///
    /// - Parameter aid: the accessory server itself, or a camera behind the bridge.
    /// - Returns: the picture, or why there is none.
    /// - Throws: ``LinkFailure`` when there is no answer at all.
    package func takeSnapshot(
        width: Int, height: Int, of aid: UInt64 = 1
    ) async throws(LinkFailure) -> Result<CameraSnapshot, CharacteristicFailure> {
        let request = ResourceRequest(width: width, height: height, aid: aid == 1 ? nil : aid)
        let answer = try await send(request.httpRequest, over: try await usableSession(), .read).message
        let type = answer.contentType?.lowercased() ?? ContentType.jpeg
        if answer.status == 200, !answer.body.isEmpty, !type.hasPrefix(ContentType.hapJSON) {
            return .success(CameraSnapshot(contentType: type, bytes: answer.body))
        }
        if let status = HAPStatus(body: answer.body), !status.isSuccess { return .failure(.status(status)) }
        return .failure(answer.isSuccess ? .noAnswer : .refused(status: answer.status))
    }
}
