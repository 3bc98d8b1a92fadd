// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

extension HMError.Code {
    /// Every code by its name: the word that the hub uses for it.
    static let named: [String: HMError.Code] = [
        "unexpectedError": .unexpectedError,
        "alreadyExists": .alreadyExists,
        "notFound": .notFound,
        "invalidParameter": .invalidParameter,
        "accessoryNotReachable": .accessoryNotReachable,
        "readOnlyCharacteristic": .readOnlyCharacteristic,
        "writeOnlyCharacteristic": .writeOnlyCharacteristic,
        "notificationNotSupported": .notificationNotSupported,
        "operationTimedOut": .operationTimedOut,
        "accessoryPoweredOff": .accessoryPoweredOff,
        "accessDenied": .accessDenied,
        "objectAssociatedToAnotherHome": .objectAssociatedToAnotherHome,
        "objectNotAssociatedToAnyHome": .objectNotAssociatedToAnyHome,
        "objectAlreadyAssociatedToHome": .objectAlreadyAssociatedToHome,
        "accessoryIsBusy": .accessoryIsBusy,
        "operationInProgress": .operationInProgress,
        "accessoryOutOfResources": .accessoryOutOfResources,
        "insufficientPrivileges": .insufficientPrivileges,
        "accessoryPairingFailed": .accessoryPairingFailed,
        "invalidDataFormatSpecified": .invalidDataFormatSpecified,
        "nilParameter": .nilParameter,
        "unconfiguredParameter": .unconfiguredParameter,
        "invalidClass": .invalidClass,
        "operationCancelled": .operationCancelled,
        "roomForHomeCannotBeInZone": .roomForHomeCannotBeInZone,
        "noActionsInActionSet": .noActionsInActionSet,
        "noRegisteredActionSets": .noRegisteredActionSets,
        "missingParameter": .missingParameter,
        "fireDateInPast": .fireDateInPast,
        "roomForHomeCannotBeUpdated": .roomForHomeCannotBeUpdated,
        "actionInAnotherActionSet": .actionInAnotherActionSet,
        "objectWithSimilarNameExistsInHome": .objectWithSimilarNameExistsInHome,
        "homeWithSimilarNameExists": .homeWithSimilarNameExists,
        "renameWithSimilarName": .renameWithSimilarName,
        "cannotRemoveNonBridgeAccessory": .cannotRemoveNonBridgeAccessory,
        "nameContainsProhibitedCharacters": .nameContainsProhibitedCharacters,
        "nameDoesNotStartWithValidCharacters": .nameDoesNotStartWithValidCharacters,
        "userIDNotEmailAddress": .userIDNotEmailAddress,
        "userDeclinedAddingUser": .userDeclinedAddingUser,
        "userDeclinedRemovingUser": .userDeclinedRemovingUser,
        "userDeclinedInvite": .userDeclinedInvite,
        "userManagementFailed": .userManagementFailed,
        "recurrenceTooSmall": .recurrenceTooSmall,
        "invalidValueType": .invalidValueType,
        "valueLowerThanMinimum": .valueLowerThanMinimum,
        "valueHigherThanMaximum": .valueHigherThanMaximum,
        "stringLongerThanMaximum": .stringLongerThanMaximum,
        "homeAccessNotAuthorized": .homeAccessNotAuthorized,
        "operationNotSupported": .operationNotSupported,
        "maximumObjectLimitReached": .maximumObjectLimitReached,
        "accessorySentInvalidResponse": .accessorySentInvalidResponse,
        "stringShorterThanMinimum": .stringShorterThanMinimum,
        "genericError": .genericError,
        "securityFailure": .securityFailure,
        "communicationFailure": .communicationFailure,
        "messageAuthenticationFailed": .messageAuthenticationFailed,
        "invalidMessageSize": .invalidMessageSize,
        "accessoryDiscoveryFailed": .accessoryDiscoveryFailed,
        "clientRequestError": .clientRequestError,
        "accessoryResponseError": .accessoryResponseError,
        "nameDoesNotEndWithValidCharacters": .nameDoesNotEndWithValidCharacters,
        "accessoryIsBlocked": .accessoryIsBlocked,
        "invalidAssociatedServiceType": .invalidAssociatedServiceType,
        "actionSetExecutionFailed": .actionSetExecutionFailed,
        "actionSetExecutionPartialSuccess": .actionSetExecutionPartialSuccess,
        "actionSetExecutionInProgress": .actionSetExecutionInProgress,
        "accessoryOutOfCompliance": .accessoryOutOfCompliance,
        "dataResetFailure": .dataResetFailure,
        "notificationAlreadyEnabled": .notificationAlreadyEnabled,
        "recurrenceMustBeOnSpecifiedBoundaries": .recurrenceMustBeOnSpecifiedBoundaries,
        "dateMustBeOnSpecifiedBoundaries": .dateMustBeOnSpecifiedBoundaries,
        "cannotActivateTriggerTooFarInFuture": .cannotActivateTriggerTooFarInFuture,
        "recurrenceTooLarge": .recurrenceTooLarge,
        "readWritePartialSuccess": .readWritePartialSuccess,
        "readWriteFailure": .readWriteFailure,
        "notSignedIntoiCloud": .notSignedIntoiCloud,
        "keychainSyncNotEnabled": .keychainSyncNotEnabled,
        "cloudDataSyncInProgress": .cloudDataSyncInProgress,
        "networkUnavailable": .networkUnavailable,
        "addAccessoryFailed": .addAccessoryFailed,
        "missingEntitlement": .missingEntitlement,
        "cannotUnblockNonBridgeAccessory": .cannotUnblockNonBridgeAccessory,
        "deviceLocked": .deviceLocked,
        "cannotRemoveBuiltinActionSet": .cannotRemoveBuiltinActionSet,
        "locationForHomeDisabled": .locationForHomeDisabled,
        "notAuthorizedForLocationServices": .notAuthorizedForLocationServices,
        "referToUserManual": .referToUserManual,
        "invalidOrMissingAuthorizationData": .invalidOrMissingAuthorizationData,
        "bridgedAccessoryNotReachable": .bridgedAccessoryNotReachable,
        "notAuthorizedForMicrophoneAccess": .notAuthorizedForMicrophoneAccess,
        "incompatibleNetwork": .incompatibleNetwork,
        "noHomeHub": .noHomeHub,
        "noCompatibleHomeHub": .noCompatibleHomeHub,
        "incompatibleAccessory": .incompatibleAccessory,
        "objectWithSimilarNameExists": .objectWithSimilarNameExists,
        "ownershipFailure": .ownershipFailure,
        "maximumAccessoriesOfTypeInHome": .maximumAccessoriesOfTypeInHome,
        "wiFiCredentialGenerationFailed": .wiFiCredentialGenerationFailed,
        "enterpriseNetworkNotSupported": .enterpriseNetworkNotSupported,
        "timedOutWaitingForAccessory": .timedOutWaitingForAccessory,
        "accessoryCommunicationFailure": .accessoryCommunicationFailure,
        "failedToJoinNetwork": .failedToJoinNetwork,
        "accessoryIsSuspended": .accessoryIsSuspended,
        "partialCommunicationFailure": .partialCommunicationFailure,
        "homeUpgradeRequired": .homeUpgradeRequired,
    ]

