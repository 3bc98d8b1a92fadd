// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HearthModel

/// Everything a hub can be asked, as types: the dispatcher's table and the OpenRPC document are held against it.
package enum HubInterface {
    /// All requests except mutations and those the connection answers itself.
    package static let requests: [any HubRequest.Type] = [
        OpenDatabase.self, HubStatusRequest.self, Discover.self, RegisterSetupAgent.self, AddAccessory.self,
        IdentifyAccessory.self, ReadCharacteristics.self, WriteCharacteristics.self, SubscribeCharacteristics.self,
        ExecuteActionSet.self, TakeSnapshot.self, ShowRecentSnapshot.self, StartCameraStream.self,
        StopCameraStream.self, RefreshAccessory.self, FindAccessory.self, ListPairings.self, AddPairing.self,
        RemovePairing.self,
        ListTraces.self, TestTrigger.self, ShowAgenda.self,
        ShowIdentity.self, ExportIdentity.self, ImportIdentity.self,
    ]

    /// All wishes to change the database.
    package static let mutations: [any Mutation.Type] = [
        AddHome.self, RemoveHome.self, RenameHome.self, SetPrimaryHome.self, SetHomeLocation.self,
        AddRoom.self, RemoveRoom.self, RenameRoom.self,
        AddZone.self, RemoveZone.self, RenameZone.self, AddRoomToZone.self, RemoveRoomFromZone.self,
        RenameAccessory.self, AssignAccessory.self, RenameService.self, AssociateService.self,
        RemoveAccessory.self, UnblockAccessory.self,
        AddServiceGroup.self, RemoveServiceGroup.self, RenameServiceGroup.self, AddServiceToGroup.self,
        RemoveServiceFromGroup.self,
        AddActionSet.self, RemoveActionSet.self, RenameActionSet.self, AddAction.self, RemoveAction.self,
        UpdateAction.self, UpdateActionDelay.self,
        AddUser.self, UpdateUser.self, RemoveUser.self, SetPresence.self, WatchPhone.self,
        AddTrigger.self, RemoveTrigger.self, RenameTrigger.self, EnableTrigger.self, AddActionSetToTrigger.self,
        AddTriggerOwnedActionSet.self, RemoveActionSetFromTrigger.self, UpdateTimerSchedule.self,
        UpdateTriggerEvents.self, AddTriggerEvent.self, RemoveTriggerEvent.self, UpdateTriggerEndEvents.self,
        UpdateTriggerPredicate.self, UpdateTriggerWeekdays.self, UpdateTriggerExecuteOnce.self,
        UpdateTriggerEndDate.self, UpdateTriggerCatchUp.self,
    ]

    /// Answered by the connection itself.
    package static let connectionMethods = [Hello.method, discover]

    /// Answers with the OpenRPC document. Source: OpenRPC specification, "Service Discovery Method".
    package static let discover = "rpc.discover"

    /// Every method a client can ask for.
    package static var methods: Set<String> {
        Set(connectionMethods + requests.map { $0.method } + mutations.map { $0.method })
    }
}
