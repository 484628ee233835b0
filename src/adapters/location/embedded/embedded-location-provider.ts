import { defaultProvinceOf, type MarketCountry } from '../../../domain/location/expected-place.ts';
import type { Place } from '../../../domain/location/location.ts';
import { COUNTRY_NAMES, findProvince, provinceName } from '../../../domain/location/provinces.ts';
import type { Lookup } from '../../../domain/location/lookup.ts';
import type { LocationAnswer, LocationProvider, LookupContext, PlaceSuggestions } from '../../../ports/location-provider.ts';
import { IpPlaces, type IpPlace } from './ip-places.ts';
import { loadGazetteers, type Gazetteers } from './load-gazetteers.ts';
import { tableDegrees } from './postal-table.ts';

/** Finds places in data that came with the product, offline. What it needs is loaded when it is first asked for, or by `warm`. */
export class EmbeddedLocationProvider implements LocationProvider, PlaceSuggestions {
  readonly #folder: string;
  #gazetteers: Promise<Gazetteers> | null = null;
  #ips: IpPlaces | null = null;

  /** `folder` has the operator's imported postal files, if there are any. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Loads towns, postal codes and IP addresses now. Rejects on an unreadable import. */
  async warm(): Promise<void> {
    this.#ips ??= new IpPlaces();
    await this.#loaded();
  }

  async find(lookup: Lookup, context: LookupContext): Promise<LocationAnswer> {
    try {
      const place = await this.#placeOf(lookup, context, await this.#loaded());
      return place ? { kind: 'found', place } : { kind: 'none' };
    } catch (error) {
      return { kind: 'unavailable', cause: error instanceof Error ? error.message : String(error) };
    }
  }

  async suggest(text: string, country: MarketCountry, limit: number): Promise<Place[]> {
    return (await this.#loaded())[country].suggest(text, limit);
  }

  async #placeOf(lookup: Lookup, { country, province }: LookupContext, gazetteers: Gazetteers): Promise<Place | null> {
    const gazetteer = gazetteers[country];
    switch (lookup.by) {
      case 'postal code':
        return gazetteer.byPostalCode(lookup.postalCode);
      case 'keyword':
        return gazetteer.byKeyword(lookup.keyword, province);
      case 'coordinates':
        return gazetteer.nearest(lookup.coordinates);
      case 'ip': {
        this.#ips ??= new IpPlaces();
        const found = this.#ips.lookup(lookup.ip);
        return found && placeOfIp(found, gazetteers[found.countryIso]);
      }
      case 'default province':
        return gazetteer.province(province === '' ? defaultProvinceOf(country) : province);
    }
  }

  #loaded(): Promise<Gazetteers> {
    this.#gazetteers ??= loadGazetteers(this.#folder);
    return this.#gazetteers;
  }
}

/** The data's English names become ours, with the nearest postal code. */
const placeOfIp = ({ city, countryIso, region, latitude, longitude }: IpPlace, gazetteer: Gazetteers[MarketCountry]): Place => {
  const nearest = gazetteer.nearest({ latitude, longitude });
  const province = findProvince(region, countryIso) ?? findProvince(nearest?.provinceIso ?? '', countryIso);
  const known = province && gazetteer.byKeyword(`${city} ${province.iso}`, province.iso);
  return {
    postalCode: known?.postalCode ?? nearest?.postalCode ?? '',
    city: known?.city ?? city,
    province: province ? provinceName(province) : region,
    provinceIso: province?.iso ?? '',
    country: COUNTRY_NAMES[countryIso],
    countryIso,
    latitude: tableDegrees(latitude),
    longitude: tableDegrees(longitude),
  };
};
