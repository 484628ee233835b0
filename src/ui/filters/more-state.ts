/** History state of a navigation by 'Show more'. */
export interface MoreState {
  readonly firstPage: number;
}

export const isMore = (state: unknown): state is MoreState => typeof state === 'object' && state !== null && 'firstPage' in state;
