import KDBush from 'kdbush';
import { around } from 'geokdbush';
import { distanceKm, type Coordinates } from '../../../domain/location/coordinates.ts';
import type { MarketCountry } from '../../../domain/location/expected-place.ts';
import { roundedDegrees, type Place } from '../../../domain/location/location.ts';
import { parsePostalArea } from '../../../domain/location/postal-code.ts';
import { COUNTRY_NAMES, findProvince, provinceName, provinceOfCanadianCode } from '../../../domain/location/provinces.ts';
import type { GazetteerData, PostalArea, Town } from './gazetteer-data.ts';
import { placeKey, placeWords } from './place-names.ts';
import { PostalTable, tableDegrees } from './postal-table.ts';
import { townIndex } from './town-index.ts';

/** How far from its nearest town a point may be and still count as the country's: the north of Canada is thinly settled. */
const REACH_KM: Readonly<Record<MarketCountry, number>> = { CA: 300, FR: 60 };
/** Boroughs without a place of their own stand at their city's, which then names them. */
const SAME_KM = 0.1;
/** Without the space of Canadian codes, as the table keeps them. */
const bare = (code: string): string => code.replace(' ', '');
const written = (code: string): string =>
  /^[A-Z]/.test(code) && code.length === 6 ? `${code.slice(0, 3)} ${code.slice(3)}` : code;

/** Places of one country, in memory. */
export class Gazetteer {
  readonly #country: MarketCountry;
  readonly #towns: readonly Town[];
  readonly #names: ReturnType<typeof townIndex>;
  readonly #postal: PostalTable;
  readonly #townPoints: KDBush;
  readonly #postalPoints: KDBush;

  constructor({ country, towns, postal }: GazetteerData) {
    this.#country = country;
    this.#towns = towns;
    this.#names = townIndex(towns);
    this.#postal = new PostalTable(postal);
    this.#townPoints = pointsOf(towns.length, (at) => towns[at]);
    this.#postalPoints = pointsOf(this.#postal.size, (at) => this.#postal.at(at));
  }

