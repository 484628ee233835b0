/** Where scaled photos are kept for the next visitor: a folder, or a bucket that several nodes share. */
export interface PhotoCopies {
  /**
   * Null when it is not there (any more).
   *
   * @param now milliseconds since 1970
   */
  read(key: string, now: number): Promise<Buffer | null>;
  /** Readers see all bytes or none. */
  write(key: string, bytes: Buffer, now: number): Promise<void>;
}
