/**
 * A visitor's favourites: a cookie of listing ids (specification, section 4), newest first. When each was saved is in a separate
 * cookie; its price and availability at that time are in the history of the vehicle.
 */

export const FAVOURITES_COOKIE = 'Favorites';
export const SAVED_AT_COOKIE = 'FavoritesSince';

/** Product rules, section 4. */
const MOST = 100;

export interface Favourite {
  readonly id: number;
  /** Milliseconds since 1970, UTC; null when only the id was saved. */
  readonly since: number | null;
}

/** Reads comma-separated ids: digits only, each once, at most 100; anything else is ignored. */
export const readFavourites = (cookie: string | undefined): readonly number[] => {
  const parts = (cookie ?? '').split(',').map((part) => part.trim());
  return [...new Set(parts.filter((part) => /^\d{1,15}$/.test(part)).map(Number))].slice(0, MOST);
};

export const writeFavourites = (favourites: readonly Pick<Favourite, 'id'>[]): string => favourites.map(({ id }) => id).join(',');

/** Reads `{id}-{time}` separated by dots, the time in milliseconds in base 36 or missing; anything else is ignored. */
export const readSaved = (text: string | undefined): readonly Favourite[] => {
  const saved = new Map<number, Favourite>();
  for (const part of (text ?? '').split('.')) {
    const [, id, time] = /^(\d{1,15})(?:-([\da-z]{1,9}))?$/.exec(part) ?? [];
    if (id !== undefined && saved.size < MOST)
      saved.set(Number(id), { id: Number(id), since: time === undefined ? null : parseInt(time, 36) });
  }
  return [...saved.values()];
};

export const writeSaved = (favourites: readonly Favourite[]): string =>
  favourites.map(({ id, since }) => (since === null ? String(id) : `${String(id)}-${since.toString(36)}`)).join('.');

/** Combines the cookie of ids with the cookie of times. */
export const favouritesOf = (ids: string | undefined, saved: string | undefined): readonly Favourite[] => {
  const since = new Map(readSaved(saved).map((favourite) => [favourite.id, favourite.since]));
  return readFavourites(ids).map((id) => ({ id, since: since.get(id) ?? null }));
};

/** Adds new ones in front; beyond 100 the oldest are dropped. */
export const withFavourites = (kept: readonly Favourite[], more: readonly Favourite[]): readonly Favourite[] => {
  const known = new Set(kept.map(({ id }) => id));
  return [...more.filter(({ id }) => !known.has(id)), ...kept].slice(0, MOST);
};

export const withoutFavourites = (kept: readonly Favourite[], ids: readonly number[]): readonly Favourite[] =>
  kept.filter(({ id }) => !ids.includes(id));