  byPostalCode(text: string): Place | null {
    const postalCode = parsePostalArea(text, this.#country);
    if (postalCode === null) return null;
    const area = this.#areaOf(bare(postalCode));
    return area && { ...this.#placeOfArea(area), postalCode };
  }

  /** A postal code, or a town with or without its province after it. */
  byKeyword(keyword: string, expectedProvince: string): Place | null {
    const asCode = this.byPostalCode(keyword);
    if (asCode) return asCode;
    const words = placeWords(keyword);
    for (let count = words.length; count > 0; count -= 1) {
      const rest = words.slice(count).join(' ');
      const province =
        rest === '' || rest === placeKey(COUNTRY_NAMES[this.#country]) ? null : findProvince(rest, this.#country)?.iso;
      if (province === undefined) continue;
      const named = this.#names
        .named(words.slice(0, count).join(' '))
        .filter((town) => province === null || town.provinceIso === province);
      const town = named.find(({ provinceIso }) => provinceIso === expectedProvince) ?? named[0];
      if (town) return this.#placeOfTown(town);
    }
    return null;
  }

  /** The nearest town or postal area of those that are known exactly; null where neither is in reach. */
  nearest(point: Coordinates): Place | null {
    const reach = REACH_KM[this.#country];
    const [townAt] = around(this.#townPoints, point.longitude, point.latitude, 1, reach, (at) => !this.#towns[at]?.isGuessed);
    const [areaAt] = around(this.#postalPoints, point.longitude, point.latitude, 1, reach, (at) => !this.#postal.isGuessedAt(at));
    const town = townAt === undefined ? undefined : this.#towns[townAt];
    const area = areaAt === undefined ? undefined : this.#postal.at(areaAt);
    const nearestIsTown = town && (!area || distanceKm(town, point) <= distanceKm(area, point) + SAME_KM);
    const place = nearestIsTown ? this.#placeOfTown(town) : area && this.#placeOfArea(area);
    return place ? { ...place, latitude: roundedDegrees(point.latitude), longitude: roundedDegrees(point.longitude) } : null;
  }

  /** The province without city and postal code, at its most populous town; null for an unknown province. */
  province(iso: string): Place | null {
    const towns = this.#towns.filter(({ provinceIso }) => provinceIso === iso);
    const capital = towns.reduce<Town | null>((best, town) => (best && best.population >= town.population ? best : town), null);
    return capital && { ...this.#place(capital), postalCode: '', city: '' };
  }

  suggest(text: string, limit: number): Place[] {
    const code = bare(text.trim().toUpperCase());
    if (/^(?:\d{2,5}|[A-Z]\d(?:[A-Z](?:\d(?:[A-Z]\d?)?)?)?)$/.test(code)) return this.#suggestCodes(code, limit);
    const key = placeKey(text);
    return key.length < 2 ? [] : this.#names.beginningWith(key, limit).map((town) => this.#placeOfTown(town));
  }

  #suggestCodes(prefix: string, limit: number): Place[] {
    const [from, to] = this.#postal.range(prefix);
    const places = Array.from({ length: Math.min(limit, to - from) }, (_, k) => this.#placeOfArea(this.#postal.at(from + k)));
    if (places.length > 0 || prefix.length < 3) return places;
    const complete = this.byPostalCode(prefix.length === 6 ? prefix : prefix.slice(0, this.#country === 'CA' ? 3 : 5));
    return complete ? [complete] : [];
  }

  /** The code's own area, else that of its first half. A first half newer than the data lies among its neighbours. */
  #areaOf(code: string): PostalArea | null {
    const own = this.#postal.find(code);
    if (own || this.#country === 'FR') return own;
    for (const prefix of [code.slice(0, 3), code.slice(0, 2)]) {
      const [from, to] = this.#postal.range(prefix);
      if (from < to) return this.#middleOf(from, to, code);
    }
    return null;
  }

  /** Areas between two places of the table as one: their centre, and the name of the one whose code is nearest. */
  #middleOf(from: number, to: number, code: string): PostalArea {
    const areas = Array.from({ length: to - from }, (_, k) => this.#postal.at(from + k));
    const before = areas.findLast((area) => area.code <= code) ?? areas[0];
    if (!before) throw new RangeError('There is nothing between the two places');
    const mean = (of: (area: PostalArea) => number): number =>
      tableDegrees(areas.reduce((sum, area) => sum + of(area), 0) / areas.length);
    return {
      ...before,
      code,
      provinceIso: provinceOfCanadianCode(code) ?? before.provinceIso,
      latitude: mean(({ latitude }) => latitude),
      longitude: mean(({ longitude }) => longitude),
    };
  }

  #placeOfArea(area: PostalArea): Place {
    return { ...this.#place(area), postalCode: written(area.code), city: area.city };
  }

  /** A town without a postal code of its own gets the nearest one of its province. */
  #placeOfTown(town: Town): Place {
    const { longitude, latitude, provinceIso } = town;
    const isInProvince = (at: number): boolean => this.#postal.provinceAt(at) === provinceIso;
    const [areaAt] = town.postalCode === '' ? around(this.#postalPoints, longitude, latitude, 1, Infinity, isInProvince) : [];
    const postalCode = areaAt === undefined ? town.postalCode : this.#postal.at(areaAt).code;
    return { ...this.#place(town), postalCode: written(postalCode), city: town.name };
  }

  #place(point: Coordinates & { readonly provinceIso: string }): Omit<Place, 'postalCode' | 'city'> {
    const { provinceIso, latitude, longitude } = point;
    const province = findProvince(provinceIso, this.#country);
    return {
      province: province ? provinceName(province) : '',
      provinceIso,
      country: COUNTRY_NAMES[this.#country],
      countryIso: this.#country,
      latitude,
      longitude,
    };
  }
}

const pointsOf = (count: number, at: (place: number) => Coordinates | undefined): KDBush => {
  const points = new KDBush(count, 64, Float32Array);
  for (let place = 0; place < count; place += 1) {
    const { latitude, longitude } = at(place) ?? { latitude: 0, longitude: 0 };
    points.add(longitude, latitude);
  }
  return points.finish();
};
