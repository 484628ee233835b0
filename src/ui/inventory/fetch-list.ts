import { callPage } from '../browser/call.ts';
import type { CarsView } from './present-cars.ts';

/** Fetches the list at an address of this site. Rejects if it cannot be loaded. */
export const fetchList = async (address: string, signal: AbortSignal): Promise<CarsView> => {
  const response = await callPage(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${String(response.status)}`);
  return ((await response.json()) as { readonly view: CarsView }).view;
};
