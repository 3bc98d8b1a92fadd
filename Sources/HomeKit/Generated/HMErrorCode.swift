// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

extension HMError {
    /// The numbers of HomeKit's errors.
    public enum Code: Int, Sendable {
        /// Something failed with no known cause.
        case unexpectedError = -1
        /// Object is already in that container (room in zone, service in group, event in trigger…).
        case alreadyExists = 1
        /// Object is not in that container.
        case notFound = 2
        /// Argument cannot be used for this operation.
        case invalidParameter = 3
        /// Accessory cannot be contacted.
        case accessoryNotReachable = 4
        /// Write to a characteristic without write permission.
        case readOnlyCharacteristic = 5
        /// Read of a characteristic without read permission.
        case writeOnlyCharacteristic = 6
        /// Characteristic or accessory cannot notify.
        case notificationNotSupported = 7
        /// No answer in time.
        case operationTimedOut = 8
        /// Accessory is known to be off.
        case accessoryPoweredOff = 9
        /// Current user may not do this.
        case accessDenied = 10
        /// Object belongs to a different home.
        case objectAssociatedToAnotherHome = 11
        /// Object has not been added to a home.
        case objectNotAssociatedToAnyHome = 12
        /// Object is already in this home.
        case objectAlreadyAssociatedToHome = 13
        /// Accessory serves someone else just now.
        case accessoryIsBusy = 14
        /// Same operation is still running.
        case operationInProgress = 15
        /// Accessory has no room left (pairings, connections…).
        case accessoryOutOfResources = 16
        /// Needs administrator rights.
        case insufficientPrivileges = 17
        /// Pairing failed, for example wrong setup code.
        case accessoryPairingFailed = 18
        /// Data has the wrong format.
        case invalidDataFormatSpecified = 19
        /// nil given where a value is needed.
        case nilParameter = 20
        /// Object given is not fully set up.
        case unconfiguredParameter = 21
        /// Abstract class used where a concrete one is needed.
        case invalidClass = 22
        /// User stopped it.
        case operationCancelled = 23
        /// Default room cannot be in a zone.
        case roomForHomeCannotBeInZone = 24
        /// Action set is empty.
        case noActionsInActionSet = 25
        /// Trigger has no action set.
        case noRegisteredActionSets = 26
        /// A needed argument is absent.
        case missingParameter = 27
        /// One-shot fire date is not in the future.
        case fireDateInPast = 28
        /// Default room cannot be renamed/changed.
        case roomForHomeCannotBeUpdated = 29
        /// Action object is already used in another set.
        case actionInAnotherActionSet = 30
        /// Another object in the home has an equal name (after normalisation).
        case objectWithSimilarNameExistsInHome = 31
        /// Another home has an equal name.
        case homeWithSimilarNameExists = 32
        /// New name equals the current one.
        case renameWithSimilarName = 33
        /// Bridged accessories leave only with their bridge.
        case cannotRemoveNonBridgeAccessory = 34
        /// Name holds a character that is not letter, digit, space or apostrophe.
        case nameContainsProhibitedCharacters = 35
        /// Name must begin with a letter or digit.
        case nameDoesNotStartWithValidCharacters = 36
        /// User id is not an e-mail address.
        case userIDNotEmailAddress = 37
        /// User cancelled adding a user.
        case userDeclinedAddingUser = 38
        /// User cancelled removing a user.
        case userDeclinedRemovingUser = 39
        /// Invited person refused.
        case userDeclinedInvite = 40
        /// Other user-management failure.
        case userManagementFailed = 41
        /// Interval under 5 minutes.
        case recurrenceTooSmall = 42
        /// Value has the wrong type for the format.
        case invalidValueType = 43
        /// Number below the minimum.
        case valueLowerThanMinimum = 44
        /// Number above the maximum.
        case valueHigherThanMaximum = 45
        /// String too long (value or name).
        case stringLongerThanMaximum = 46
        /// App has no permission for home data.
        case homeAccessNotAuthorized = 47
        /// Not available here.
        case operationNotSupported = 48
        /// Too many objects of this kind.
        case maximumObjectLimitReached = 49
        /// Answer could not be understood.
        case accessorySentInvalidResponse = 50
        /// String too short (for example empty name).
        case stringShorterThanMinimum = 51
        /// No better code.
        case genericError = 52
        /// Cryptographic check failed.
        case securityFailure = 53
        /// Transport failed.
        case communicationFailure = 54
        /// Message authentication tag was wrong.
        case messageAuthenticationFailed = 55
        /// Message has an illegal size.
        case invalidMessageSize = 56
        /// Could not find the accessory.
        case accessoryDiscoveryFailed = 57
        /// Request was malformed.
        case clientRequestError = 58
        /// Accessory answered with an error.
        case accessoryResponseError = 59
        /// Name must end with a letter or digit.
        case nameDoesNotEndWithValidCharacters = 60
        /// Accessory is blocked; unblock first.
        case accessoryIsBlocked = 61
        /// Type not allowed as associated type.
        case invalidAssociatedServiceType = 62
        /// Every action failed.
        case actionSetExecutionFailed = 63
        /// Some actions failed.
        case actionSetExecutionPartialSuccess = 64
        /// Set is already running.
        case actionSetExecutionInProgress = 65
        /// Accessory breaks the protocol rules.
        case accessoryOutOfCompliance = 66
        /// Erasing home data failed.
        case dataResetFailure = 67
        /// Already subscribed.
        case notificationAlreadyEnabled = 68
        /// Interval is not made of whole minutes.
        case recurrenceMustBeOnSpecifiedBoundaries = 69
        /// Date has non-zero seconds.
        case dateMustBeOnSpecifiedBoundaries = 70
        /// Next fire date is 5 weeks or more away.
        case cannotActivateTriggerTooFarInFuture = 71
        /// Interval over 5 weeks.
        case recurrenceTooLarge = 72
        /// Some reads/writes of a batch failed.
        case readWritePartialSuccess = 73
        /// All reads/writes of a batch failed.
        case readWriteFailure = 74
        /// No cloud account.
        case notSignedIntoiCloud = 75
        /// Key sync is off.
        case keychainSyncNotEnabled = 76
        /// Data is still syncing.
        case cloudDataSyncInProgress = 77
        /// No network.
        case networkUnavailable = 78
        /// Adding failed.
        case addAccessoryFailed = 79
        /// App lacks the entitlement.
        case missingEntitlement = 80
        /// Bridged accessories are unblocked through their bridge.
        case cannotUnblockNonBridgeAccessory = 81
        /// Device must be unlocked first (secure accessories).
        case deviceLocked = 82
        /// Built-in sets stay.
        case cannotRemoveBuiltinActionSet = 83
        /// Home location is not available.
        case locationForHomeDisabled = 84
        /// Location permission missing.
        case notAuthorizedForLocationServices = 85
        /// See the accessory's manual.
        case referToUserManual = 86
        /// Write refused: authorization data absent or wrong.
        case invalidOrMissingAuthorizationData = 87
        /// Bridge is there but the device behind it is not.
        case bridgedAccessoryNotReachable = 88
        /// Microphone permission missing.
        case notAuthorizedForMicrophoneAccess = 89
        /// Network does not suit the accessory.
        case incompatibleNetwork = 90
        /// No hub in the home.
        case noHomeHub = 91
        /// Hub too old.
        case noCompatibleHomeHub = 92
        /// Accessory cannot be used.
        case incompatibleAccessory = 93
        /// An object with an equal name exists.
        case objectWithSimilarNameExists = 95
        /// Ownership proof did not match.
        case ownershipFailure = 96
        /// Home has all accessories of this type it may have.
        case maximumAccessoriesOfTypeInHome = 97
        /// Router could not make credentials.
        case wiFiCredentialGenerationFailed = 98
        /// Enterprise Wi-Fi cannot be used.
        case enterpriseNetworkNotSupported = 99
        /// Accessory did not come up in time.
        case timedOutWaitingForAccessory = 100
        /// Accessory did not communicate properly.
        case accessoryCommunicationFailure = 101
        /// Accessory could not join the network.
        case failedToJoinNetwork = 102
        /// Accessory sleeps.
        case accessoryIsSuspended = 103
        /// Some of the communication failed (undocumented by Apple; meaning inferred).
        case partialCommunicationFailure = 104
        /// Home must be migrated to the newer architecture first (undocumented by Apple; meaning inferred).
        case homeUpgradeRequired = 105
    }
}
