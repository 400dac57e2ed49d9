import FlowerDetails
import SharedData
import SharedDataTesting
import Testing

@Suite(.timeLimit(.minutes(1))) @MainActor struct FlowerDetailsViewModelTests {
    private let repository = FakeFlowerRepository()

    private func model(_ id: Flower.ID = SampleFlowers.snowdrop.id) -> FlowerDetailsViewModel {
        FlowerDetailsViewModel(id: id, useCase: GetFlower(repository: repository))
    }

    @Test func hasNoFlowerBeforeItLoads() {
        let model = model()

        #expect(model.flower == nil)
        #expect(!model.isLoading)
        #expect(!model.isNotFound)
        #expect(model.errorMessage == nil)
    }

    @Test func hasTheFlowerThatWasAskedFor() async {
        let model = model()

        let load = Task { await model.load() }
        await repository.one.wait(for: 1)
        #expect(model.isLoading)
        repository.one.answer(0, .success(SampleFlowers.snowdrop))
        await load.value

        #expect(repository.one.questions == [SampleFlowers.snowdrop.id])
        #expect(model.flower?.id == SampleFlowers.snowdrop.id)
        #expect(model.flower?.description == SampleFlowers.snowdrop.description)
        #expect(!model.isLoading)
    }

    @Test(arguments: [0, -1, 5, .max, .min]) func anIdThatNobodyKnowsIsNotFound(_ id: Int64) async {
        let model = FlowerDetailsViewModel(id: Flower.ID(id), useCase: GetFlower(repository: ReadyFlowerRepository()))

        await model.load()

        #expect(model.isNotFound)
        #expect(model.flower == nil)
        #expect(model.errorMessage == nil)
    }

    @Test func aFailureHasAMessageAndIsNotNotFound() async {
        let model = model()
        repository.one.answer(0, .failure(.network("nobody answered")))

        await model.load()

        #expect(!model.isNotFound)
        #expect(!model.isLoading)
        #expect(
            model.errorMessage
                == "The flower could not be fetched: nobody answered. Check the connection and try again.")
    }

    @Test func aReloadThatFailsKeepsTheFlower() async {
        let model = model()
        repository.one.answer(0, .success(SampleFlowers.snowdrop))
        repository.one.answer(1, .failure(.decoding("light is missing")))

        await model.load()
        await model.load()

        #expect(model.flower == SampleFlowers.snowdrop)
        #expect(
            model.errorMessage
                == "The flower could not be read: light is missing. Try again later, or tell whoever keeps the catalogue."
        )
    }

    @Test func aSlowOlderAnswerIsDropped() async {
        let model = model()

        let load = Task { await model.load() }
        await repository.one.wait(for: 1)
        let refresh = Task { await model.refresh() }
        await repository.one.wait(for: 2)
        repository.one.answer(1, .success(SampleFlowers.snowdrop))
        await refresh.value
        repository.one.answer(0, .success(nil))
        await load.value

        #expect(model.flower == SampleFlowers.snowdrop)
    }

    @Test func leavingCancelsWithoutAnError() async {
        let model = model()

        let load = Task { await model.load() }
        await repository.one.wait(for: 1)
        load.cancel()
        await load.value

        #expect(repository.one.cancellations == 1)
        #expect(model.errorMessage == nil)
        #expect(!model.isNotFound)
        #expect(!model.isLoading)
    }

    @Test func aCancellationFromBelowIsNoError() async {
        let model = model()
        repository.one.answer(0, .failure(.cancelled))

        await model.load()

        #expect(model.errorMessage == nil)
        #expect(!model.isLoading)
    }
}
