/** Saving and removing favourites: a form that works without JavaScript, and the same as a call in the browser. */
import { Router, type Request, type Response } from 'express';
import {
  FAVOURITES_COOKIE,
  favouritesOf,
  readFavourites,
  readSaved,
  SAVED_AT_COOKIE,
  withFavourites,
  withoutFavourites,
  writeFavourites,
  writeSaved,
  type Favourite,
} from '../../domain/favourites/favourites.ts';
import { resolvePath } from '../../domain/routing/path-table.ts';
import { withParameter } from '../../domain/routing/query-parameter.ts';
import type { Ports } from '../../ports/ports.ts';
import { FAVOURITES_ACTION, UNDO_PARAMETER, UNKEPT_PARAMETER } from '../../ui/page-wire.ts';
import { cookiesOf, httpCookies } from './cookies.ts';
import { localPath } from './local-path.ts';
import { ownForm } from './middleware/own-forms.ts';

interface Change {
  readonly kept: readonly Favourite[];
  /** What this change removed, for the undo. */
  readonly removed: readonly Favourite[];
}

/** Null for an unknown action. */
const changeOf = (before: readonly Favourite[], action: string, text: string, now: number): Change | null => {
  const ids = readFavourites(text);
  switch (action) {
    case 'add':
      return {
        kept: withFavourites(
          before,
          ids.map((id) => ({ id, since: now })),
        ),
        removed: [],
      };
    case 'remove':
      return { kept: withoutFavourites(before, ids), removed: before.filter(({ id }) => ids.includes(id)) };
    case 'clear':
      return { kept: [], removed: before };
    case 'restore':
      return { kept: withFavourites(before, readSaved(text)), removed: [] };
    default:
      return null;
  }
};

const keep = (request: Request, response: Response, kept: readonly Favourite[]): void => {
  const cookies = [
    { name: FAVOURITES_COOKIE, value: writeFavourites(kept), httpOnly: false },
    // Only links of our own pages have this parameter.
    { name: SAVED_AT_COOKIE, value: writeSaved(kept), httpOnly: true },
  ];
  for (const { name, value, httpOnly } of cookies) {
    const visitor = httpCookies(request, response, { httpOnly });
    if (kept.length > 0) visitor.keep(name, value, 'long');
    else visitor.forget(name);
  }
};

const isFavouritesPage = (path: string): boolean => {
  const found = resolvePath(path.split('?', 1)[0] ?? '');
  return found.kind === 'found' && found.code === 'Public_Favorites';
};

/** Where the visitor is redirected: the page they came from, which offers the undo when it is their list. */
const nextPath = (request: Request, back: string, { kept, removed }: Change): string => {
  const clean = withParameter(withParameter(back, UNDO_PARAMETER, null), UNKEPT_PARAMETER, null);
  if (removed.length > 0 && isFavouritesPage(clean)) return withParameter(clean, UNDO_PARAMETER, writeSaved(removed));
  // Each page sets a cookie, so a request without any comes from a browser, or a partner's frame, that blocks cookies.
  const keepsNothing = kept.length > 0 && request.get('cookie') === undefined;
  return keepsNothing ? withParameter(clean, UNKEPT_PARAMETER, '1') : clean;
};

/** Quicker than anybody presses a heart. */
const CHANGES_PER_MINUTE = 120;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * POST /favorites {id, action, back}: 303 to `back`, or `{To}` for a client that accepts JSON. `action` is `add` or `remove` with one id or
 * several with commas, `clear`, or `restore` with what an undo holds; since a button sends one value only, it may be in the
 * query. On the visitor's own list what was removed is returned as `Undo`. An unknown action is a 400.
 */
export const favourites = ({ clock, stamps }: Pick<Ports, 'clock' | 'stamps'>): Router =>
  Router().post(
    FAVOURITES_ACTION,
    ...ownForm(stamps, { name: 'favourites', perMinute: CHANGES_PER_MINUTE, largest: '8kb' }),
    (request, response) => {
      const fields: Readonly<Record<string, unknown>> = {
        ...request.query,
        ...(request.body as Record<string, unknown> | undefined),
      };
      const cookies = cookiesOf(request);
      const before = favouritesOf(cookies[FAVOURITES_COOKIE], cookies[SAVED_AT_COOKIE]);
      const change = changeOf(before, textOf(fields.action), textOf(fields.id), clock.now());
      if (!change) return response.status(400).type('text/plain').send('The action is one of add, remove, clear, restore.\n');
      keep(request, response, change.kept);
      const to = nextPath(request, localPath(fields.back), change);
      response.set('Cache-Control', 'no-store');
      if (request.accepts(['html', 'json']) === 'json') response.json({ To: to });
      else response.redirect(303, to);
    },
  );
