import { expect } from 'chai';
import fc from 'fast-check';
import { EMPTY_QUERY, SORTS, type InventoryQuery } from '../../../../src/domain/inventory/inventory-query.ts';
import { GRADES } from '../../../../src/domain/rating/grade.ts';
import { FLAGS } from '../../../../src/domain/vehicle/vehicle-facts.ts';
import { SEARCH_LIMITS } from '../../../../src/domain/inventory/limits.ts';
import {
  changeQuery,
  decodeQuery,
  encodeQuery,
  hasTooManyValues,
  WIRE_NAMES,
} from '../../../../src/domain/inventory/query-codec.ts';
import { fold } from '../../../../src/domain/text/fold.ts';
import {
  BODIES,
  COLOURS,
  CONDITIONS,
  DRIVETRAINS,
  FUELS,
  TRANSMISSIONS,
  VEHICLE_TYPES,
} from '../../../../src/domain/vehicle/attributes.ts';
import { anyText } from '../../../support/any-text.ts';

const decode = (search: string) => decodeQuery(new URLSearchParams(search));

/** What the search says beyond the empty one. */
const asked = (search: string): Partial<InventoryQuery> => {
  const { query, problems } = decode(search);
  expect(problems).to.deep.equal([]);
  return differences(query);
};

const differences = (query: InventoryQuery): Partial<InventoryQuery> =>
  Object.fromEntries(
    Object.entries(query).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(EMPTY_QUERY[key as keyof InventoryQuery]),
    ),
  );

/** What is left out and why; nothing of it may reach the search. */
const problemsOf = (search: string) => {
  const { query, problems } = decode(search);
  expect(differences(query)).to.deep.equal({});
  return problems.map(({ parameter, value, reason }) => `${parameter}: ${value}: ${reason}`);
};

