import FlowerList
import Screens
import SharedData
import SharedDataTesting
import Testing

@Suite(.timeLimit(.minutes(1))) @MainActor struct FlowerListViewModelTests {
    private let repository = FakeFlowerRepository()
    private var model: FlowerListViewModel { FlowerListViewModel(useCase: GetFlowers(repository: repository)) }

    @Test func knowsNothingBeforeItLoads() {
        let model = model

        #expect(model.flowers.isEmpty)
        #expect(!model.isLoading)
        #expect(!model.hasLoaded)
        #expect(model.errorMessage == nil)
    }

    @Test func saysThatItLoads() async {
        let model = model

        let load = Task { await model.load() }
        await repository.all.wait(for: 1)

        #expect(model.isLoading)
        repository.all.answer(0, .success([]))
        await load.value
        #expect(!model.isLoading)
        #expect(model.hasLoaded)
    }

    @Test func hasTheFlowersInTheRepositorysOrder() async {
        let model = model
        let flowers = [SampleFlowers.snowdrop, SampleFlowers.delphinium, SampleFlowers.edelweiss]
        repository.all.answer(0, .success(flowers))

        await model.load()

        #expect(model.flowers == flowers)
        #expect(model.shownFlowers.map(\.name) == ["Alpine Delphinium", "Édelweiss", "Snowdrop"])
    }

    @Test func loadsThatOverlapShareOneFlight() async {
        let model = model

        let loads = [Task { await model.load() }, Task { await model.load() }]
        await repository.all.wait(for: 1)
        repository.all.answer(0, .success(SampleFlowers.all))
        for load in loads { await load.value }

        #expect(repository.all.questions.count == 1)
        #expect(model.flowers == SampleFlowers.all)
    }

    @Test(arguments: [true, false]) func aRefreshWinsOverAnOlderLoad(_ slowOneSucceeds: Bool) async {
        let model = model

        let load = Task { await model.load() }
        await repository.all.wait(for: 1)
        let refresh = Task { await model.refresh() }
        await repository.all.wait(for: 2)
        repository.all.answer(1, .success([SampleFlowers.snowdrop]))
        await refresh.value
        repository.all.answer(0, slowOneSucceeds ? .success([SampleFlowers.edelweiss]) : .failure(.network("late")))
        await load.value

        #expect(model.flowers == [SampleFlowers.snowdrop])
        #expect(model.errorMessage == nil)
        #expect(!model.isLoading)
    }

    @Test func aFirstLoadThatFailsLeavesNothingButTheMessage() async {
        let model = model
        repository.all.answer(0, .failure(.network("nobody answered")))

        await model.load()

        #expect(model.flowers.isEmpty)
        #expect(!model.isLoading)
        #expect(
            model.errorMessage
                == "The flowers could not be fetched: nobody answered. Check the connection and try again.")
    }

    @Test func aReloadThatFailsKeepsTheLastGoodList() async {
        let model = model
        repository.all.answer(0, .success(SampleFlowers.all))
        repository.all.answer(1, .failure(.decoding("[1].light is missing")))

        await model.load()
        await model.load()

        #expect(model.flowers == SampleFlowers.all)
        #expect(
            model.errorMessage
                == "The catalogue could not be read: [1].light is missing. Try again later, or tell whoever keeps it.")
        #expect(!model.isLoading)
    }

    @Test func retryingClearsTheMessageAndKeepsTheList() async {
        let model = model
        repository.all.answer(0, .success(SampleFlowers.all))
        repository.all.answer(1, .failure(.network("x")))
        await model.load()
        await model.refresh()

        let retry = Task { await model.refresh() }
        await repository.all.wait(for: 3)

        #expect(model.isLoading)
        #expect(model.errorMessage == nil)
        #expect(model.flowers == SampleFlowers.all)
        repository.all.answer(2, .success([]))
        await retry.value
        #expect(model.flowers.isEmpty)
    }

    @Test func leavingCancelsTheLoadWithoutAnError() async {
        let model = model

        let load = Task { await model.load() }
        await repository.all.wait(for: 1)
        load.cancel()
        await load.value

        #expect(repository.all.cancellations == 1)
        #expect(!model.isLoading)
        #expect(model.errorMessage == nil)
        #expect(model.flowers.isEmpty)
    }

    @Test func whoLeavesDoesNotCancelForWhoWaits() async {
        let model = model

        let leaving = Task { await model.load() }
        await repository.all.wait(for: 1)
        let waiting = Task { await model.load() }
        for _ in 1...5 { await Task.yield() }
        leaving.cancel()
        for _ in 1...5 { await Task.yield() }
        repository.all.answer(0, .success(SampleFlowers.all))
        await waiting.value

        #expect(repository.all.cancellations == 0)
        #expect(model.flowers == SampleFlowers.all)
    }

    @Test func aCancellationFromBelowIsNoError() async {
        let model = model
        repository.all.answer(0, .failure(.cancelled))

        await model.load()

        #expect(model.errorMessage == nil)
        #expect(!model.isLoading)
    }
}
