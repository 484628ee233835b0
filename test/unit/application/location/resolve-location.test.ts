import { expect } from 'chai';
import fc from 'fast-check';
import { resolveLocation, type ResolveLocation } from '../../../../src/application/location/resolve-location.ts';
import { locationAt, type Location, type LocationSource, type Place } from '../../../../src/domain/location/location.ts';
import type { PlaceParts, RequestedPlace } from '../../../../src/domain/location/location-chain.ts';
import type { LocationAnswer } from '../../../../src/ports/location-provider.ts';
import { FixedClock } from '../../../support/fakes/fixed-clock.ts';
import { ScriptedLocationProvider, type LookupKind } from '../../../support/fakes/scripted-location-provider.ts';
import { IN_PARIS, IN_QUEBEC } from '../../../support/lookup-context.ts';

const clock = new FixedClock(Date.UTC(2026, 8, 15, 12, 5));

const place = (city: string, countryIso = 'CA'): Place => ({
  postalCode: 'H7S 0A3',
  city,
  province: 'Quebec',
  provinceIso: 'QC',
  country: countryIso === 'CA' ? 'Canada' : 'France',
  countryIso,
  latitude: 45.57,
  longitude: -73.74,
});
const found = (city: string, countryIso?: string): LocationAnswer => ({ kind: 'found', place: place(city, countryIso) });
const none: LocationAnswer = { kind: 'none' };
const unavailable: LocationAnswer = { kind: 'unavailable', cause: 'down' };

const COOKIES: PlaceParts = {
  postalCode: 'J7Z',
  city: 'Saint-Jérôme',
  province: 'Quebec',
  provinceIso: 'QC',
  country: 'Canada',
  countryIso: 'CA',
  latitude: '45.78',
  longitude: '-74',
};

type Answers = Partial<Record<LookupKind, LocationAnswer>>;

const resolve = async (input: Partial<ResolveLocation>, answers: Answers = {}) => {
  const provider = new ScriptedLocationProvider(answers);
  const resolved = await resolveLocation(
    { existing: null, requested: {}, cookies: {}, ip: null, context: IN_QUEBEC, ...input },
    { provider, clock },
  );
  return { ...resolved, asked: provider.asked };
};

const everything: Answers = {
  'postal code': found('by postal code'),
  keyword: found('by keyword'),
  coordinates: found('by coordinates'),
  ip: found('by ip'),
};
const everywhere: Partial<ResolveLocation> = {
  requested: { postalCode: 'H7S 0A3', city: 'Laval', province: 'QC', latitude: '45.5', longitude: '-73.6' },
  cookies: COOKIES,
  ip: '24.48.0.1',
};

