// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@Suite("Pictures from an accessory server", .serialized, .timeLimit(.minutes(10)))
struct AccessoryServerCameraTests {
    @Test("the device supplies the picture that was asked for, as JPEG")
    func picture() async throws {
        let camera = Camera()
        let fixture = try await ServerFixture(behaviour: camera)
        let (controller, _) = try await fixture.pairedController()
        let request = ResourceRequest(width: 640, height: 360, aid: 2, reason: .event)
        let answer = try await controller.send(request.httpRequest)
        #expect(answer.status == 200 && answer.contentType == "image/jpeg")
        #expect(answer.body.count == 100_000 && answer.body.starts(with: [0xFF, 0xD8]))
        #expect(camera.requests.elements == [request])
        _ = try await controller.send(ResourceRequest(width: 1, height: 2).httpRequest)
        #expect(camera.requests.elements.last == ResourceRequest(width: 1, height: 2))
    }

    @Test("without a session there is none, and it is asked for with POST")
    func refusals() async throws {
        let fixture = try await ServerFixture(behaviour: Camera())
        let stranger = try await RawController.connect(to: fixture.address)
        #expect(try await stranger.send(ResourceRequest(width: 1, height: 1).httpRequest).status == 470)
        let (controller, _) = try await fixture.pairedController()
        #expect(try await controller.send(.get("/resource")).status == 405)
    }

    @Test(
        "a request that makes no sense gets a 400",
        arguments: [
            #"{"resource-type":"sound","image-width":1,"image-height":1}"#,
            #"{"resource-type":"image","image-width":0,"image-height":1}"#, #"{"resource-type":"image"}"#, "",
        ])
    func malformed(body: String) async throws {
        let fixture = try await ServerFixture(behaviour: Camera())
        let (controller, _) = try await fixture.pairedController()
        let request = HTTPRequest.post("/resource", contentType: ContentType.hapJSON, body: Array(body.utf8))
        #expect(try await controller.send(request).status == 400)
    }

    @Test("no camera is a 404, one that fails a 207 with its status")
    func failures() async throws {
        let fixture = try await ServerFixture(behaviour: Camera(isBroken: true))
        let (controller, _) = try await fixture.pairedController()
        let broken = try await controller.send(ResourceRequest(width: 1, height: 1).httpRequest)
        #expect(broken.status == 207 && HAPStatus(body: broken.body) == .unableToCommunicate)
        let missing = try await controller.send(ResourceRequest(width: 1, height: 1, aid: 77).httpRequest)
        #expect(missing.status == 404 && HAPStatus(body: missing.body) == .resourceDoesNotExist)
        let other = try await ServerFixture()
        let (blind, _) = try await other.pairedController()
        #expect(try await blind.send(ResourceRequest(width: 1, height: 1).httpRequest).status == 404)
    }
}

/// Takes a picture of 100 kB, or cannot.
private struct Camera: AccessoryBehaviour {
    let requests = Recorder<ResourceRequest>()
    var isBroken = false

    func image(_ request: ResourceRequest, on server: isolated AccessoryServer) async throws(HAPStatus) -> [UInt8] {
        if isBroken { throw .unableToCommunicate }
        requests.record(request)
        return [0xFF, 0xD8] + [UInt8](repeating: 7, count: 99_998)
    }
}
