import type { PhotoWidth } from '../../domain/vehicle/photo-url.ts';

export type Photo =
  | { readonly kind: 'found'; readonly contentType: 'image/webp'; readonly bytes: Uint8Array }
  /** It is not available for any reason; the same answer is given for ten minutes. */
  | { readonly kind: 'missing' };

/** Dealers' photos, fetched and scaled by the server, so that a visitor's browser contacts no third party. */
export interface Images {
  /**
   * @param url as the dealer's feed has it
   * @param width in pixels; a smaller original is not enlarged
   */
  photo(url: string, width: PhotoWidth): Promise<Photo>;
  /** Whether `photo` failed for this address within the last ten minutes. */
  isMissing(url: string): boolean;
}