describe('a search in a query string', () => {
  it('has every parameter of the specification, the number of owners and the grade of prices', () => {
    const specified =
      'ID, Latitude, Longitude, Distance, CompanyName, CompanyId, City, Province, Country, Type, Make, Model, Year, YearMin, YearMax, ' +
      'YearLow, Body, Condition, PriceMin, PriceMax, PriceNone, PriceLow, PriceHigh, PriceRating, MileageMin, MileageMax, MileageHigh, Transmission, ' +
      'Fuel, Drivetrain, Color, OwnersMax, Promotion, BuyOnline, Certified, Inspected, ShopiCare, Bridge, Viral, Keyword, StockNumber, Group, ' +
      'PageIndex, PageSize, ImageTotal, SortExpression, SortDirection, Source';
    expect(Object.values(WIRE_NAMES).join(', ')).to.equal(specified);
  });

  it('is read whole', () => {
    expect(
      asked(
        'ID=7,3&Latitude=45.5019&Longitude=-73,5674&Distance=50&CompanyName=Pont+Viau&CompanyId=12&City=Laval&Province=QC&Country=CA' +
          '&Type=car&Make=Citroën,BMW&Model=C4&Year=2020&YearMin=2015&YearMax=2022&YearLow=1&Body=suv,sedan&Condition=used&PriceMin=5000' +
          '&PriceMax=30000&PriceNone=0&PriceLow=1&PriceHigh=true&PriceRating=good,great&MileageMin=10&MileageMax=90000&MileageHigh=1&Transmission=manual&Fuel=gas' +
          '&Drivetrain=awd&Color=red&OwnersMax=2&Promotion=1&BuyOnline=1&Certified=1&Inspected=1&ShopiCare=1&Bridge=1&Viral=1&Keyword=Toit+Ouvrant' +
          '&StockNumber=A-1001&Group=Élite&PageIndex=3&PageSize=48&ImageTotal=5&SortExpression=Price&SortDirection=0&Source=AUTO123',
      ),
    ).to.deep.equal({
      ids: [3, 7],
      near: { latitude: 45.502, longitude: -73.567 },
      distanceKm: 50,
      companyName: 'pont viau',
      companyIds: [12],
      city: 'laval',
      province: 'qc',
      country: 'ca',
      types: ['car'],
      makes: ['bmw', 'citroen'],
      models: ['c4'],
      years: [2020],
      yearMin: 2015,
      yearMax: 2022,
      yearLow: true,
      bodies: ['sedan', 'suv'],
      conditions: ['used'],
      priceMin: 5000,
      priceMax: 30_000,
      priceNone: false,
      priceLow: true,
      priceHigh: true,
      ratings: ['good', 'great'],
      mileageMin: 10,
      mileageMax: 90_000,
      mileageHigh: true,
      transmissions: ['manual'],
      fuels: ['gas'],
      drivetrains: ['awd'],
      colours: ['red'],
      ownersMax: 2,
      flags: [...FLAGS],
      keyword: 'Toit Ouvrant',
      stockNumber: 'a-1001',
      group: 'Élite',
      pageIndex: 3,
      pageSize: 48,
      imageTotal: 5,
      sort: 'Price',
      descending: false,
      source: 'auto123',
    });
  });

  it('is empty without parameters, with blank ones, and with those of others', () => {
    expect(asked('')).to.deep.equal({});
    expect(asked('Make=&YearMin=&Latitude=&Longitude=+&Keyword=&Body=,,')).to.deep.equal({});
    expect(asked('utm_source=x&Menu=0&__proto__=1&constructor=2&toString=3')).to.deep.equal({});
  });

  it('is read whatever the case of names and codes', () => {
    expect(asked('MAKE=Honda&make=toyota&bOdY=SUV&sortexpression=newest')).to.deep.equal({
      makes: ['honda', 'toyota'],
      bodies: ['suv'],
      sort: 'Newest',
    });
  });

  it('takes lists repeated or separated by commas, each value once', () => {
    expect(asked('Make=honda&Make=Toyota,Honda&Make=%2C')).to.deep.equal({ makes: ['honda', 'toyota'] });
  });

  it('takes the last of several values where there can be one', () => {
    expect(asked('YearLow=0&YearLow=1&PriceMin=1000&PriceMin=2000&Certified=1&Certified=0')).to.deep.equal({
      yearLow: true,
      priceMin: 2000,
    });
    expect(decode('PriceMin=2000&PriceMin=cheap').query.priceMin).to.equal(2000);
  });

  for (const typed of [
    '30000',
    '30 000',
    '30,000',
    '30.000',
    '30\u00a0000',
    '30\u202f000',
    '30’000',
    "30'000",
    '30 000,00',
    '30,000.00',
    '$30,000',
    '30 000 $',
    '30 000€',
  ]) {
    it(`reads the price "${typed}"`, () => {
      expect(decodeQuery([['PriceMax', typed]]).query.priceMax).to.equal(30_000);
    });
  }

  it('reads cents of a price and the unit of a mileage', () => {
    expect(asked('PriceMin=999,95&MileageMax=80 000 km')).to.deep.equal({ priceMin: 999.95, mileageMax: 80_000 });
  });

  for (const typed of [
    '1,2,3',
    '30.00.0',
    '0.125',
    '30,00,000',
    '30 00',
    '12 34567',
    '1e5',
    '0x10',
    'Infinity',
    'NaN',
    '--1',
    '3 000.000',
    '9'.repeat(50),
  ]) {
    it(`does not guess what the price "${typed.slice(0, 12)}" means`, () => {
      expect(problemsOf(`PriceMin=${encodeURIComponent(typed)}`)).to.deep.equal([`PriceMin: ${typed}: not-a-number`]);
    });
  }

  it('asks for nothing with a bound at the open end', () => {
    expect(asked('YearMin=0&YearMax=9999&PriceMin=0&PriceMax=9999999&MileageMin=0&MileageMax=999999')).to.deep.equal({});
  });

  it('has 24 vehicles a page by ‘Pertinence’ in direction ‘1’ unless it says otherwise', () => {
    expect(decode('').query).to.include({ pageSize: 24, sort: 'Pertinence', descending: true, pageIndex: 1 });
    expect(asked('PageSize=24&SortExpression=Pertinence&SortDirection=1')).to.deep.equal({});
    expect(asked('PageSize=25&SortExpression=Price&SortDirection=0')).to.deep.equal({
      pageSize: 25,
      sort: 'Price',
      descending: false,
    });
  });

  it('keeps an inverted range as it is', () => {
    expect(asked('YearMin=2020&YearMax=2010')).to.deep.equal({ yearMin: 2020, yearMax: 2010 });
  });

  it('leaves the distance around a place to the site unless told otherwise', () => {
    expect(asked('Latitude=45.5&Longitude=-73.6')).to.deep.equal({ near: { latitude: 45.5, longitude: -73.6 } });
  });

  it('keeps a distance without a place, which is one around the visitor’s own, and 0 for anywhere', () => {
    expect(asked('Distance=50')).to.deep.equal({ distanceKm: 50 });
    expect(encodeQuery({ ...EMPTY_QUERY, distanceKm: 0 })).to.equal('Distance=0');
  });

  it('knows no place where both coordinates are 0', () => {
    expect(asked('Latitude=0&Longitude=0&Distance=50')).to.deep.equal({ distanceKm: 50 });
  });

  it('asks for vehicles with, without, or with and without a price', () => {
    expect(decode('PriceNone=1').query.priceNone).to.equal(true);
    expect(decode('PriceNone=false').query.priceNone).to.equal(false);
    expect(decode('').query.priceNone).to.equal(null);
  });
});

