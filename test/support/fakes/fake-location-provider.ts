import { distanceKm, type Coordinates } from '../../../src/domain/location/coordinates.ts';
import { defaultProvinceOf, type MarketCountry } from '../../../src/domain/location/expected-place.ts';
import { roundedDegrees, type Place } from '../../../src/domain/location/location.ts';
import { parsePostalArea } from '../../../src/domain/location/postal-code.ts';
import { fold } from '../../../src/domain/text/fold.ts';
import type { Lookup } from '../../../src/domain/location/lookup.ts';
import { LAVAL } from '../builders/laval.ts';
import type { LocationAnswer, LocationProvider, LookupContext, PlaceSuggestions } from '../../../src/ports/location-provider.ts';

const QUEBEC = { province: 'Quebec', provinceIso: 'QC', country: 'Canada', countryIso: 'CA' };
const PARISIAN = { province: 'Île-de-France', provinceIso: 'IDF', country: 'France', countryIso: 'FR' };
const RHONE = { ...PARISIAN, province: 'Auvergne-Rhône-Alpes', provinceIso: 'ARA' };

/** Most populous first. */
const TOWNS: readonly Place[] = [
  { city: 'Montréal', postalCode: 'H3A', latitude: 45.509, longitude: -73.588, ...QUEBEC },
  LAVAL,
  { city: 'Saint-Jérôme', postalCode: 'J7Z', latitude: 45.78, longitude: -74.0, ...QUEBEC },
  { city: 'Paris', postalCode: '75015', latitude: 48.853, longitude: 2.349, ...PARISIAN },
  { city: 'Lyon', postalCode: '69003', latitude: 45.748, longitude: 4.847, ...RHONE },
];

const CITY_OF_NETWORK: Readonly<Record<string, string>> = { '24.48.0': 'Montréal', '90.63.1': 'Paris' };

const answerOf = (place: Place | undefined): LocationAnswer => (place ? { kind: 'found', place } : { kind: 'none' });

/** Knows five towns. */
export class FakeLocationProvider implements LocationProvider, PlaceSuggestions {
  async find(lookup: Lookup, context: LookupContext): Promise<LocationAnswer> {
    switch (lookup.by) {
      case 'postal code':
        return this.#byPostalCode(lookup.postalCode, context);
      case 'keyword':
        return this.#byKeyword(lookup.keyword, context);
      case 'coordinates':
        return this.#near(lookup.coordinates, context);
      case 'ip':
        return this.#byIp(lookup.ip);
      case 'default province':
        return this.#province(context);
    }
  }

  #byPostalCode(postalCode: string, { country }: LookupContext): LocationAnswer {
    const code = parsePostalArea(postalCode, country);
    const town = TOWNS.find((place) => code !== null && place.countryIso === country && code.startsWith(place.postalCode));
    return answerOf(town && code !== null ? { ...town, postalCode: code } : undefined);
  }

  #byKeyword(keyword: string, { country }: LookupContext): LocationAnswer {
    const asked = fold(keyword).replaceAll('-', ' ');
    const town = TOWNS.find(({ city, provinceIso, countryIso }) => {
      const name = fold(city).replaceAll('-', ' ');
      return countryIso === country && [name, `${name} ${fold(provinceIso)}`].includes(asked);
    });
    return answerOf(town);
  }

  #near(point: Coordinates, { country }: LookupContext): LocationAnswer {
    const [nearest] = TOWNS.filter((place) => place.countryIso === country && distanceKm(place, point) < 60).sort(
      (a, b) => distanceKm(a, point) - distanceKm(b, point),
    );
    return answerOf(
      nearest && { ...nearest, latitude: roundedDegrees(point.latitude), longitude: roundedDegrees(point.longitude) },
    );
  }

  suggest(text: string, country: MarketCountry, limit: number): Promise<Place[]> {
    const typed = fold(text);
    const towns = TOWNS.filter(({ city, countryIso }) => countryIso === country && fold(city).startsWith(typed));
    return Promise.resolve(typed.length < 2 ? [] : towns.slice(0, limit));
  }

  #byIp(ip: string): LocationAnswer {
    const city = CITY_OF_NETWORK[ip.split('.').slice(0, 3).join('.')];
    return answerOf(TOWNS.find((place) => place.city === city));
  }

  #province({ country, province }: LookupContext): LocationAnswer {
    const iso = province === '' ? defaultProvinceOf(country) : province;
    const town = TOWNS.find(({ countryIso, provinceIso }) => countryIso === country && provinceIso === iso);
    return answerOf(town && { ...town, city: '', postalCode: '' });
  }
}
