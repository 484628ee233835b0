/** What the page and the server say to each other about the visitor's place. */

/** Takes the forms of the place: {place, back} or {forget, back}. */
export const PLACE_ACTION = '/location';
/** What the visitor gave as their place and nobody knows, on the page that they come back to. */
export const UNKNOWN_PLACE_PARAMETER = 'PlaceUnknown';

/** What a call gets instead of the page. */
export interface PlaceAnswer {
  /** 1: the place is kept, or forgotten; 2: nobody knows it; -1: it cannot be looked up now. */
  readonly Status: number;
  /** The page for it; '' where nothing has changed. */
  readonly To: string;
  /** What a failure is called in the server's log. */
  readonly ID?: string | undefined;
}
