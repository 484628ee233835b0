/** The vehicles that a visitor keeps: a cookie of listing ids (specification, section 4). */

export const FAVOURITES_COOKIE = 'Favorites';

/** Product rules, section 4. */
const MOST = 100;

/** Reads the comma-separated cookie: digits only, each once, at most 100; whatever else stands in it is left out. */
export const readFavourites = (cookie: string | undefined): readonly number[] => {
  const parts = (cookie ?? '').split(',').map((part) => part.trim());
  return [...new Set(parts.filter((part) => /^\d{1,15}$/.test(part)).map(Number))].slice(0, MOST);
};
