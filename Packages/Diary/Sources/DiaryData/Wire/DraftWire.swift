import DiaryDomain
import Endpoints
import Service
import SharedData

import struct Foundation.Date

/// What was typed for an entry and not stored: `{"id": 1767306600000, "begun": "…", "zone": "…", "text": "…", "isNew": true, "keptAt": …}`.
package struct DraftWire: WireShape, Equatable {
    package static let name = "EntryDraft"

    package var id: Int64?
    package var begun = ""
    package var zone = ""
    package var text = ""
    package var isNew = false
    package var keptAt: Int64?

    package init() {}

    package init(_ draft: Draft) {
        id = draft.id.rawValue
        begun = draft.begun.text
        zone = draft.begun.zone
        text = draft.text
        isNew = draft.isNew
        keptAt = draft.keptAt.milliseconds
    }

    /// The draft of this shape, as a server sent it.
    func draft() throws(DataSourceError) -> Draft {
        guard let id, let keptAt else { throw .decoding("id or keptAt is missing") }
        return Draft(
            begun: try Moment(begun: begun, zone: zone, id: id, ""), text: text, isNew: isNew,
            keptAt: Date(milliseconds: keptAt))
    }

    package mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("id", &id, Limits(description: "If given, the id of the entry that it is for."))
        try visit.field("begun", &begun, Limits(description: EntryWire.begunRules))
        try visit.field("zone", &zone, Limits(description: "The zone of that clock, such as Europe/Berlin."))
        try visit.field(
            "text", &text,
            Limits(description: "What is typed: at most \(EntryText.maximumBytes) bytes, without U+0000."))
        try visit.field("isNew", &isNew, Limits(description: "Whether its entry isn't stored yet."))
        try visit.field(
            "keptAt", &keptAt,
            Limits(description: "When it was kept: milliseconds since 1970-01-01 00:00 UTC; otherwise now."))
    }
}

/// What a list tells of a draft.
package struct DraftSummaryWire: WireShape, Equatable {
    package static let name = "EntryDraftSummary"

    package var id: Int64 = 0
    package var begun = ""
    package var zone = ""
    package var excerpt = ""
    package var isNew = false

    package init() {}

    package init(_ draft: DraftSummary) {
        id = draft.id.rawValue
        begun = draft.begun.text
        zone = draft.begun.zone
        excerpt = draft.excerpt
        isNew = draft.isNew
    }

    /// The summary of this shape.
    func summary(_ place: String) throws(DataSourceError) -> DraftSummary {
        DraftSummary(
            begun: try Moment(begun: begun, zone: zone, id: id, place), excerpt: excerpt, isNew: isNew)
    }

    package mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("id", &id, Limits(description: "The id of the entry that it is for."))
        try visit.field("begun", &begun, Limits(description: EntryWire.begunRules))
        try visit.field("zone", &zone, Limits(description: "The zone of that clock, such as Europe/Berlin."))
        try visit.field("excerpt", &excerpt, Limits(description: "The beginning of the text, on one line."))
        try visit.field("isNew", &isNew, Limits(description: "Whether its entry isn't stored yet."))
    }
}
