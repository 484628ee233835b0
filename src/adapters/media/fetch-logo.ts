import type { LogoPicture } from '../../ports/media/dealer-logos.ts';
import { fetchPhoto, type FetchLimits } from './fetch-photo.ts';
import { logoPicture, MOST_LOGO_BYTES } from './logo-picture.ts';

const LIMITS: FetchLimits = { timeoutMs: 5000, maxBytes: MOST_LOGO_BYTES, maxRedirects: 3, allowLocal: false };

/** The logo at an address that a feed names, as it is stored. Rejects with an Error for operators. */
export const fetchLogo = async (address: string, limits: Partial<FetchLimits> = {}): Promise<LogoPicture> =>
  logoPicture(await fetchPhoto(address, { ...LIMITS, ...limits }));
