/** Travels with the navigation of 'Show more', and stays with its step of the history. */
export interface MoreState {
  readonly firstPage: number;
}

export const isMore = (state: unknown): state is MoreState => typeof state === 'object' && state !== null && 'firstPage' in state;