describe('what a query string says that cannot be used', () => {
  it('is reported with its parameter, its value and the reason', () => {
    expect(problemsOf('yearmin=soon')).to.deep.equal(['YearMin: soon: not-a-number']);
    expect(problemsOf('YearMin=2015.5')).to.deep.equal(['YearMin: 2015.5: not-a-number']);
    expect(problemsOf('PriceMin=-5&PageIndex=0&PageSize=97')).to.deep.equal([
      'PriceMin: -5: out-of-range',
      'PageIndex: 0: out-of-range',
      'PageSize: 97: out-of-range',
    ]);
    expect(problemsOf('Body=spaceship&SortExpression=Beauty&Certified=maybe')).to.have.members([
      'Body: spaceship: unknown-value',
      'SortExpression: Beauty: unknown-value',
      'Certified: maybe: unknown-value',
    ]);
    expect(problemsOf(`City=${'x'.repeat(201)}`)).to.deep.equal([`City: ${'x'.repeat(80)}: too-long`]);
    expect(problemsOf('ID=abc,0,-1,2147483648')).to.deep.equal([
      'ID: abc: not-a-number',
      'ID: 0: out-of-range',
      'ID: -1: out-of-range',
      'ID: 2147483648: out-of-range',
    ]);
    expect(problemsOf('Latitude=91&Longitude=181')).to.deep.equal(['Latitude: 91: out-of-range', 'Longitude: 181: out-of-range']);
  });

  it('is half a place', () => {
    expect(problemsOf('Latitude=45.5')).to.deep.equal(['Latitude: 45.5: incomplete']);
    expect(problemsOf('Longitude=-73.6')).to.deep.equal(['Longitude: -73.6: incomplete']);
    expect(problemsOf('Latitude=north&Longitude=-73.6')).to.deep.equal(['Latitude: north: not-a-number']);
    expect(problemsOf('Latitude=north')).to.deep.equal(['Latitude: north: not-a-number']);
    expect(problemsOf('Latitude=45.5&Body=spaceship')).to.deep.equal([
      'Body: spaceship: unknown-value',
      'Latitude: 45.5: incomplete',
    ]);
  });

  it('leaves the rest of the list and of the search as it is', () => {
    const { query, problems } = decode('Body=suv,spaceship&Make=honda');
    expect(differences(query)).to.deep.equal({ bodies: ['suv'], makes: ['honda'] });
    expect(problems).to.deep.equal([{ parameter: 'Body', value: 'spaceship', reason: 'unknown-value' }]);
  });

  it('is what a list has beyond 100 values', () => {
    const { query, problems } = decode(`ID=${Array.from({ length: 101 }, (_, k) => k + 1).join(',')}`);
    expect(query.ids).to.have.length(SEARCH_LIMITS.maxListLength);
    expect(problems).to.deep.equal([{ parameter: 'ID', value: '101', reason: 'too-many' }]);
    expect(hasTooManyValues(problems)).to.equal(true);
    expect(hasTooManyValues([])).to.equal(false);
    expect(hasTooManyValues([...problems, ...decode('Body=spaceship').problems])).to.equal(true);
    expect(hasTooManyValues(decode('Body=spaceship').problems)).to.equal(false);
  });

  it('is reported twenty times at most', () => {
    expect(decode('Body=x&'.repeat(5000)).problems).to.have.length(20);
  });

  it('causes no error, however large or broken', () => {
    const large = 'x,'.repeat(500_000);
    for (const field of Object.values(WIRE_NAMES)) {
      expect(
        () =>
          encodeQuery(
            decodeQuery([
              [field, large],
              [field, '\ud800'],
              [field, '\u0000'],
              ['\ud800', field],
            ]).query,
          ),
        field,
      ).not.to.throw();
    }
    const { problems } = decodeQuery([['Body', `${'x'.repeat(79)}\u{1f697}`]]);
    expect(problems[0]?.value).to.equal(`${'x'.repeat(79)}\ufffd`);
  });
});

