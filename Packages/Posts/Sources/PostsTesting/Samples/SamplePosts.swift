import PostsDomain
import SharedData

/// A few posts to try things with.
public enum SamplePosts {
    /// Who wrote the posts 1 and 3.
    public static let ada = User(id: User.ID(1), name: "Ada")
    /// Who wrote the post 2.
    public static let ben = User(id: User.ID(2), name: "Ben")

    /// Four posts, with the ids 1 to 4, of which the last is by someone who is gone.
    public static let few = [
        Post(id: Post.ID(1), authorID: ada.id, authorName: ada.name, title: "On tulips", body: "They close at night."),
        Post(
            id: Post.ID(2), authorID: ben.id, authorName: ben.name, title: "Émilie's garden",
            body: "First the gate.\n\nThen the roses."),
        Post(id: Post.ID(3), authorID: ada.id, authorName: ada.name, title: "Peonies 🌸", body: "Plant them shallow."),
        Post(id: Post.ID(4), authorID: nil, title: "Farewell", body: "I have moved."),
    ]

    /// So many posts by Ada, with the ids from 1.
    public static func many(_ count: Int) -> [Post] {
        (0..<max(count, 0)).map { index in
            Post(
                id: Post.ID(Int64(index) + 1), authorID: ada.id, authorName: ada.name,
                title: "Post number \(index + 1)", body: "What number \(index + 1) says.")
        }
    }
}
