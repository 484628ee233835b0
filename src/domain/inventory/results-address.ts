/**
 * The list that a visitor came to a vehicle from: a parameter of the vehicle's address (product rules, section 3). Only those who come
 * from a list have it. Links of documents never do, so that a vehicle has one address for search engines and caches of cards.
 */
import { resolvePath } from '../routing/path-table.ts';
import type { PageCode } from '../routing/section-page.ts';
import { isListCode } from './list-layouts.ts';

/** Holds the path and query of the list. */
export const RESULTS_PARAMETER = 'From';

const VEHICLE_CODES: readonly PageCode[] = [
  'Public_Car',
  'Public_CarRegular',
  'Public_Recreational',
  'Public_RecreationalRegular',
];

/** Whether a page is the page of a vehicle, other than one for embedding or the bridge to its dealer. */
export const isVehicleCode = (code: PageCode): boolean => VEHICLE_CODES.includes(code);

const codeAt = (address: string): PageCode | null => {
  const found = resolvePath(address.split(/[?#]/, 1)[0] ?? '');
  return found.kind === 'found' ? found.code : null;
};

const isAt = (address: string, isOne: (code: PageCode) => boolean): boolean => {
  const code = codeAt(address);
  return code !== null && isOne(code);
};

/** Whether a path, with or without a query, is that of a list. */
export const isListAddress = (address: string): boolean => isAt(address, isListCode);

/** Legible in the address bar, as far as that leaves one '?' in the address. */
const written = (list: string): string => encodeURIComponent(list).replace(/%(?:2F|3D|2C|3A)/g, decodeURIComponent);

/** The address of a vehicle, with the list that it was found in. */
export const fromResults = (vehicle: string, list: string): string => {
  const [path = '', ...fragment] = vehicle.split(/(?=#)/);
  return `${path}${path.includes('?') ? '&' : '?'}${RESULTS_PARAMETER}=${written(list)}${fragment.join('')}`;
};

/** The address that a link leads to from this page: from a list to a vehicle, the one that says so. All are paths with their queries. */
export const addressFrom = (here: string, to: string): string =>
  isListAddress(here) && isAt(to, isVehicleCode) && !to.includes(`${RESULTS_PARAMETER}=`) ? fromResults(to, here) : to;

/** Name of the place in a list's page where its vehicles begin, or where it says that there are none. */
export const FOUND_ANCHOR = 'found';

/** Name of a vehicle's card in a list, for the fragment of the list's address. */
export const cardAnchor = (id: number): string => `v${String(id)}`;
