public import FeatureFiles

// What an app is injected with, and the words for its elements, belong to every suite.
@_exported public import AppInterface

/// A step's argument as rows of cells.
public typealias DataTable = FeatureFiles.DataTable
