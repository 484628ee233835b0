/** Requests and answers about the visitor's place. */

/** Changes the place: POST {place, back} or {forget, back}. */
export const PLACE_ACTION = '/location';
/** The place that the visitor entered and that is not known, on the page that they return to. */
export const UNKNOWN_PLACE_PARAMETER = 'PlaceUnknown';

/** The same where it could not be looked up. */
export const UNCHECKED_PLACE_PARAMETER = 'PlaceUnchecked';

/** The answer to a request for JSON. */
export interface PlaceAnswer {
  /** 1: the place is stored, or deleted; 2: it is not known; -1: it cannot be looked up now. */
  readonly Status: number;
  /** The page for it; '' where nothing has changed. */
  readonly To: string;
  /** Id of a failure in the server's log. */
  readonly ID?: string | undefined;
}