    /// What the code says, in words.
    var words: String {
        switch self {
        case .unexpectedError: "Something failed with no known cause."
        case .alreadyExists: "Object is already in that container (room in zone, service in group, event in trigger…)."
        case .notFound: "Object is not in that container."
        case .invalidParameter: "Argument cannot be used for this operation."
        case .accessoryNotReachable: "Accessory cannot be contacted."
        case .readOnlyCharacteristic: "Write to a characteristic without write permission."
        case .writeOnlyCharacteristic: "Read of a characteristic without read permission."
        case .notificationNotSupported: "Characteristic or accessory cannot notify."
        case .operationTimedOut: "No answer in time."
        case .accessoryPoweredOff: "Accessory is known to be off."
        case .accessDenied: "Current user may not do this."
        case .objectAssociatedToAnotherHome: "Object belongs to a different home."
        case .objectNotAssociatedToAnyHome: "Object has not been added to a home."
        case .objectAlreadyAssociatedToHome: "Object is already in this home."
        case .accessoryIsBusy: "Accessory serves someone else just now."
        case .operationInProgress: "Same operation is still running."
        case .accessoryOutOfResources: "Accessory has no room left (pairings, connections…)."
        case .insufficientPrivileges: "Needs administrator rights."
        case .accessoryPairingFailed: "Pairing failed, for example wrong setup code."
        case .invalidDataFormatSpecified: "Data has the wrong format."
        case .nilParameter: "nil given where a value is needed."
        case .unconfiguredParameter: "Object given is not fully set up."
        case .invalidClass: "Abstract class used where a concrete one is needed."
        case .operationCancelled: "User stopped it."
        case .roomForHomeCannotBeInZone: "Default room cannot be in a zone."
        case .noActionsInActionSet: "Action set is empty."
        case .noRegisteredActionSets: "Trigger has no action set."
        case .missingParameter: "A needed argument is absent."
        case .fireDateInPast: "One-shot fire date is not in the future."
        case .roomForHomeCannotBeUpdated: "Default room cannot be renamed/changed."
        case .actionInAnotherActionSet: "Action object is already used in another set."
        case .objectWithSimilarNameExistsInHome: "Another object in the home has an equal name (after normalisation)."
        case .homeWithSimilarNameExists: "Another home has an equal name."
        case .renameWithSimilarName: "New name equals the current one."
        case .cannotRemoveNonBridgeAccessory: "Bridged accessories leave only with their bridge."
        case .nameContainsProhibitedCharacters: "Name holds a character that is not letter, digit, space or apostrophe."
        case .nameDoesNotStartWithValidCharacters: "Name must begin with a letter or digit."
        case .userIDNotEmailAddress: "User id is not an e-mail address."
        case .userDeclinedAddingUser: "User cancelled adding a user."
        case .userDeclinedRemovingUser: "User cancelled removing a user."
        case .userDeclinedInvite: "Invited person refused."
        case .userManagementFailed: "Other user-management failure."
        case .recurrenceTooSmall: "Interval under 5 minutes."
        case .invalidValueType: "Value has the wrong type for the format."
        case .valueLowerThanMinimum: "Number below the minimum."
        case .valueHigherThanMaximum: "Number above the maximum."
        case .stringLongerThanMaximum: "String too long (value or name)."
        case .homeAccessNotAuthorized: "App has no permission for home data."
        case .operationNotSupported: "Not available here."
        case .maximumObjectLimitReached: "Too many objects of this kind."
        case .accessorySentInvalidResponse: "Answer could not be understood."
        case .stringShorterThanMinimum: "String too short (for example empty name)."
        case .genericError: "No better code."
        case .securityFailure: "Cryptographic check failed."
        case .communicationFailure: "Transport failed."
        case .messageAuthenticationFailed: "Message authentication tag was wrong."
        case .invalidMessageSize: "Message has an illegal size."
        case .accessoryDiscoveryFailed: "Could not find the accessory."
        case .clientRequestError: "Request was malformed."
        case .accessoryResponseError: "Accessory answered with an error."
        case .nameDoesNotEndWithValidCharacters: "Name must end with a letter or digit."
        case .accessoryIsBlocked: "Accessory is blocked; unblock first."
        case .invalidAssociatedServiceType: "Type not allowed as associated type."
        case .actionSetExecutionFailed: "Every action failed."
        case .actionSetExecutionPartialSuccess: "Some actions failed."
        case .actionSetExecutionInProgress: "Set is already running."
        case .accessoryOutOfCompliance: "Accessory breaks the protocol rules."
        case .dataResetFailure: "Erasing home data failed."
        case .notificationAlreadyEnabled: "Already subscribed."
        case .recurrenceMustBeOnSpecifiedBoundaries: "Interval is not made of whole minutes."
        case .dateMustBeOnSpecifiedBoundaries: "Date has non-zero seconds."
        case .cannotActivateTriggerTooFarInFuture: "Next fire date is 5 weeks or more away."
        case .recurrenceTooLarge: "Interval over 5 weeks."
        case .readWritePartialSuccess: "Some reads/writes of a batch failed."
        case .readWriteFailure: "All reads/writes of a batch failed."
        case .notSignedIntoiCloud: "No cloud account."
        case .keychainSyncNotEnabled: "Key sync is off."
        case .cloudDataSyncInProgress: "Data is still syncing."
        case .networkUnavailable: "No network."
        case .addAccessoryFailed: "Adding failed."
        case .missingEntitlement: "App lacks the entitlement."
        case .cannotUnblockNonBridgeAccessory: "Bridged accessories are unblocked through their bridge."
        case .deviceLocked: "Device must be unlocked first (secure accessories)."
        case .cannotRemoveBuiltinActionSet: "Built-in sets stay."
        case .locationForHomeDisabled: "Home location is not available."
        case .notAuthorizedForLocationServices: "Location permission missing."
        case .referToUserManual: "See the accessory's manual."
        case .invalidOrMissingAuthorizationData: "Write refused: authorization data absent or wrong."
        case .bridgedAccessoryNotReachable: "Bridge is there but the device behind it is not."
        case .notAuthorizedForMicrophoneAccess: "Microphone permission missing."
        case .incompatibleNetwork: "Network does not suit the accessory."
        case .noHomeHub: "No hub in the home."
        case .noCompatibleHomeHub: "Hub too old."
        case .incompatibleAccessory: "Accessory cannot be used."
        case .objectWithSimilarNameExists: "An object with an equal name exists."
        case .ownershipFailure: "Ownership proof did not match."
        case .maximumAccessoriesOfTypeInHome: "Home has all accessories of this type it may have."
        case .wiFiCredentialGenerationFailed: "Router could not make credentials."
        case .enterpriseNetworkNotSupported: "Enterprise Wi-Fi cannot be used."
        case .timedOutWaitingForAccessory: "Accessory did not come up in time."
        case .accessoryCommunicationFailure: "Accessory did not communicate properly."
        case .failedToJoinNetwork: "Accessory could not join the network."
        case .accessoryIsSuspended: "Accessory sleeps."
        case .partialCommunicationFailure: "Some of the communication failed."
        case .homeUpgradeRequired: "Home must be migrated to the newer architecture first."
        }
    }
}
