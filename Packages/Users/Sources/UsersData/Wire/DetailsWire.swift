import Endpoints
import UsersDomain

/// The details of a person on the wire, which stand among the other fields of several shapes.
struct DetailsWire: Sendable, Equatable {
    var username: String?
    var email: String?
    var address: AddressWire?
    var phone: String?
    var website: String?
    var company: CompanyWire?

    init() {}

    init(_ details: PersonDetails) {
        username = details[.username]
        email = details[.email]
        phone = details[.phone]
        website = details[.website]
        address = AddressWire(details)
        company = CompanyWire(details)
    }

    var details: PersonDetails {
        var details: PersonDetails = [:]
        details[.username] = username
        details[.email] = email
        details[.phone] = phone
        details[.website] = website
        details[.street] = address?.street
        details[.suite] = address?.suite
        details[.city] = address?.city
        details[.zipcode] = address?.zipcode
        details[.latitude] = address?.geo?.lat
        details[.longitude] = address?.geo?.lng
        details[.company] = company?.companyName
        details[.catchPhrase] = company?.catchPhrase
        details[.business] = company?.business
        return details
    }

    mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("username", &username)
        try visit.field("email", &email)
        try visit.field("address", &address)
        try visit.field("phone", &phone)
        try visit.field("website", &website)
        try visit.field("company", &company)
    }
}

/// An address on the wire.
struct AddressWire: WireShape, Equatable {
    static let name = "UserAddress"

    var street: String?
    var suite: String?
    var city: String?
    var zipcode: String?
    var geo: GeoWire?

    init() {}

    /// The address in a person's details; nil when there is nothing of one.
    init?(_ details: PersonDetails) {
        street = details[.street]
        suite = details[.suite]
        city = details[.city]
        zipcode = details[.zipcode]
        geo = GeoWire(details)
        if self == AddressWire() { return nil }
    }

    mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("street", &street)
        try visit.field("suite", &suite)
        try visit.field("city", &city)
        try visit.field("zipcode", &zipcode)
        try visit.field("geo", &geo)
    }
}

/// A place on the earth, on the wire: degrees as text.
struct GeoWire: WireShape, Equatable {
    static let name = "UserGeo"

    var lat: String?
    var lng: String?

    init() {}

    init?(_ details: PersonDetails) {
        lat = details[.latitude]
        lng = details[.longitude]
        if self == GeoWire() { return nil }
    }

    mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("lat", &lat)
        try visit.field("lng", &lng)
    }
}

/// A company on the wire.
struct CompanyWire: WireShape, Equatable {
    static let name = "UserCompany"

    var companyName: String?
    var catchPhrase: String?
    var business: String?

    init() {}

    init?(_ details: PersonDetails) {
        companyName = details[.company]
        catchPhrase = details[.catchPhrase]
        business = details[.business]
        if self == CompanyWire() { return nil }
    }

    mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("name", &companyName)
        try visit.field("catchPhrase", &catchPhrase)
        try visit.field("bs", &business)
    }
}
