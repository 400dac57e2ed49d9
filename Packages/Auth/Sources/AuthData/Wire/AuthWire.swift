import AuthDomain
import Endpoints

/// What signs in.
package struct CredentialsWire: WireShape {
    package static let name = "Credentials"
    package var email = ""
    package var password = ""

    package init() {}

    package mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("email", &email)
        try visit.field("password", &password)
    }
}

/// What makes an account.
package struct NewAccountWire: WireShape {
    package static let name = "NewAccount"
    package var personName = ""
    package var email = ""
    package var password = ""

    package init() {}

    package mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("name", &personName, Limits(maximumLength: PersonName.maximumLength))
        try visit.field("email", &email, Limits(maximumLength: EmailAddress.maximumLength))
        try visit.field("password", &password, Limits(description: NewPassword.rules))
    }
}

/// What changes a password.
package struct PasswordChangeWire: WireShape {
    package static let name = "PasswordChange"
    package var old = ""
    package var new = ""
    package var endOtherSessions: Bool?

    package init() {}

    package mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("old", &old)
        try visit.field("new", &new, Limits(description: NewPassword.rules))
        try visit.field("endOtherSessions", &endOtherSessions, Limits(description: "True unless said otherwise."))
    }
}

extension NewPassword {
    fileprivate static let rules =
        "\(minimumLength) to \(maximumLength) Unicode code points, taken as they are."
}
