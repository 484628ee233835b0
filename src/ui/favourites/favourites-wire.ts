/** How the pages and the server speak of favourites. */

/** Where favourites are changed: {id, action, back}. */
export const FAVOURITES_ACTION = '/favorites';

export type FavouritesChange = 'add' | 'remove' | 'clear' | 'restore';

/** `formaction` of a button that makes this change to the favourites it names. */
export const favouritesAction = (change: FavouritesChange): string => `${FAVOURITES_ACTION}?action=${change}`;

/** The one form of a page that every such button belongs to. */
export const FAVOURITES_FORM = 'favourites-form';

/** On the visitor's list: what he has just removed. */
export const UNDO_PARAMETER = 'Undo';

/** On any page: the browser did not keep what was to be saved. */
export const UNKEPT_PARAMETER = 'Unkept';
