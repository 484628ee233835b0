/** What a gazetteer is made of, whatever file it comes from. */
import type { Coordinates } from '../../../domain/location/coordinates.ts';
import type { MarketCountry } from '../../../domain/location/expected-place.ts';

export interface Town extends Coordinates {
  readonly name: string;
  readonly provinceIso: string;
  /** 0 where it is unknown. */
  readonly population: number;
  /** One of its postal codes, or ''. */
  readonly postalCode: string;
  /** It stands where its neighbours are, on average; where exactly is unknown. */
  readonly isGuessed?: boolean;
}

export interface PostalArea extends Coordinates {
  /** Without space. */
  readonly code: string;
  readonly city: string;
  readonly provinceIso: string;
}

/** A place that a postal code serves; a code may serve several. */
export interface PostalEntry extends PostalArea {
  /** Inhabitants: the largest place names the area and draws its centre. */
  readonly population: number;
  readonly isGuessed?: boolean;
}

export interface GazetteerData {
  readonly country: MarketCountry;
  readonly towns: readonly Town[];
  readonly postal: Iterable<PostalEntry>;
}
