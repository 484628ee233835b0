/** Dealers' photos: fetched once, scaled, kept and served from there. */
import { bulkhead } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import type { PhotoWidth } from '../../domain/vehicle/photo-url.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Images, Photo } from '../../ports/media/images.ts';
import { fetchPhoto, type FetchLimits } from './fetch-photo.ts';
import type { PhotoCopies } from './photo-copies.ts';
import { scalePhoto, type ScaledPhotos } from './scale-photo.ts';

export interface PhotoCacheSettings extends FetchLimits {
  readonly copies: PhotoCopies;
  readonly maxPixels: number;
  /** Why a photo is missing, for a log. */
  readonly onFailure: (url: string, cause: unknown) => void;
}

const DEFAULTS: Omit<PhotoCacheSettings, 'copies'> = {
  timeoutMs: 5000,
  maxBytes: 15 * 1024 ** 2,
  maxPixels: 60_000_000,
  maxRedirects: 3,
  allowLocal: false,
  onFailure: () => undefined,
};

const FETCHES_AT_ONCE = 4;
/** Beyond these a photo is missing for now: the visitor has left long before its turn. */
const MAX_WAITING = 200;
const REMEMBER_FAILURE_MS = 10 * 60_000;

const MISSING: Photo = { kind: 'missing' };

export class PhotoCache implements Images {
  readonly #settings: PhotoCacheSettings;
  readonly #clock: Clock;
  readonly #failed: LRUCache<string, true>;
  /** One fetch a URL, whatever the widths that are asked for. */
  readonly #underWay = new Map<string, Promise<ScaledPhotos | null>>();
  readonly #fetches = bulkhead(FETCHES_AT_ONCE, MAX_WAITING);

  constructor(settings: Partial<PhotoCacheSettings> & Pick<PhotoCacheSettings, 'copies'>, clock: Clock) {
    this.#settings = { ...DEFAULTS, ...settings };
    this.#clock = clock;
    this.#failed = new LRUCache({ max: 20_000, ttl: REMEMBER_FAILURE_MS, ttlResolution: 0, perf: clock });
  }

  async photo(url: string, width: PhotoWidth): Promise<Photo> {
    const kept = await this.#settings.copies.read(keyOf(url, width), this.#clock.now());
    if (kept) return found(kept);
    if (this.#failed.has(url) || this.#fetches.queueSlots === 0) return MISSING;
    const underWay = this.#underWay.get(url) ?? this.#obtain(url);
    this.#underWay.set(url, underWay);
    const bytes = (await underWay)?.get(width);
    return bytes ? found(bytes) : MISSING;
  }

  isMissing(url: string): boolean {
    return this.#failed.has(url);
  }

  /** Every width of a photo, kept for the next time; null, and remembered, when it cannot be had. */
  async #obtain(url: string): Promise<ScaledPhotos | null> {
    try {
      return await this.#fetches.execute(async () => {
        const photos = await scalePhoto(await fetchPhoto(url, this.#settings), this.#settings.maxPixels);
        const { copies } = this.#settings;
        await Promise.all([...photos].map(([width, bytes]) => copies.write(keyOf(url, width), bytes, this.#clock.now())));
        return photos;
      });
    } catch (cause) {
      this.#failed.set(url, true);
      this.#settings.onFailure(url, cause);
      return null;
    } finally {
      this.#underWay.delete(url);
    }
  }
}

const keyOf = (url: string, width: PhotoWidth): string => `${String(width)} ${url}`;

const found = (bytes: Buffer): Photo => ({ kind: 'found', contentType: 'image/webp', bytes });
