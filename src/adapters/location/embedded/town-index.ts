import { firstFrom } from '../../../domain/text/first-from.ts';
import type { Town } from './gazetteer-data.ts';
import { placeKey } from './place-names.ts';

/** Towns by name: sorted keys, so that one search answers both "is" and "begins with". */
export const townIndex = (all: readonly Town[]) => {
  const keyed = all.map((town) => ({ key: placeKey(town.name), town }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : b.town.population - a.town.population));
  const keys = keyed.map(({ key }) => key);
  const towns = keyed.map(({ town }) => town);
  return {
    /** Towns of exactly this key, most populous first. */
    named(key: string): readonly Town[] {
      const from = firstFrom(keys, key);
      let to = from;
      while (keys[to] === key) to += 1;
      return towns.slice(from, to);
    },

    /** The most populous towns whose key begins so. */
    beginningWith(prefix: string, limit: number): Town[] {
      const best: Town[] = [];
      for (let at = firstFrom(keys, prefix); keys[at]?.startsWith(prefix); at += 1) {
        const town = towns[at];
        if (!town || (best.length === limit && town.population <= (best.at(-1)?.population ?? 0))) continue;
        const place = best.findIndex(({ population }) => population < town.population);
        best.splice(place === -1 ? best.length : place, 0, town);
        if (best.length > limit) best.pop();
      }
      return best;
    },
  };
};