describe('the query string of a search', () => {
  it('is empty for the empty search', () => {
    expect(encodeQuery(EMPTY_QUERY)).to.equal('');
  });

  it('is one, whatever the order and spelling that the visitor used', () => {
    const one = 'Make=honda,toyota&YearMin=2015&Body=suv&Certified=1&Keyword=toit%20ouvrant&PageIndex=2';
    for (const way of [
      one,
      'PageIndex=2&certified=true&body=SUV&YEARMIN=2015&Keyword=toit++ouvrant&Make=Toyota&Make=Honda&PageSize=24&SortDirection=1&Viral=0',
    ]) {
      expect(encodeQuery(decode(way).query)).to.equal(one);
    }
  });

  it('leaves out what is the default', () => {
    expect(encodeQuery(decode('Latitude=45.5&Longitude=-73.6&SortExpression=pertinence').query)).to.equal(
      'Latitude=45.5&Longitude=-73.6',
    );
  });

  it('folds, sorts and rounds what a program put together', () => {
    const query = {
      ...EMPTY_QUERY,
      makes: ['Toyota', 'honda', 'HONDA'],
      near: { latitude: 45.50191, longitude: -0.0001 },
      distanceKm: 12.3456,
      flags: ['viral', 'promotion'] as const,
    };
    expect(encodeQuery(query)).to.equal('Latitude=45.502&Longitude=0&Distance=12.35&Make=honda,toyota&Promotion=1&Viral=1');
  });

  it('holds any text', () => {
    expect(encodeQuery({ ...EMPTY_QUERY, keyword: 'R&D = 100 % #1, ça?' })).to.equal(
      'Keyword=R%26D%20%3D%20100%20%25%20%231%2C%20%C3%A7a%3F',
    );
    expect(asked('Keyword=R%26D%20%3D%20100%20%25%20%231%2C%20%C3%A7a%3F')).to.deep.equal({ keyword: 'R&D = 100 % #1, ça?' });
  });

  it('leads back to the same search', () => {
    fc.assert(
      fc.property(canonicalQuery, (query) => {
        const { query: read, problems } = decode(encodeQuery(query));
        expect(problems).to.deep.equal([]);
        expect(read).to.deep.equal(query);
      }),
      { numRuns: 500 },
    );
  });

  it('is the same again for whatever a request says', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...Object.values(WIRE_NAMES)), anyValue), { maxLength: 40 }), (pairs) => {
        const { query } = decodeQuery(pairs);
        const canonical = encodeQuery(query);
        expect(decode(canonical)).to.deep.equal({ query, problems: [] });
        expect(encodeQuery(decode(canonical).query)).to.equal(canonical);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a change of a search', () => {
  it('starts at the first page again', () => {
    const third = { ...EMPTY_QUERY, makes: ['honda'], pageIndex: 3 };
    expect(changeQuery(third, { bodies: ['suv'] })).to.deep.equal({ ...EMPTY_QUERY, makes: ['honda'], bodies: ['suv'] });
  });

  it('may be of the page', () => {
    expect(changeQuery(EMPTY_QUERY, { pageIndex: 2 }).pageIndex).to.equal(2);
  });
});

