import ItemsFunctions
import Observation

/// What the items app shows, and what it does.
@Observable
@MainActor
final class ItemsModel {
  /// Whether the person who uses the app is a premium member.
  let isPremium: Bool
  /// What is in the text field: the item that is going to be added, selected or saved.
  var draft = ""
  /// The items, in the order in which they came.
  private(set) var items: [String] = []
  /// The selected item; nil where none is.
  private(set) var selectedItem: String?
  /// What came of the last thing that was done, where there is something to tell.
  private(set) var message: String?
  /// Whether items are awaited.
  private(set) var isDownloading = false

  private let functions: any AppFunctions

  /// Makes a model that asks the world through these functions.
  init(_ functions: any AppFunctions) {
    self.functions = functions
    isPremium = functions.isPremium
  }

  /// Adds the draft, unless it is blank.
  func addItem() {
    message = nil
    guard !draft.isBlank else { return }
    items.append(draft)
    draft = ""
  }

  /// Selects an item; one that is not there clears the selection.
  func selectItem(_ item: String) {
    message = nil
    selectedItem = items.contains(item) ? item : nil
  }

  /// Saves the draft, and tells whether that worked.
  func saveItem() {
    do throws(SaveError) {
      try save(draft)
      message = "saved"
    } catch {
      message = error.rawValue
    }
  }

  private func save(_ item: String) throws(SaveError) {
    guard !item.isBlank else { throw .noData }
    guard items.contains(item) else { throw .itemNotFound }
  }
}

/// Why an item was not saved.
enum SaveError: String, Error {
  /// There is nothing to save.
  case noData
  /// What should be saved is none of the items.
  case itemNotFound
}

extension String {
  /// Whether there is nothing to see of it.
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

// MARK: - Downloads

extension ItemsModel {
  /// Asks for the items, which replace those that are here once all of them have come.
  func downloadAllAtOnce() {
    guard beginDownload() else { return }
    functions.downloadItems { result in
      Task { @MainActor in self.endDownload(result) }
    }
  }

  /// Asks for the items, which replace those that are here one by one as they come.
  func downloadOneByOne() async {
    guard beginDownload() else { return }
    var downloaded: [String] = []
    do {
      for try await item in functions.downloadItems() {
        downloaded.append(item)
        replaceItems(downloaded)
      }
      isDownloading = false
    } catch {
      endDownload(.failure(error))
    }
  }

  /// Returns whether a download may begin: one at a time.
  private func beginDownload() -> Bool {
    guard !isDownloading else { return false }
    message = nil
    isDownloading = true
    return true
  }

  private func endDownload(_ result: Result<[String], some Error>) {
    isDownloading = false
    switch result {
    case .success(let items): replaceItems(items)
    case .failure(let error): message = "\(error)"
    }
  }

  /// Shows other items; a selection lasts as long as its item is among them.
  private func replaceItems(_ items: [String]) {
    self.items = items
    if let selectedItem, !items.contains(selectedItem) { self.selectedItem = nil }
  }
}
