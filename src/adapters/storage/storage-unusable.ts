/** The storage cannot be opened; the message tells the operator why and what to do. */
export class StorageUnusable extends Error {
  override readonly name = 'StorageUnusable';
}
