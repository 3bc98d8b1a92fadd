// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

extension HMError {
    /// Shorthand for HMError.Code.accessDenied.
    public static var accessDenied: Code { .accessDenied }
    /// Shorthand for HMError.Code.accessoryCommunicationFailure.
    public static var accessoryCommunicationFailure: Code { .accessoryCommunicationFailure }
    /// Shorthand for HMError.Code.accessoryDiscoveryFailed.
    public static var accessoryDiscoveryFailed: Code { .accessoryDiscoveryFailed }
    /// Shorthand for HMError.Code.accessoryIsBlocked.
    public static var accessoryIsBlocked: Code { .accessoryIsBlocked }
    /// Shorthand for HMError.Code.accessoryIsBusy.
    public static var accessoryIsBusy: Code { .accessoryIsBusy }
    /// Shorthand for HMError.Code.accessoryIsSuspended.
    public static var accessoryIsSuspended: Code { .accessoryIsSuspended }
    /// Shorthand for HMError.Code.accessoryNotReachable.
    public static var accessoryNotReachable: Code { .accessoryNotReachable }
    /// Shorthand for HMError.Code.accessoryOutOfCompliance.
    public static var accessoryOutOfCompliance: Code { .accessoryOutOfCompliance }
    /// Shorthand for HMError.Code.accessoryOutOfResources.
    public static var accessoryOutOfResources: Code { .accessoryOutOfResources }
    /// Shorthand for HMError.Code.accessoryPairingFailed.
    public static var accessoryPairingFailed: Code { .accessoryPairingFailed }
    /// Shorthand for HMError.Code.accessoryPoweredOff.
    public static var accessoryPoweredOff: Code { .accessoryPoweredOff }
    /// Shorthand for HMError.Code.accessoryResponseError.
    public static var accessoryResponseError: Code { .accessoryResponseError }
    /// Shorthand for HMError.Code.accessorySentInvalidResponse.
    public static var accessorySentInvalidResponse: Code { .accessorySentInvalidResponse }
    /// Shorthand for HMError.Code.actionInAnotherActionSet.
    public static var actionInAnotherActionSet: Code { .actionInAnotherActionSet }
    /// Shorthand for HMError.Code.actionSetExecutionFailed.
    public static var actionSetExecutionFailed: Code { .actionSetExecutionFailed }
    /// Shorthand for HMError.Code.actionSetExecutionInProgress.
    public static var actionSetExecutionInProgress: Code { .actionSetExecutionInProgress }
    /// Shorthand for HMError.Code.actionSetExecutionPartialSuccess.
    public static var actionSetExecutionPartialSuccess: Code { .actionSetExecutionPartialSuccess }
    /// Shorthand for HMError.Code.addAccessoryFailed.
    public static var addAccessoryFailed: Code { .addAccessoryFailed }
    /// Shorthand for HMError.Code.alreadyExists.
    public static var alreadyExists: Code { .alreadyExists }
    /// Shorthand for HMError.Code.bridgedAccessoryNotReachable.
    public static var bridgedAccessoryNotReachable: Code { .bridgedAccessoryNotReachable }
    /// Shorthand for HMError.Code.cannotActivateTriggerTooFarInFuture.
    public static var cannotActivateTriggerTooFarInFuture: Code { .cannotActivateTriggerTooFarInFuture }
    /// Shorthand for HMError.Code.cannotRemoveBuiltinActionSet.
    public static var cannotRemoveBuiltinActionSet: Code { .cannotRemoveBuiltinActionSet }
    /// Shorthand for HMError.Code.cannotRemoveNonBridgeAccessory.
    public static var cannotRemoveNonBridgeAccessory: Code { .cannotRemoveNonBridgeAccessory }
    /// Shorthand for HMError.Code.cannotUnblockNonBridgeAccessory.
    public static var cannotUnblockNonBridgeAccessory: Code { .cannotUnblockNonBridgeAccessory }
    /// Shorthand for HMError.Code.clientRequestError.
    public static var clientRequestError: Code { .clientRequestError }
    /// Shorthand for HMError.Code.cloudDataSyncInProgress.
    public static var cloudDataSyncInProgress: Code { .cloudDataSyncInProgress }
    /// Shorthand for HMError.Code.communicationFailure.
    public static var communicationFailure: Code { .communicationFailure }
    /// Shorthand for HMError.Code.dataResetFailure.
    public static var dataResetFailure: Code { .dataResetFailure }
    /// Shorthand for HMError.Code.dateMustBeOnSpecifiedBoundaries.
    public static var dateMustBeOnSpecifiedBoundaries: Code { .dateMustBeOnSpecifiedBoundaries }
    /// Shorthand for HMError.Code.deviceLocked.
    public static var deviceLocked: Code { .deviceLocked }
    /// Shorthand for HMError.Code.enterpriseNetworkNotSupported.
    public static var enterpriseNetworkNotSupported: Code { .enterpriseNetworkNotSupported }
    /// Shorthand for HMError.Code.failedToJoinNetwork.
    public static var failedToJoinNetwork: Code { .failedToJoinNetwork }
    /// Shorthand for HMError.Code.fireDateInPast.
    public static var fireDateInPast: Code { .fireDateInPast }
    /// Shorthand for HMError.Code.genericError.
    public static var genericError: Code { .genericError }
    /// Shorthand for HMError.Code.homeAccessNotAuthorized.
    public static var homeAccessNotAuthorized: Code { .homeAccessNotAuthorized }
    /// Shorthand for HMError.Code.homeUpgradeRequired.
    public static var homeUpgradeRequired: Code { .homeUpgradeRequired }
    /// Shorthand for HMError.Code.homeWithSimilarNameExists.
    public static var homeWithSimilarNameExists: Code { .homeWithSimilarNameExists }
    /// Shorthand for HMError.Code.incompatibleAccessory.
    public static var incompatibleAccessory: Code { .incompatibleAccessory }
    /// Shorthand for HMError.Code.incompatibleNetwork.
    public static var incompatibleNetwork: Code { .incompatibleNetwork }
    /// Shorthand for HMError.Code.insufficientPrivileges.
    public static var insufficientPrivileges: Code { .insufficientPrivileges }
    /// Shorthand for HMError.Code.invalidAssociatedServiceType.
    public static var invalidAssociatedServiceType: Code { .invalidAssociatedServiceType }
    /// Shorthand for HMError.Code.invalidClass.
    public static var invalidClass: Code { .invalidClass }
    /// Shorthand for HMError.Code.invalidDataFormatSpecified.
    public static var invalidDataFormatSpecified: Code { .invalidDataFormatSpecified }
    /// Shorthand for HMError.Code.invalidMessageSize.
    public static var invalidMessageSize: Code { .invalidMessageSize }
    /// Shorthand for HMError.Code.invalidOrMissingAuthorizationData.
    public static var invalidOrMissingAuthorizationData: Code { .invalidOrMissingAuthorizationData }
    /// Shorthand for HMError.Code.invalidParameter.
    public static var invalidParameter: Code { .invalidParameter }
    /// Shorthand for HMError.Code.invalidValueType.
    public static var invalidValueType: Code { .invalidValueType }
    /// Shorthand for HMError.Code.keychainSyncNotEnabled.
    public static var keychainSyncNotEnabled: Code { .keychainSyncNotEnabled }
    /// Shorthand for HMError.Code.locationForHomeDisabled.
    public static var locationForHomeDisabled: Code { .locationForHomeDisabled }
    /// Shorthand for HMError.Code.maximumAccessoriesOfTypeInHome.
    public static var maximumAccessoriesOfTypeInHome: Code { .maximumAccessoriesOfTypeInHome }
    /// Shorthand for HMError.Code.maximumObjectLimitReached.
    public static var maximumObjectLimitReached: Code { .maximumObjectLimitReached }
    /// Shorthand for HMError.Code.messageAuthenticationFailed.
    public static var messageAuthenticationFailed: Code { .messageAuthenticationFailed }
    /// Shorthand for HMError.Code.missingEntitlement.
    public static var missingEntitlement: Code { .missingEntitlement }
    /// Shorthand for HMError.Code.missingParameter.
    public static var missingParameter: Code { .missingParameter }
    /// Shorthand for HMError.Code.nameContainsProhibitedCharacters.
    public static var nameContainsProhibitedCharacters: Code { .nameContainsProhibitedCharacters }
    /// Shorthand for HMError.Code.nameDoesNotEndWithValidCharacters.
    public static var nameDoesNotEndWithValidCharacters: Code { .nameDoesNotEndWithValidCharacters }
    /// Shorthand for HMError.Code.nameDoesNotStartWithValidCharacters.
    public static var nameDoesNotStartWithValidCharacters: Code { .nameDoesNotStartWithValidCharacters }
    /// Shorthand for HMError.Code.networkUnavailable.
    public static var networkUnavailable: Code { .networkUnavailable }
    /// Shorthand for HMError.Code.nilParameter.
    public static var nilParameter: Code { .nilParameter }
    /// Shorthand for HMError.Code.noActionsInActionSet.
    public static var noActionsInActionSet: Code { .noActionsInActionSet }
    /// Shorthand for HMError.Code.noCompatibleHomeHub.
    public static var noCompatibleHomeHub: Code { .noCompatibleHomeHub }
    /// Shorthand for HMError.Code.noHomeHub.
    public static var noHomeHub: Code { .noHomeHub }
    /// Shorthand for HMError.Code.noRegisteredActionSets.
    public static var noRegisteredActionSets: Code { .noRegisteredActionSets }
    /// Shorthand for HMError.Code.notAuthorizedForLocationServices.
    public static var notAuthorizedForLocationServices: Code { .notAuthorizedForLocationServices }
    /// Shorthand for HMError.Code.notAuthorizedForMicrophoneAccess.
    public static var notAuthorizedForMicrophoneAccess: Code { .notAuthorizedForMicrophoneAccess }
    /// Shorthand for HMError.Code.notFound.
    public static var notFound: Code { .notFound }
    /// Shorthand for HMError.Code.notSignedIntoiCloud.
    public static var notSignedIntoiCloud: Code { .notSignedIntoiCloud }
    /// Shorthand for HMError.Code.notificationAlreadyEnabled.
    public static var notificationAlreadyEnabled: Code { .notificationAlreadyEnabled }
    /// Shorthand for HMError.Code.notificationNotSupported.
    public static var notificationNotSupported: Code { .notificationNotSupported }
    /// Shorthand for HMError.Code.objectAlreadyAssociatedToHome.
    public static var objectAlreadyAssociatedToHome: Code { .objectAlreadyAssociatedToHome }
    /// Shorthand for HMError.Code.objectAssociatedToAnotherHome.
    public static var objectAssociatedToAnotherHome: Code { .objectAssociatedToAnotherHome }
    /// Shorthand for HMError.Code.objectNotAssociatedToAnyHome.
    public static var objectNotAssociatedToAnyHome: Code { .objectNotAssociatedToAnyHome }
    /// Shorthand for HMError.Code.objectWithSimilarNameExists.
    public static var objectWithSimilarNameExists: Code { .objectWithSimilarNameExists }
    /// Shorthand for HMError.Code.objectWithSimilarNameExistsInHome.
    public static var objectWithSimilarNameExistsInHome: Code { .objectWithSimilarNameExistsInHome }
    /// Shorthand for HMError.Code.operationCancelled.
    public static var operationCancelled: Code { .operationCancelled }
    /// Shorthand for HMError.Code.operationInProgress.
    public static var operationInProgress: Code { .operationInProgress }
    /// Shorthand for HMError.Code.operationNotSupported.
    public static var operationNotSupported: Code { .operationNotSupported }
    /// Shorthand for HMError.Code.operationTimedOut.
    public static var operationTimedOut: Code { .operationTimedOut }
    /// Shorthand for HMError.Code.ownershipFailure.
    public static var ownershipFailure: Code { .ownershipFailure }
    /// Shorthand for HMError.Code.partialCommunicationFailure.
    public static var partialCommunicationFailure: Code { .partialCommunicationFailure }
    /// Shorthand for HMError.Code.readOnlyCharacteristic.
    public static var readOnlyCharacteristic: Code { .readOnlyCharacteristic }
    /// Shorthand for HMError.Code.readWriteFailure.
    public static var readWriteFailure: Code { .readWriteFailure }
    /// Shorthand for HMError.Code.readWritePartialSuccess.
    public static var readWritePartialSuccess: Code { .readWritePartialSuccess }
    /// Shorthand for HMError.Code.recurrenceMustBeOnSpecifiedBoundaries.
    public static var recurrenceMustBeOnSpecifiedBoundaries: Code { .recurrenceMustBeOnSpecifiedBoundaries }
    /// Shorthand for HMError.Code.recurrenceTooLarge.
    public static var recurrenceTooLarge: Code { .recurrenceTooLarge }
    /// Shorthand for HMError.Code.recurrenceTooSmall.
    public static var recurrenceTooSmall: Code { .recurrenceTooSmall }
    /// Shorthand for HMError.Code.referToUserManual.
    public static var referToUserManual: Code { .referToUserManual }
    /// Shorthand for HMError.Code.renameWithSimilarName.
    public static var renameWithSimilarName: Code { .renameWithSimilarName }
    /// Shorthand for HMError.Code.roomForHomeCannotBeInZone.
    public static var roomForHomeCannotBeInZone: Code { .roomForHomeCannotBeInZone }
    /// Shorthand for HMError.Code.roomForHomeCannotBeUpdated.
    public static var roomForHomeCannotBeUpdated: Code { .roomForHomeCannotBeUpdated }
    /// Shorthand for HMError.Code.securityFailure.
    public static var securityFailure: Code { .securityFailure }
    /// Shorthand for HMError.Code.stringLongerThanMaximum.
    public static var stringLongerThanMaximum: Code { .stringLongerThanMaximum }
    /// Shorthand for HMError.Code.stringShorterThanMinimum.
    public static var stringShorterThanMinimum: Code { .stringShorterThanMinimum }
    /// Shorthand for HMError.Code.timedOutWaitingForAccessory.
    public static var timedOutWaitingForAccessory: Code { .timedOutWaitingForAccessory }
    /// Shorthand for HMError.Code.unconfiguredParameter.
    public static var unconfiguredParameter: Code { .unconfiguredParameter }
    /// Shorthand for HMError.Code.unexpectedError.
    public static var unexpectedError: Code { .unexpectedError }
    /// Shorthand for HMError.Code.userDeclinedAddingUser.
    public static var userDeclinedAddingUser: Code { .userDeclinedAddingUser }
    /// Shorthand for HMError.Code.userDeclinedInvite.
    public static var userDeclinedInvite: Code { .userDeclinedInvite }
    /// Shorthand for HMError.Code.userDeclinedRemovingUser.
    public static var userDeclinedRemovingUser: Code { .userDeclinedRemovingUser }
    /// Shorthand for HMError.Code.userIDNotEmailAddress.
    public static var userIDNotEmailAddress: Code { .userIDNotEmailAddress }
    /// Shorthand for HMError.Code.userManagementFailed.
    public static var userManagementFailed: Code { .userManagementFailed }
    /// Shorthand for HMError.Code.valueHigherThanMaximum.
    public static var valueHigherThanMaximum: Code { .valueHigherThanMaximum }
    /// Shorthand for HMError.Code.valueLowerThanMinimum.
    public static var valueLowerThanMinimum: Code { .valueLowerThanMinimum }
    /// Shorthand for HMError.Code.wiFiCredentialGenerationFailed.
    public static var wiFiCredentialGenerationFailed: Code { .wiFiCredentialGenerationFailed }
    /// Shorthand for HMError.Code.writeOnlyCharacteristic.
    public static var writeOnlyCharacteristic: Code { .writeOnlyCharacteristic }
}
