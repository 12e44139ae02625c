/// What every level file keeps to, whatever it holds.
enum FormatVersion {
  /// The version of the format that is read and written.
  static let current = 1
  /// Where a level file says its schema is.
  static let levelSchema = "../level.schema.json"
}
