/**
 * The vehicles that a visitor keeps: a cookie of listing ids (specification, section 4), newest first. When each was saved
 * stands in a cookie of its own; what it cost and whether it could be had then, the history of the vehicle knows.
 */

export const FAVOURITES_COOKIE = 'Favorites';
export const SAVED_AT_COOKIE = 'FavoritesSince';

/** Product rules, section 4. */
const MOST = 100;

export interface Favourite {
  readonly id: number;
  /** Milliseconds since 1970, UTC; null where only the id was kept. */
  readonly since: number | null;
}

/** Reads comma-separated ids: digits only, each once, at most 100; whatever else stands between them is left out. */
export const readFavourites = (cookie: string | undefined): readonly number[] => {
  const parts = (cookie ?? '').split(',').map((part) => part.trim());
  return [...new Set(parts.filter((part) => /^\d{1,15}$/.test(part)).map(Number))].slice(0, MOST);
};

export const writeFavourites = (favourites: readonly Pick<Favourite, 'id'>[]): string => favourites.map(({ id }) => id).join(',');

/** Reads `{id}-{time}` parted by dots, the time in milliseconds to base 36 or missing; whatever else is left out. */
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

/** The favourites of two cookies: the ids say which, the other one since when. */
export const favouritesOf = (ids: string | undefined, saved: string | undefined): readonly Favourite[] => {
  const since = new Map(readSaved(saved).map((favourite) => [favourite.id, favourite.since]));
  return readFavourites(ids).map((id) => ({ id, since: since.get(id) ?? null }));
};

/** With these in front, as far as they are not kept already; beyond 100 the oldest go. */
export const withFavourites = (kept: readonly Favourite[], more: readonly Favourite[]): readonly Favourite[] => {
  const known = new Set(kept.map(({ id }) => id));
  return [...more.filter(({ id }) => !known.has(id)), ...kept].slice(0, MOST);
};

export const withoutFavourites = (kept: readonly Favourite[], ids: readonly number[]): readonly Favourite[] =>
  kept.filter(({ id }) => !ids.includes(id));