const sorted = <T extends string | number>(values: readonly T[]): T[] => [...new Set(values)].sort((a, b) => (a < b ? -1 : 1));
const someOf = <T extends string>(codes: readonly T[]) => fc.subarray([...codes]).map(sorted);
const numbers = (max: number) => fc.array(fc.integer({ min: 1, max }), { maxLength: 5 }).map(sorted);
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

const nameText = anyText({ maxLength: 10 })
  .map(fold)
  .filter((text) => text !== '');
const names = fc.array(nameText, { maxLength: 4 }).map(sorted);
const keyword = nameText.map((text) => text.toUpperCase().normalize('NFC').trim()).filter((text) => text !== '');
const thousandths = (limit: number) => fc.integer({ min: -limit * 1000, max: limit * 1000 }).map((n) => n / 1000 + 0);
const centre = fc
  .record({
    latitude: thousandths(90),
    longitude: thousandths(180),
  })
  .filter(({ latitude, longitude }) => latitude !== 0 || longitude !== 0);

const canonicalQuery: fc.Arbitrary<InventoryQuery> = fc.record({
  ids: numbers(2_147_483_647),
  near: orNull(centre),
  distanceKm: orNull(fc.integer({ min: 0, max: 2_000_000 }).map((n) => n / 100)),
  companyName: orNull(nameText),
  companyIds: numbers(1000),
  city: orNull(nameText),
  province: orNull(nameText),
  country: orNull(nameText),
  types: someOf(VEHICLE_TYPES),
  ratings: someOf(GRADES),
  makes: names,
  models: names,
  years: numbers(9999),
  yearMin: orNull(fc.integer({ min: 1, max: 9999 })),
  yearMax: orNull(fc.integer({ min: 0, max: 9998 })),
  yearLow: fc.boolean(),
  bodies: someOf(BODIES),
  conditions: someOf(CONDITIONS),
  priceMin: orNull(fc.integer({ min: 1, max: 999_999_900 }).map((n) => n / 100)),
  priceMax: orNull(fc.integer({ min: 0, max: 9_999_998 })),
  priceNone: orNull(fc.boolean()),
  priceLow: fc.boolean(),
  priceHigh: fc.boolean(),
  mileageMin: orNull(fc.integer({ min: 1, max: 999_999 })),
  mileageMax: orNull(fc.integer({ min: 0, max: 999_998 })),
  ownersMax: orNull(fc.integer({ min: 0, max: 98 })),
  mileageHigh: fc.boolean(),
  transmissions: someOf(TRANSMISSIONS),
  fuels: someOf(FUELS),
  drivetrains: someOf(DRIVETRAINS),
  colours: someOf(COLOURS),
  flags: fc.subarray([...FLAGS]),
  keyword: orNull(keyword),
  stockNumber: orNull(nameText),
  group: orNull(keyword),
  source: orNull(nameText),
  pageIndex: fc.integer({ min: 1, max: SEARCH_LIMITS.maxPageIndex }),
  pageSize: fc.integer({ min: 1, max: SEARCH_LIMITS.maxPageSize }),
  imageTotal: orNull(fc.integer({ min: 0, max: 1000 })),
  sort: fc.constantFrom(...SORTS),
  descending: fc.boolean(),
});

const anyValue = fc.oneof(
  anyText({ maxLength: 300 }),
  fc.constantFrom(
    '0',
    '1',
    'true',
    '-0',
    '0,0',
    'suv,sedan',
    '45.5',
    '-73,56',
    '30 000',
    '999999',
    '9999999',
    '2020,2021',
    'Honda, Škoda',
    '__proto__',
  ),
  fc
    .array(fc.oneof(fc.integer().map(String), nameText, fc.constantFrom(...BODIES, ...FUELS)), { maxLength: 250 })
    .map((items) => items.join(',')),
  fc.double().map(String),
);
