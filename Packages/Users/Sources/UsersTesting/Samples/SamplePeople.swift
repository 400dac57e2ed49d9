import SharedData
import UsersDomain

/// A few people to try things with.
public enum SamplePeople {
    /// Someone with an account, and the id 1.
    public static let ada = User(id: User.ID(1), name: "Ada")
    /// Someone else with an account, and the id 2.
    public static let ben = User(id: User.ID(2), name: "Ben")

    /// Every detail that there is.
    public static let details: PersonDetails = [
        .username: "Bret", .email: "bret@example.org", .phone: "1-770-736-8031 x56442", .website: "example.org",
        .street: "Kulas Light", .suite: "Apt. 556", .city: "Gwenborough", .zipcode: "92998-3874",
        .latitude: "-37.3159", .longitude: "81.1496", .company: "Romaguera-Crona",
        .catchPhrase: "Multi-layered client-server neural-net", .business: "harness real-time e-markets",
    ]

    /// Ada and Ben, and two who were added, one by each of them.
    public static let few = [
        Person(user: ada, hasAccount: true), Person(user: ben, hasAccount: true),
        Person(user: User(id: User.ID(3), name: "Leanne Graham"), details: details, addedBy: ada.id),
        Person(user: User(id: User.ID(4), name: "Ervin Howell"), details: [.city: "Wisokyburgh"], addedBy: ben.id),
    ]

    /// Ada, and so many others whom she added.
    public static func many(_ count: Int) -> [Person] {
        [Person(user: ada, hasAccount: true)]
            + (0..<max(count, 0)).map { index in
                Person(user: User(id: User.ID(Int64(index) + 2), name: "Person number \(index + 1)"), addedBy: ada.id)
            }
    }
}
