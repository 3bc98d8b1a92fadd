// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Every mutation there is, for those who tell them apart by their method.
package enum Mutations {
    package static let all: [any Mutation.Type] = [
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
}
