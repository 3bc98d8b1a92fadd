// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthIPC
internal import HearthModel

/// A request that not everybody may make. Wishes to change the database are not among these: what may be changed, their
/// changes tell (`AccessRule`).
protocol RestrictedRequest: HubRequest {
    /// What the asker needs the right for.
    var need: AccessNeed { get }
}

extension ReadCharacteristics: RestrictedRequest {
    var need: AccessNeed { .control(characteristics.map(\.accessory)) }
}

extension WriteCharacteristics: RestrictedRequest {
    var need: AccessNeed { .control(writes.map(\.characteristic.accessory)) }
}

extension SubscribeCharacteristics: RestrictedRequest {
    var need: AccessNeed { .control(characteristics.map(\.accessory)) }
}

extension TakeSnapshot: RestrictedRequest {
    var need: AccessNeed { .control([accessory]) }
}

extension ShowRecentSnapshot: RestrictedRequest {
    var need: AccessNeed { .control([accessory]) }
}

extension StartCameraStream: RestrictedRequest {
    var need: AccessNeed { .control([accessory]) }
}

extension ExecuteActionSet: RestrictedRequest {
    var need: AccessNeed { .use(home) }
}

extension TestTrigger: RestrictedRequest {
    var need: AccessNeed { .use(home) }
}

extension IdentifyAccessory: RestrictedRequest {
    var need: AccessNeed { .identification(accessory) }
}

extension AddAccessory: RestrictedRequest {
    var need: AccessNeed { .administration(of: home) }
}

extension RefreshAccessory: RestrictedRequest {
    var need: AccessNeed { .administrationOf(accessory: accessory) }
}

extension Discover: RestrictedRequest {
    var need: AccessNeed { .anyAdministration }
}

extension RegisterSetupAgent: RestrictedRequest {
    var need: AccessNeed { .anyAdministration }
}

extension ListPairings: RestrictedRequest {
    var need: AccessNeed { .ownership }
}

extension AddPairing: RestrictedRequest {
    var need: AccessNeed { .ownership }
}

extension RemovePairing: RestrictedRequest {
    var need: AccessNeed { .ownership }
}

extension ExportIdentity: RestrictedRequest {
    var need: AccessNeed { .ownership }
}

extension ImportIdentity: RestrictedRequest {
    var need: AccessNeed { .ownership }
}
