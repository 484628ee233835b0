/** Counts of requests that several processes share, so that a limit is the same for a visitor whichever of them answers. */
export interface RequestCounts {
  /**
   * Counts one more, and says how many there were in the window, which began with the first of them.
   * @param limit the name of what is limited
   * @param who whose requests are counted; an address is kept as a keyed hash alone
   */
  add(limit: string, who: string, windowMs: number): Promise<RequestCount>;
  /** Takes one off again. */
  takeBack(limit: string, who: string): Promise<void>;
}

export interface RequestCount {
  readonly hits: number;
  /** When the window ends: milliseconds from now. */
  readonly leftMs: number;
}
