/** Where a dealer is whose feed gives no coordinates: as near as their address tells (docs/decisions/0079). */
import type { Coordinates } from '../location/coordinates.ts';
import { isMarketCountry, type ExpectedPlace, type MarketCountry } from '../location/expected-place.ts';
import type { Place } from '../location/location.ts';
import type { Lookup } from '../location/lookup.ts';
import { departmentOfFrenchCode, parsePostalArea } from '../location/postal-code.ts';
import { findProvince, provinceOfCanadianCode, regionOfDepartment } from '../location/provinces.ts';

/** What an approximate place was found by: it is the middle of that postal area, or of that town. */
export type PlacedBy = 'postal code' | 'town';

interface Address {
  readonly city: string | null;
  readonly province: string | null;
  readonly postalCode: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

export interface Located {
  readonly coordinates: Coordinates | null;
  readonly placedBy: PlacedBy | null;
}

export interface PlaceLookup {
  readonly by: PlacedBy;
  readonly lookup: Lookup;
  readonly expected: ExpectedPlace;
}

/**
 * What to ask for in turn, the more exact first; nothing outside of the countries that have sites. A town is asked for only with its
 * province, which the postal code names where the address does not: many towns share a name.
 */
export const placeLookups = ({ city, province, postalCode, country }: Address): readonly PlaceLookup[] => {
  if (!isMarketCountry(country)) return [];
  const code = postalCode === null ? null : parsePostalArea(postalCode, country);
  const within = (province === null ? null : findProvince(province, country)?.iso) ?? (code && provinceOfCode(code, country));
  const expected = { country, province: within ?? '' };
  return [
    ...(code === null ? [] : [{ by: 'postal code', lookup: { by: 'postal code', postalCode: code }, expected } as const]),
    ...(city === null || within === null
      ? []
      : [{ by: 'town', lookup: { by: 'keyword', keyword: `${city} ${within}` }, expected } as const]),
  ];
};

/** Of codes that are in no list too, such as those of French companies (CEDEX). */
const provinceOfCode = (code: string, country: MarketCountry): string | null =>
  country === 'CA' ? provinceOfCanadianCode(code) : (regionOfDepartment(departmentOfFrenchCode(code))?.iso ?? null);

/** Whether what was found can be the dealer's: a postal code of another province than the address names has an error in it. */
export const isPlaceOf = ({ countryIso, provinceIso }: Place, { country, province }: ExpectedPlace): boolean =>
  countryIso === country && (province === '' || provinceIso === province);

/** Where a dealer's place is from; `none` are in no search around a place and on no map. */
export type Placement = PlacedBy | 'feed' | 'none';
export type Placements = Readonly<Record<Placement, number>>;

export const placementsOf = (dealers: readonly Located[]): Placements => {
  const counts = { feed: 0, 'postal code': 0, town: 0, none: 0 };
  for (const { coordinates, placedBy } of dealers) counts[placedBy ?? (coordinates ? 'feed' : 'none')]++;
  return counts;
};

/** For whatever claims an exact place; null where only an approximate one is known, or none. */
export const exactPlaceOf = ({ coordinates, placedBy }: Located): Coordinates | null => (placedBy === null ? coordinates : null);
