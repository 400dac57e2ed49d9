import Testing
@testable import Injection
@Test func smoke() throws { _ = try Registry().build() }
