/// Something that the directory may know of a person, all of it text.
public enum PersonDetail: String, Sendable, CaseIterable {
    case username, email, phone, website
    case street, suite, city, zipcode, latitude, longitude
    case company, catchPhrase, business

    /// Where it stands in JSONPlaceholder's shape: `address.geo.lat`.
    public var place: String {
        switch self {
        case .username, .email, .phone, .website: rawValue
        case .street, .suite, .city, .zipcode: "address." + rawValue
        case .latitude: "address.geo.lat"
        case .longitude: "address.geo.lng"
        case .company: "company.name"
        case .catchPhrase: "company.catchPhrase"
        case .business: "company.bs"
        }
    }

    /// What it is called.
    public var label: String {
        switch self {
        case .username: "User name"
        case .email: "E-mail"
        case .phone: "Phone"
        case .website: "Website"
        case .street: "Street"
        case .suite: "Suite"
        case .city: "City"
        case .zipcode: "Postcode"
        case .latitude: "Latitude"
        case .longitude: "Longitude"
        case .company: "Company"
        case .catchPhrase: "Company's catchphrase"
        case .business: "Company's business"
        }
    }
}

/// What is known of a person besides the name. The texts are as they were given: an e-mail address is not looked at.
public struct PersonDetails: Sendable, Equatable, ExpressibleByDictionaryLiteral {
    private var texts: [PersonDetail: String] = [:]

    public init(dictionaryLiteral elements: (PersonDetail, String)...) {
        for (detail, text) in elements { texts[detail] = text }
    }

    /// One of them; nil where it is not known.
    public subscript(_ detail: PersonDetail) -> String? {
        get { texts[detail] }
        set { texts[detail] = newValue }
    }

    /// All that are known, in the order of ``PersonDetail``.
    public var all: [(detail: PersonDetail, text: String)] {
        PersonDetail.allCases.compactMap { detail in texts[detail].map { (detail, $0) } }
    }

    /// Whether nothing is known.
    public var isEmpty: Bool { texts.isEmpty }

    /// These details, in which an empty text is none.
    package var withoutEmpty: PersonDetails {
        var details = self
        details.texts = texts.filter { !$0.value.isEmpty }
        return details
    }
}

extension PersonDetails {
    /// The details in which people are looked for, besides their names.
    package static let searched: [PersonDetail] = [.username, .email, .phone, .website, .city, .company]

    /// These as one text, a line each.
    package var searchedText: String {
        Self.searched.compactMap { self[$0] }.joined(separator: "\n")
    }
}
