/// Entries by type: a frozen hash table with open addressing, at most half full.
///
/// A general dictionary hashes with a keyed function, which costs more than making a small service; addresses of types need
/// none. Its owner calls ``deallocate()`` and keeps the entries.
// @unchecked is safe: the slots are written in init and only read afterwards.
@usableFromInline
struct EntryTable: @unchecked Sendable {
    @usableFromInline
    struct Slot {
        @usableFromInline var type: ObjectIdentifier?
        @usableFromInline var entry: Unmanaged<AnyEntry>?
    }

    @usableFromInline let slots: UnsafeMutablePointer<Slot>
    @usableFromInline let mask: Int
    @usableFromInline let shift: Int

    init(_ entries: [(type: any Any.Type, entry: AnyEntry)]) {
        var bits = 3
        while 1 << bits < entries.count * 2 { bits += 1 }
        mask = (1 << bits) - 1
        shift = UInt.bitWidth - bits
        slots = .allocate(capacity: mask + 1)
        slots.initialize(repeating: Slot(type: nil, entry: nil), count: mask + 1)
        for (type, entry) in entries {
            let id = ObjectIdentifier(type)
            var index = start(id)
            while slots[index].type != nil { index = (index + 1) & mask }
            slots[index] = Slot(type: id, entry: .passUnretained(entry))
        }
    }

    func deallocate() {
        slots.deallocate()
    }

    // Fibonacci hashing: the upper bits of a product spread addresses that differ in a few bits.
    @inlinable @inline(__always)
    func start(_ id: ObjectIdentifier) -> Int {
        Int(truncatingIfNeeded: (UInt(bitPattern: id) &* 0x9E37_79B9_7F4A_7C15) &>> UInt(truncatingIfNeeded: shift))
    }

    /// The entry of a type. An index never leaves the table (it is masked), and an empty slot ends the search.
    @inlinable @inline(__always)
    func find(_ type: any Any.Type) -> Unmanaged<AnyEntry>? {
        let id = ObjectIdentifier(type)
        var index = start(id)
        while let candidate = slots[index].type {
            if candidate == id { return slots[index].entry }
            index = (index &+ 1) & mask
        }
        return nil
    }
}