describe('The place of a visitor is found in the order of the specification (section 4)', () => {
  it('(1) an existing valid location is kept, and no provider is asked', async () => {
    const existing = locationAt(place('Gatineau'), 'Server Coordinates', 0, true);
    expect(await resolve({ ...everywhere, existing }, everything)).to.deep.equal({ location: existing, attempts: [], asked: [] });
  });

  it('(1) an existing location that is not valid is bettered, or kept where nothing better is found', async () => {
    const existing = locationAt(place('Gatineau'), 'Server IP', 0);
    expect((await resolve({ ...everywhere, existing }, everything)).location?.city).to.equal('by postal code');
    expect((await resolve({ existing })).location).to.equal(existing);
  });

  interface Case {
    readonly sentence: string;
    readonly given: Partial<ResolveLocation>;
    readonly answers?: Answers;
    readonly city: string | null;
    readonly source?: LocationSource;
    readonly valid?: boolean;
    readonly asked: readonly LookupKind[];
  }

  const cases: readonly Case[] = [
    {
      sentence: '(2) a postal code in the request is looked up by postal code: Server Keyword, valid',
      given: everywhere,
      answers: everything,
      city: 'by postal code',
      source: 'Server Keyword',
      valid: true,
      asked: ['postal code'],
    },
    {
      sentence: '(2) otherwise a keyword from city plus province: Server Keyword, valid',
      given: { ...everywhere, requested: { city: 'Laval', province: 'QC', latitude: '45.5', longitude: '-73.6' } },
      answers: everything,
      city: 'by keyword',
      source: 'Server Keyword',
      valid: true,
      asked: ['keyword'],
    },
    {
      sentence: '(2) a province without a city is no keyword',
      given: { requested: { province: 'QC' } },
      answers: everything,
      city: null,
      asked: [],
    },
    {
      sentence: '(2) a postal code that is not found falls to the city and province, then to the next step',
      given: everywhere,
      answers: { ...everything, 'postal code': none },
      city: 'by keyword',
      source: 'Server Keyword',
      valid: true,
      asked: ['postal code', 'keyword'],
    },
    {
      sentence: '(2) a postal code and a city that are not found fall to the next step',
      given: everywhere,
      answers: { ...everything, 'postal code': none, keyword: none },
      city: 'by coordinates',
      source: 'Server Coordinates',
      valid: true,
      asked: ['postal code', 'keyword', 'coordinates'],
    },
    {
      sentence: '(3) latitude and longitude in the request are looked up by coordinates: Server Coordinates, valid',
      given: { ...everywhere, requested: { latitude: '45.5', longitude: '-73.6' } },
      answers: everything,
      city: 'by coordinates',
      source: 'Server Coordinates',
      valid: true,
      asked: ['coordinates'],
    },
    ...(['latitude', 'longitude'] as const).map((zero) => ({
      sentence: `(3) a ${zero} of 0 is no place`,
      given: { ...everywhere, requested: { latitude: '45.5', longitude: '-73.6', [zero]: '0' } },
      answers: everything,
      city: 'Saint-Jérôme',
      source: 'Server Cookies' as const,
      valid: true,
      asked: [],
    })),
    {
      sentence: '(3) one coordinate alone is no place',
      given: { requested: { latitude: '45.5' } },
      answers: everything,
      city: null,
      asked: [],
    },
    {
      sentence: '(4) cookies, without asking anybody: Server Cookies, valid',
      given: { cookies: COOKIES, ip: '24.48.0.1' },
      answers: everything,
      city: 'Saint-Jérôme',
      source: 'Server Cookies',
      valid: true,
      asked: [],
    },
    ...(Object.keys(COOKIES) as (keyof PlaceParts)[]).map((part) => ({
      sentence: `(4) only if every part is non-empty: not without ${part}`,
      given: { cookies: { ...COOKIES, [part]: ' ' }, ip: '24.48.0.1' },
      answers: everything,
      city: 'by ip',
      source: 'Server IP' as const,
      valid: false,
      asked: ['ip' as const],
    })),
    ...[
      ['latitude', 'north'],
      ['longitude', '0'],
      ['latitude', '0.0'],
      ['longitude', '-181'],
    ].map(([part = '', value = '']) => ({
      sentence: `(4) only if latitude and longitude are numeric and non-zero: not with a ${part} of ${value}`,
      given: { cookies: { ...COOKIES, [part]: value } },
      city: null,
      asked: [],
    })),
    {
      sentence: '(4) only if the cookie country equals the expected country',
      given: { cookies: COOKIES, context: IN_PARIS },
      city: null,
      asked: [],
    },
    {
      sentence: '(5) lookup by visitor IP: Server IP, and Valid stays false',
      given: { ip: '24.48.0.1' },
      answers: everything,
      city: 'by ip',
      source: 'Server IP',
      valid: false,
      asked: ['ip'],
    },
    {
      sentence: '(5) accepted only if the returned country code equals the expected country (sections 4 and 8)',
      given: { ip: '90.63.1.1' },
      answers: { ip: found('Paris', 'FR') },
      city: null,
      asked: ['ip'],
    },
    {
      sentence: 'a Status other than 1 or a transport failure falls to the next method (section 8)',
      given: everywhere,
      answers: { 'postal code': unavailable, coordinates: none },
      city: 'Saint-Jérôme',
      source: 'Server Cookies',
      valid: true,
      asked: ['postal code', 'keyword', 'coordinates'],
    },
    {
      sentence: 'nothing to go by is no location',
      given: {},
      answers: everything,
      city: null,
      asked: [],
    },
  ];

  for (const { sentence, given, answers, city, source, valid, asked } of cases) {
    it(sentence, async () => {
      const resolved = await resolve(given, answers);
      expect(resolved.asked.map(({ by }) => by)).to.deep.equal(asked);
      if (city === null) expect(resolved.location).to.equal(null);
      else expect(resolved.location).to.include({ city, source, valid, date: '2026-09-15 12:05' });
    });
  }

  it('decimal commas in coordinates become dots (section 5)', async () => {
    const requested = { latitude: '45,5', longitude: '-73,6' };
    expect((await resolve({ requested })).asked).to.deep.equal([
      { by: 'coordinates', coordinates: { latitude: 45.5, longitude: -73.6 } },
    ]);
    const cookies = { ...COOKIES, latitude: '45,78', longitude: '-74,01' };
    expect((await resolve({ cookies })).location).to.include({ latitude: 45.78, longitude: -74.01 });
  });

  it('the keyword is the city and the province of the request', async () => {
    expect((await resolve({ requested: { city: ' Laval ', province: 'QC' } })).asked).to.deep.equal([
      { by: 'keyword', keyword: 'Laval QC' },
    ]);
    expect((await resolve({ requested: { city: 'Laval' } })).asked).to.deep.equal([{ by: 'keyword', keyword: 'Laval' }]);
  });

  it('nothing is attempted with what a request does not say', async () => {
    const attempted = async (input: Partial<ResolveLocation>) => (await resolve(input, everything)).attempts.map(({ by }) => by);
    for (const [latitude, longitude] of [
      ['', ''],
      ['45.5', ''],
      ['', '-73.6'],
      ['0', '-73.6'],
      ['45.5', '0'],
    ] as const)
      expect(await attempted({ requested: { latitude, longitude } }), `${latitude} ${longitude}`).to.deep.equal([]);
    expect(await attempted({ cookies: { city: ' ', latitude: '' } })).to.deep.equal([]);
    expect(await attempted({ cookies: { city: 'Laval' } })).to.deep.equal(['cookies']);
    expect(await attempted({ ip: '' })).to.deep.equal([]);
  });

  it('no more than 100 characters of a request are looked up', async () => {
    const { asked } = await resolve({ requested: { city: 'x'.repeat(300) } });
    expect(asked).to.deep.equal([{ by: 'keyword', keyword: 'x'.repeat(100) }]);
  });

  it('every attempt is listed in its order, with nothing of the visitor in it', async () => {
    const { attempts } = await resolve(
      { ...everywhere, cookies: { ...COOKIES, city: '' } },
      { 'postal code': none, coordinates: unavailable, ip: found('Paris', 'FR') },
    );
    expect(attempts).to.deep.equal([
      { by: 'postal code', source: 'Server Keyword', outcome: 'none' },
      { by: 'keyword', source: 'Server Keyword', outcome: 'none' },
      { by: 'coordinates', source: 'Server Coordinates', outcome: 'unavailable' },
      { by: 'cookies', source: 'Server Cookies', outcome: 'unusable' },
      { by: 'ip', source: 'Server IP', outcome: 'other country' },
    ]);
  });
});

