// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue

/// What cameras, televisions and controllers of cameras say in TLV8.
struct CameraFuzzer: Fuzzer {
    func run(_ input: [UInt8]) {
        _ = StreamingStatus(input)
        _ = try? CryptoSuite.supported(in: input)
        _ = SupportedVideo(input)?.choice(width: 1280, height: 720)
        if let audio = try? SupportedAudio(input) { _ = (audio.choice, audio.encoded) }
        if let order = try? DisplayOrder(decoding: input) {
            promise((try? DisplayOrder(decoding: order.encoded)) == order, "an order reads as it was written")
        }
        if let request = SetupEndpointsRequest(input) {
            promise(SetupEndpointsRequest(request.encoded) == request, "a request reads as it was written")
        }
        if let response = SetupEndpointsResponse(input) {
            promise(SetupEndpointsResponse(response.encoded) == response, "a response reads as it was written")
        }
        if let selection = SelectedStreamConfiguration(input) {
            // Bytes, since a time that is no number is equal to none.
            let again = SelectedStreamConfiguration(selection.encoded)
            promise(again?.encoded == selection.encoded, "a selection reads as it was written")
        }
    }
}
