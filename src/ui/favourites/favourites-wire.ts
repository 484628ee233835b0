/** The form action of favourites buttons. */
import { FAVOURITES_ACTION } from '../page-wire.ts';

export type FavouritesChange = 'add' | 'remove' | 'clear' | 'restore';

/** `formaction` of a button that makes this change. */
export const favouritesAction = (change: FavouritesChange): string => `${FAVOURITES_ACTION}?action=${change}`;

/** The one form of a page that every such button belongs to. */
export const FAVOURITES_FORM = 'favourites-form';
