/** What is cached on the device for use without a connection: favourites and the vehicles seen last. Never a form, never a lead. */
import { addressFrom, isVehicleCode, RESULTS_PARAMETER } from '../../domain/inventory/results-address.ts';
import { resolvePath } from '../../domain/routing/path-table.ts';
import { withoutSession } from '../../domain/tracking/session-query.ts';
import { DATA_PREFIX, MESSAGES_PREFIX } from '../page-wire.ts';

export const MOST_VEHICLES = 20;
/** Scripts, styles, messages and pictures of cached pages; the oldest are removed first. */
export const MOST_FILES = 300;

export type Kept =
  /** Named by its content hash: the cached one is always current. */
  | { readonly kind: 'file' }
  /** Part of a cached page: the cached one is shown, and refreshed for the next time. */
  | { readonly kind: 'picture' }
  /** A page, or its state as the browser asks for it: the server first, the cached one if it can't be reached. */
  | {
      readonly kind: 'vehicle' | 'favourites';
      readonly page: string;
      /** The answer leads back to a list: what is cached is asked for without it. */
      readonly fromList: boolean;
    }
  /** Any other page: without a connection, the offline page is shown. */
  | { readonly kind: 'page' }
  | { readonly kind: 'nothing' };

const NOTHING: Kept = { kind: 'nothing' };
const FILE = new RegExp(`^(/assets/|${MESSAGES_PREFIX}/)`);
const PICTURE = /^\/(static|media|art)\//;

interface Asked {
  readonly method: string;
  readonly url: string;
  /** A document, rather than something that a page asks for. */
  readonly navigates: boolean;
  /** Address of the page that asks; '' where there is none. */
  readonly referrer: string;
}

/** Whether the page at a path is cached. */
const keptPage = (path: string): 'vehicle' | 'favourites' | null => {
  const found = resolvePath(path);
  if (found.kind !== 'found') return null;
  if (isVehicleCode(found.code)) return 'vehicle';
  return found.code === 'Public_Favorites' ? 'favourites' : null;
};

/** The address under which an answer is cached: without who asked, and without the list that led there. */
export const keptAddress = (url: string): string => {
  const address = new URL(withoutSession(url));
  address.searchParams.delete(RESULTS_PARAMETER);
  return address.href;
};

/** @param origin the site's own: requests elsewhere are left alone */
export const keptOf = ({ method, url, navigates, referrer }: Asked, origin: string): Kept => {
  const { origin: asked, pathname, searchParams } = new URL(keptAddress(url));
  if (method !== 'GET' || asked !== origin) return NOTHING;
  if (FILE.test(pathname)) return { kind: 'file' };
  if (PICTURE.test(pathname))
    return referrer !== '' && keptPage(new URL(referrer).pathname) !== null ? { kind: 'picture' } : NOTHING;
  const asksForState = pathname.startsWith(`${DATA_PREFIX}/`);
  if (!navigates && !asksForState) return NOTHING;
  const page = asksForState ? pathname.slice(DATA_PREFIX.length) : pathname;
  // With parameters it is a form's answer, a filter or a shared list: only the plain page is cached.
  const kind = searchParams.size === 0 ? keptPage(page) : null;
  if (kind !== null) {
    const [here, to] = [referrer.slice(origin.length), url.slice(origin.length)];
    return { kind, page, fromList: new URL(url).searchParams.has(RESULTS_PARAMETER) || addressFrom(here, to) !== to };
  }
  return navigates ? { kind: 'page' } : NOTHING;
};
