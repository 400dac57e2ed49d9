import SharedData
import SharedDataTesting
import Testing

@Suite(.timeLimit(.minutes(1))) struct HandDrivenTests {
    private let questions = HandDriven<Int, String, FlowerRepositoryError>(cancelled: .cancelled)

    @Test func answersEachQuestionInAnyOrder() async throws {
        let first = Task { try await questions.ask(1) }
        await questions.wait(for: 1)
        let second = Task { try await questions.ask(2) }
        await questions.wait(for: 2)

        questions.answer(1, .success("two"))
        #expect(try await second.value == "two")
        questions.answer(0, .failure(.network("x")))
        await #expect(throws: FlowerRepositoryError.network("x")) { try await first.value }
        #expect(questions.questions == [1, 2])
    }

    @Test func anAnswerMayBeThereBeforeItsQuestion() async throws {
        questions.answer(0, .success("early"))

        #expect(try await questions.ask(1) == "early")
    }

    @Test func cancellingAnswersOnlyWhoWasCancelled() async throws {
        let first = Task { try await questions.ask(1) }
        await questions.wait(for: 1)
        first.cancel()

        await #expect(throws: FlowerRepositoryError.cancelled) { try await first.value }
        #expect(questions.cancellations == 1)
        questions.answer(0, .success("too late"))
        questions.answer(1, .success("two"))
        #expect(try await questions.ask(2) == "two")
    }
}
