/** Counts the leads of the last minute by where they came from, to tell a person from a program. */

const WINDOW_MS = 60_000;
/** More than a person sends in a minute. */
const VISITOR_PER_MINUTE = 5;
/** More than the people of one office send, or the server of a partner who passes leads on. */
const ADDRESSES_PER_MINUTE = 30;

export interface LeadOrigin {
  /** The address, or block of addresses, that the lead came from, as a key that says nothing else of it. */
  readonly sender: string;
  /** The e-mail address or telephone number that the visitor gave. */
  readonly contact: string;
}

/** In the memory of this process: nothing of an address is stored. */
export class RecentLeads {
  readonly #times = new Map<string, number[]>();
  #swept = 0;

  /**
   * Counts one lead that has passed every check, and says whether it is one too many of its visitor or its addresses.
   *
   * @param at milliseconds since 1970, UTC
   */
  count({ sender, contact }: LeadOrigin, at: number): { readonly hurried: boolean } {
    this.#sweep(at);
    const ofVisitor = this.#add(`${sender} ${contact}`, at);
    const ofAddresses = this.#add(sender, at);
    return { hurried: ofVisitor > VISITOR_PER_MINUTE || ofAddresses > ADDRESSES_PER_MINUTE };
  }

  #add(key: string, at: number): number {
    const times = (this.#times.get(key) ?? []).filter((time) => time > at - WINDOW_MS);
    times.push(at);
    this.#times.set(key, times);
    return times.length;
  }

  /** Forgets who has sent nothing for a minute. */
  #sweep(at: number): void {
    if (at - this.#swept < WINDOW_MS) return;
    this.#swept = at;
    for (const [key, times] of this.#times) if ((times.at(-1) ?? 0) <= at - WINDOW_MS) this.#times.delete(key);
  }
}