/** Section 4 once more, as plainly as it can be said. */
const restated = (input: ResolveLocation, answers: Answers): Pick<Location, 'city' | 'source' | 'valid'> | null => {
  const { existing, requested, cookies, ip, context } = input;
  if (existing?.valid === true) return existing;
  const answered = (by: LookupKind): Place | null => {
    const answer = answers[by];
    return answer?.kind === 'found' ? answer.place : null;
  };
  const at = (where: Place | null, source: LocationSource, valid: boolean) => where && { city: where.city, source, valid };
  if (requested.postalCode) {
    const by = at(answered('postal code'), 'Server Keyword', true);
    if (by) return by;
  }
  if (requested.city) {
    const by = at(answered('keyword'), 'Server Keyword', true);
    if (by) return by;
  }
  if (requested.latitude && requested.longitude && requested.latitude !== '0' && requested.longitude !== '0') {
    const by = at(answered('coordinates'), 'Server Coordinates', true);
    if (by) return by;
  }
  const whole = Object.keys(COOKIES).every((part) => cookies[part as keyof PlaceParts]);
  const number = (text: string | undefined): number => Number((text ?? '').replace(',', '.'));
  if (whole && number(cookies.latitude) && number(cookies.longitude) && cookies.countryIso === context.country) {
    return { city: cookies.city ?? '', source: 'Server Cookies', valid: true };
  }
  const byIp = ip === null ? null : answered('ip');
  return byIp?.countryIso === context.country ? at(byIp, 'Server IP', false) : existing;
};

describe('The order holds for every combination', () => {
  const optional = <T>(...values: T[]) => fc.constantFrom(undefined, ...values);
  const answer = (city: string) => fc.constantFrom(none, unavailable, found(city), found(city, 'FR'));
  const cookieValue = (part: keyof PlaceParts): fc.Arbitrary<string | undefined> =>
    part === 'latitude' || part === 'longitude'
      ? fc.constantFrom('45.5', '45.5', '45,5', '0', 'x', '', undefined)
      : part === 'countryIso'
        ? fc.constantFrom('CA', 'CA', 'FR', '')
        : fc.oneof({ weight: 9, arbitrary: fc.constant('text') }, { weight: 1, arbitrary: fc.constantFrom('', undefined) });

  const requested: fc.Arbitrary<RequestedPlace> = fc.record({
    postalCode: optional('H7S 0A3', ''),
    city: optional('Laval', ''),
    province: optional('QC'),
    latitude: optional('45.5', '45,5', '0', ''),
    longitude: optional('-73.6', '-73,6', '0', ''),
  });
  const cookies = fc.record(
    Object.fromEntries(Object.keys(COOKIES).map((part) => [part, cookieValue(part as keyof PlaceParts)])),
  ) as fc.Arbitrary<PlaceParts>;
  const existing = fc.constantFrom(
    null,
    locationAt(place('existing'), 'Server IP', 0),
    locationAt(place('existing'), 'Server Keyword', 0, true),
  );

  it('of what is known, what the request says, cookies, IP and the answers of the provider', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          existing,
          requested,
          cookies,
          ip: fc.constantFrom(null, '24.48.0.1'),
          context: fc.constantFrom(IN_QUEBEC, IN_PARIS),
        }),
        fc.record({ 'postal code': answer('P'), keyword: answer('K'), coordinates: answer('C'), ip: answer('I') }),
        async (input, answers) => {
          const { location } = await resolve(input, answers);
          const expected = restated(input, answers);
          if (expected === null) expect(location).to.equal(null);
          else expect(location).to.include({ city: expected.city, source: expected.source, valid: expected.valid });
        },
      ),
      { numRuns: 2000 },
    );
  });
});
