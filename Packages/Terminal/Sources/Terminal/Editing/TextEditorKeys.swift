extension TextEditor {
    /// Does what a key says to a text.
    /// - Parameter width: The cells that a line of the text is shown at, for moving up and down.
    /// - Returns: False when the key has nothing to do with editing, or nothing to do here (up in the first line).
    mutating func handle(_ key: Key, width: Int) -> Bool {
        switch key.code {
        case .character(let character): return handle(character, key.modifiers)
        case .paste(let text): insert(text)
        case .enter where isMultiline: insert("\n")
        case .backspace:
            if key.modifiers.isEmpty { deleteBackward() } else { deleteWordBackward() }
        case .delete:
            if key.modifiers.isEmpty { deleteForward() } else { deleteWordForward() }
        case .left:
            if key.modifiers.isEmpty { moveLeft() } else { moveWordLeft() }
        case .right:
            if key.modifiers.isEmpty { moveRight() } else { moveWordRight() }
        case .home: moveToLineStart()
        case .end: moveToLineEnd()
        case .up where isMultiline: return moveLines(-1, width: width)
        case .down where isMultiline: return moveLines(1, width: width)
        default: return false
        }
        return true
    }

    private mutating func handle(_ character: Character, _ held: Key.Modifiers) -> Bool {
        switch (held, character) {
        case ([], _), (.shift, _): insert(String(character))
        case (.control, "a"): moveToLineStart()
        case (.control, "e"): moveToLineEnd()
        case (.control, "b"): moveLeft()
        case (.control, "f"): moveRight()
        case (.control, "d"): deleteForward()
        case (.control, "k"): deleteToLineEnd()
        case (.control, "u"): deleteToLineStart()
        case (.control, "w"): deleteWordBackward()
        case (.alt, "b"): moveWordLeft()
        case (.alt, "f"): moveWordRight()
        case (.alt, "d"): deleteWordForward()
        default: return false
        }
        return true
    }
}
