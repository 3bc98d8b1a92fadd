// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Built-in 'arriving home' set; exists in every home, cannot be removed.
public let HMActionSetTypeHomeArrival: String = "HMActionSetTypeHomeArrival"

/// Built-in 'leaving home' set; exists in every home, cannot be removed.
public let HMActionSetTypeHomeDeparture: String = "HMActionSetTypeHomeDeparture"

/// Built-in 'good night' set; exists in every home, cannot be removed.
public let HMActionSetTypeSleep: String = "HMActionSetTypeSleep"

/// Belongs to one trigger, not listed in home.actionSets; cannot be executed, renamed or shared.
public let HMActionSetTypeTriggerOwned: String = "HMActionSetTypeTriggerOwned"

/// Sets made by apps/users.
public let HMActionSetTypeUserDefined: String = "HMActionSetTypeUserDefined"

/// Built-in 'good morning' set; exists in every home, cannot be removed.
public let HMActionSetTypeWakeUp: String = "HMActionSetTypeWakeUp"
