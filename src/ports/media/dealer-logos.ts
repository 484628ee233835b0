/** Dealers' logos as they are stored. `InventoryTransaction.setLogo` writes them. */

export interface LogoPicture {
  /** 32 hexadecimal digits of a digest of the bytes, and the kind: `.webp`, or `.svg` for a drawing that comes with this product. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** `from` of a logo that an operator chose: no feed replaces it. */
export const OPERATOR = 'operator';

export interface WantedLogo {
  readonly dealerId: number;
  readonly dealerName: string;
  /** The http or https address that the dealer's feed names. */
  readonly address: string;
}

export interface DealerLogos {
  /** The bytes of a stored picture; null when no dealer ever had it. */
  ofName(name: string): Promise<Uint8Array | null>;
  /** Logos that feeds name and that are not stored yet, by ascending dealer. Not those of dealers whose logo an operator chose. */
  wanted(): Promise<readonly WantedLogo[]>;
}
