// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel
import Testing

@Suite("Streams described to players")
struct SessionDescriptionTests {
    private func stream(
        codec: CameraSound.Codec? = .opus, isProtected: Bool = true, isIPv6: Bool = false
    ) -> CameraStream {
        let keys = isProtected ? SRTPProtection(suite: "AES_CM_128_HMAC_SHA1_80", key: "c2VjcmV0") : nil
        func track(_ port: UInt16, _ type: UInt8, _ rate: UInt16) -> CameraTrack {
            CameraTrack(
                localPort: port, remotePort: port + 1, payloadType: type, localSource: 1, remoteSource: 2,
                maximumBitRate: rate, incoming: keys, outgoing: nil)
        }
        return CameraStream(
            localAddress: isIPv6 ? "fe80::1" : "192.0.2.1", remoteAddress: isIPv6 ? "fe80::2" : "192.0.2.7",
            isIPv6: isIPv6,
            picture: CameraPicture(profile: .high, level: 40, width: 1920, height: 1080, framesPerSecond: 30),
            video: track(40_000, 99, 2000),
            sound: codec.map { CameraSound(codec: $0, channels: 1, sampleRate: 16_000, packetTime: 20) },
            audio: codec.map { _ in track(40_002, 110, 24) })
    }

    @Test("line by line")
    func whole() {
        let lines = [
            "v=0", "o=- 0 0 IN IP4 192.0.2.7", "s=Porch Camera", "c=IN IP4 192.0.2.1", "t=0 0",
            "m=video 40000 RTP/SAVP 99", "b=AS:2000", "a=recvonly", "a=rtcp-mux",
            "a=crypto:1 AES_CM_128_HMAC_SHA1_80 inline:c2VjcmV0", "a=rtpmap:99 H264/90000",
            "a=fmtp:99 packetization-mode=1;profile-level-id=640028", "a=framerate:30",
            "m=audio 40002 RTP/SAVP 110", "b=AS:24", "a=recvonly", "a=rtcp-mux",
            "a=crypto:1 AES_CM_128_HMAC_SHA1_80 inline:c2VjcmV0", "a=rtpmap:110 opus/16000/2", "a=ptime:20",
        ]
        #expect(SessionDescription(stream(), name: "Porch Camera").text == lines.map { $0 + "\r\n" }.joined())
    }

    @Test("a name cannot bring lines of its own")
    func name() {
        let text = SessionDescription(stream(), name: "Porch\r\na=evil\nx").text
        #expect(text.contains("s=Porch a=evil x\r\n"))
        #expect(SessionDescription(stream(), name: "").text.contains("s=-\r\n"))
    }

    @Test("without sound, without protection, over IPv6")
    func variants() {
        #expect(!SessionDescription(stream(), name: "C", includesSound: false).text.contains("m=audio"))
        #expect(!SessionDescription(stream(codec: nil), name: "C").text.contains("m=audio"))
        let plain = SessionDescription(stream(isProtected: false), name: "C").text
        #expect(plain.contains("m=video 40000 RTP/AVP 99\r\n") && !plain.contains("crypto"))
        #expect(SessionDescription(stream(isIPv6: true), name: "C").text.contains("c=IN IP6 fe80::1\r\n"))
    }

    @Test(
        "codecs for sound",
        arguments: [
            (CameraSound.Codec.aacELD, "a=rtpmap:110 MPEG4-GENERIC/16000/1\r\n"), (.aacELD, ";config=f8f03000\r\n"),
            (.pcmu, "a=rtpmap:110 PCMU/8000\r\n"), (.pcma, "PCMA/8000"), (.amr, "AMR/8000"),
            (.amrWideband, "AMR-WB/16000\r\na=fmtp:110 octet-align=1\r\n"),
        ])
    func codecs(codec: CameraSound.Codec, line: String) {
        #expect(SessionDescription(stream(codec: codec), name: "C").text.contains(line))
    }

    @Test("a codec that players have no name for is left out")
    func unnamed() {
        #expect(!SessionDescription(stream(codec: .mSBC), name: "C").text.contains("m=audio"))
    }
}
