import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { WIRE_NAMES } from '../../domain/inventory/query-codec.ts';
import type { CardView } from '../components/present-card.ts';
import { savedScroll } from '../layout/scroll.ts';
import type { CarsView } from './present-cars.ts';
import { fetchList } from './fetch-list.ts';
import { isMore } from '../filters/more-state.ts';

/** The earlier pages that are shown above the current one after 'Show more'. */
export interface EarlierPages {
  /** Address of the current page. */
  readonly address: string;
  readonly firstPage: number;
  /** Position of the first of them among all vehicles, as text. */
  readonly from: string;
  readonly cards: readonly CardView[];
}

/** By history key: Back and Forward restore them immediately, so that the scroll position is right. */
const kept = new Map<string, EarlierPages>();

const addressOf = ({ pathname, search }: Location): string => pathname + search;

const keptAt = (location: Location): EarlierPages | null => {
  const found = kept.get(location.key);
  return found?.address === addressOf(location) ? found : null;
};

const pageAddress = ({ pathname, search }: Location, page: number): string => {
  const params = new URLSearchParams(search);
  if (page === 1) params.delete(WIRE_NAMES.pageIndex);
  else params.set(WIRE_NAMES.pageIndex, String(page));
  return params.size === 0 ? pathname : `${pathname}?${params.toString()}`;
};

/** A vehicle may have moved to the next page meanwhile. */
const othersThan = (view: CarsView, cards: readonly CardView[]): readonly CardView[] => {
  const present = new Set(view.cards.map(({ id }) => id));
  return cards.filter(({ id }) => !present.has(id));
};

/** The pages that 'Show more' keeps above the current one, also after Back, Forward and a reload; null for none. */
export const useEarlierPages = (view: CarsView): EarlierPages | null => {
  const location = useLocation();
  const [held, hold] = useState({ view, earlier: keptAt(location) });
  let { earlier } = held;
  if (held.view !== view) {
    const follows = isMore(location.state) && view.page.number === held.view.page.number + 1;
    earlier = follows
      ? {
          address: addressOf(location),
          firstPage: held.earlier?.firstPage ?? held.view.page.number,
          from: held.earlier?.from ?? held.view.shown.from,
          cards: othersThan(view, [...(held.earlier?.cards ?? []), ...held.view.cards]),
        }
      : keptAt(location);
    hold({ view, earlier });
  }

  useEffect(() => {
    if (earlier) kept.set(location.key, earlier);
  }, [earlier, location.key]);

  // After a reload only the history state has the first page: the earlier pages are fetched.
  const firstPage = isMore(location.state) ? location.state.firstPage : null;
  const missing = !earlier && firstPage !== null && firstPage < view.page.number;
  useEffect(() => {
    if (!missing) return;
    const leaving = new AbortController();
    const pages = Array.from({ length: view.page.number - firstPage }, (_, k) => pageAddress(location, firstPage + k));
    Promise.all(pages.map((address) => fetchList(address, leaving.signal))).then(
      (lists) => {
        const [first] = lists;
        if (!first) return;
        const cards = othersThan(
          view,
          lists.flatMap((list) => list.cards),
        );
        hold({ view, earlier: { address: addressOf(location), firstPage, from: first.shown.from, cards } });
        setRestored(location.key);
      },
      // The current page is complete; the pager links to the earlier ones.
      () => undefined,
    );
    return () => leaving.abort();
  }, [missing, firstPage, view, location]);

  const [restored, setRestored] = useState<string | null>(null);
  useLayoutEffect(() => {
    const y = restored === null ? null : savedScroll(restored);
    if (y !== null) window.scrollTo(0, y);
  }, [restored]);

  return earlier;
};
