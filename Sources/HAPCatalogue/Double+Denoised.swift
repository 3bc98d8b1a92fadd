// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Links libm, where rounding lives in debug builds; the standard library alone does not ask for it.
internal import Glibc

extension Double {
    /// Without what single precision left behind: 19.299999237060547 becomes 19.3. Whole numbers are exact as they are.
    ///
    /// Devices that hold 32-bit floats declare such limits and steps, and send such values. Source: HAP reference 11.
    package var denoised: Double {
        let short = Float(self)
        guard Double(short) == self, self != rounded(), let value = Double(short.description) else { return self }
        return value
    }

    /// Decimals in the shortest decimal form, at most 9.
    var decimals: Int {
        let text = description
        guard !text.contains("e"), let point = text.firstIndex(of: ".") else { return text.contains("e-") ? 9 : 0 }
        let digits = text[text.index(after: point)...]
        return digits == "0" ? 0 : Swift.min(digits.count, 9)
    }

    /// Rounded to so many decimals.
    func rounded(decimals: Int) -> Double {
        let scale = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
        let scaled = (self * scale).rounded()
        return scaled.isFinite ? scaled / scale : self
    }
}
