import type { Coordinates } from './coordinates.ts';

/** What a place is found by (specification, section 7). */
export type Lookup =
  /** A complete postal code, or its first half in Canada; what is not a postal code of the country is 'none'. */
  | { readonly by: 'postal code'; readonly postalCode: string }
  /** A city, with or without its province: "Laval QC", "saint jerome". */
  | { readonly by: 'keyword'; readonly keyword: string }
  /** The nearest place; its coordinates are those asked for, to three decimals. 'none' far from the expected country. */
  | { readonly by: 'coordinates'; readonly coordinates: Coordinates }
  /** Roughly, and in whatever country the address is. Private and reserved addresses are 'none'. */
  | { readonly by: 'ip'; readonly ip: string }
  /** The expected province itself, without city and postal code, where most of its people live. */
  | { readonly by: 'default province' };
