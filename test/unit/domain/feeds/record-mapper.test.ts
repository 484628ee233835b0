import { expect } from 'chai';
import type { FeedNode, FeedRecord } from '../../../../src/domain/feeds/feed-record.ts';
import type { MappedRecord } from '../../../../src/domain/feeds/mapped-record.ts';
import type { FeedProfile } from '../../../../src/domain/feeds/profile.ts';
import { createRecordMapper } from '../../../../src/domain/feeds/record-mapper.ts';
import { aRecord } from '../../../support/feeds/a-feed.ts';
import { aProfile } from '../../../support/feeds/a-profile.ts';

const THIS_YEAR = 2026;
const CIVIC = { stock: 'A1', make: 'HONDA', model: 'CIVIC', year: '2019', price: '$18,995', mileage: '82,400 km' };

const map = (columns: Readonly<Record<string, string>>, profile: FeedProfile = aProfile()): MappedRecord =>
  createRecordMapper(profile, { thisYear: THIS_YEAR, dealers: true }).map(aRecord(columns));

const vehicle = (
  columns: Readonly<Record<string, string>>,
  profile?: FeedProfile,
): Extract<MappedRecord, { kind: 'vehicle' }> => {
  const mapped = map(columns, profile);
  if (mapped.kind !== 'vehicle') throw new Error(`${mapped.kind}: ${JSON.stringify(mapped)}`);
  return mapped;
};

describe('A record of a feed', () => {
  it('has its own dealer, whatever the records before it say', () => {
    const mapper = createRecordMapper(aProfile(), { thisYear: THIS_YEAR, dealers: true });
    const names = ['Autos Laval', 'Garage Lyon', 'Autos Laval'].map((dealer) => {
      const mapped = mapper.map(aRecord({ ...CIVIC, dealer }));
      return mapped.kind === 'vehicle' ? mapped.dealer?.name : mapped.kind;
    });
    expect(names).to.deep.equal(['Autos Laval', 'Garage Lyon', 'Autos Laval']);
  });

  it('becomes a vehicle with its dealer', () => {
    const { facts, dealer, issues } = vehicle({
      ...CIVIC,
      body: 'Berline',
      condition: 'Usagé',
      transmission: 'A 6',
      colour: 'Bleu nuit',
    });
    expect(facts).to.deep.include({
      stockNumber: 'A1',
      make: 'Honda',
      model: 'Civic',
      year: 2019,
      body: 'sedan',
      type: 'car',
      condition: 'used',
    });
    expect(facts).to.deep.include({
      transmission: 'automatic',
      gears: 6,
      colour: 'navy',
      mileageKm: 82_400,
      price: { amount: 18_995, currency: 'CAD' },
    });
    expect(facts.availability).to.equal('available');
    expect(dealer).to.deep.include({ key: 'laval', name: 'Autos Laval', market: 'CA', country: 'CA', coordinates: null });
    expect(issues).to.deep.equal([]);
  });

  it('says what is left of the warranty, and where inspection and history are told', () => {
    const { facts, dealer, issues } = vehicle(
      {
        ...CIVIC,
        left: '14',
        leftKm: '42 000',
        terms: 'Powertrain only',
        inspection: '2026-11-06T09:30:00',
        report: 'https://a.example/inspection.pdf',
        history: 'javascript:alert(1)',
        tongue: 'FR_ca',
      },
      aProfile({
        fields: {
          ...aProfile().fields,
          warrantyMonths: 'left',
          warrantyKm: 'leftKm',
          warranty: 'terms',
          inspectedOn: 'inspection',
          inspectionReportUrl: 'report',
          historyReportUrl: 'history',
        },
        dealer: { ...aProfile().dealer, language: 'tongue' },
      }),
    );
    expect(facts).to.deep.include({
      warranty: { months: 14, km: 42_000, text: 'Powertrain only' },
      inspectedOn: '2026-11-06',
      inspectionReportUrl: 'https://a.example/inspection.pdf',
      historyReportUrl: null,
    });
    expect(dealer?.language).to.equal('fr-CA');
    expect(issues.map(({ field, fault }) => `${field} ${fault}`)).to.deep.equal(['historyReportUrl no-web-address']);
  });

  it('tells of a day that the calendar lacks and of a language without a tag', () => {
    const { facts, dealer, issues } = vehicle(
      { ...CIVIC, inspection: '2026-02-30', tongue: 'French' },
      aProfile({
        fields: { ...aProfile().fields, inspectedOn: 'inspection' },
        dealer: { ...aProfile().dealer, language: 'tongue' },
      }),
    );
    expect([facts.inspectedOn, facts.warranty, dealer?.language]).to.deep.equal([null, null, null]);
    expect(issues.map(({ fault }) => fault)).to.have.members(['no-date', 'no-language']);
  });

  it('keeps words that fit no list as they are', () => {
    const { facts, unrecognised } = vehicle({ ...CIVIC, body: 'WHEELCHAIR', condition: 'Rebuilt', fuel: 'n/a' });
    expect(facts).to.deep.include({
      body: null,
      condition: 'used',
      fuel: null,
      unrecognised: { body: 'WHEELCHAIR', condition: 'Rebuilt' },
    });
    expect(unrecognised).to.deep.equal([
      { attribute: 'body', word: 'WHEELCHAIR' },
      { attribute: 'condition', word: 'Rebuilt' },
    ]);
  });

  it('loses a value that cannot be, not the vehicle', () => {
    const { facts, issues } = vehicle({
      ...CIVIC,
      mileage: '12345678',
      year: '1850',
      price: 'cheap!',
      images: 'https://a.example/1.jpg|javascript:alert(1)',
    });
    expect(facts).to.deep.include({ mileageKm: null, year: null, price: null });
    expect(facts.images.map(({ url }) => url)).to.deep.equal(['https://a.example/1.jpg']);
    expect(issues.map(({ field, fault }) => `${field} ${fault}`)).to.have.members([
      'mileage out-of-range',
      'year out-of-range',
      'price not-a-number',
      'images no-web-address',
    ]);
  });

  it('has no price at 0 or "on request", and no mileage at 0 when used', () => {
    for (const price of ['0', '$0.00', 'Prix sur demande', ''])
      expect(vehicle({ ...CIVIC, price }), price).to.have.nested.property('facts.price', null);
    expect(vehicle({ ...CIVIC, mileage: '0' }).facts.mileageKm).to.equal(null);
    expect(vehicle({ ...CIVIC, mileage: '0', condition: 'New' }).facts.mileageKm).to.equal(0);
  });

  it('drops a VIN with a wrong check digit and keeps the vehicle by its stock number', () => {
    const { facts, issues } = vehicle({ ...CIVIC, vin: '1HGCM82633A004353' });
    expect(facts.vin).to.equal(null);
    expect(issues).to.deep.equal([{ field: 'vin', value: '1HGCM82633A004353', fault: 'vin-check-digit' }]);
    expect(vehicle({ ...CIVIC, vin: '1hgcm82633a004352' }).facts.vin).to.equal('1HGCM82633A004352');
  });

  it('is rejected without make, model, or anything to recognise it by', () => {
    expect(map({ ...CIVIC, make: '' })).to.deep.include({ kind: 'rejected', reason: 'no-make', field: 'make' });
    expect(map({ ...CIVIC, model: 'null' })).to.deep.include({
      kind: 'rejected',
      reason: 'no-model',
      identity: { stockNumber: 'A1', vin: null },
    });
    expect(map({ ...CIVIC, stock: '' })).to.deep.include({ kind: 'rejected', reason: 'no-identity' });
    expect(map({ ...CIVIC, stock: '', vin: 'NEW19' })).to.deep.include({
      kind: 'rejected',
      reason: 'no-identity',
      value: 'NEW19',
    });
    expect(map(CIVIC, aProfile({ dealer: {} }))).to.deep.include({ kind: 'rejected', reason: 'no-dealer' });
  });

  it('with a formula in any of its fields rejects the file', () => {
    expect(map({ ...CIVIC, notes: "=cmd|'/C calc'!A0" })).to.deep.equal({
      kind: 'formula',
      field: 'notes',
      value: "=cmd|'/C calc'!A0",
    });
  });

  it('is left out when the profile says so', () => {
    const profile = aProfile({ leaveOut: [{ from: 'body', pattern: '^Parts', reason: 'a part' }] });
    expect(map({ ...CIVIC, body: 'Parts/Bumper' }, profile)).to.deep.equal({ kind: 'left-out', reason: 'a part' });
  });

  it('says how many owners it had, and nothing where that is no number of owners', () => {
    const ownersOf = (owners: string) =>
      vehicle({ ...CIVIC, owners }, aProfile({ fields: { ...aProfile().fields, owners: 'owners' } }));
    expect(ownersOf('2').facts.owners).to.equal(2);
    for (const unknown of ['', '0', 'n/a']) expect(ownersOf(unknown).facts.owners, unknown).to.equal(null);
    expect(ownersOf('several').issues).to.deep.equal([{ field: 'owners', value: 'several', fault: 'not-a-number' }]);
    expect(ownersOf('150').facts.owners).to.equal(null);
  });

  it('sorts its equipment into groups', () => {
    expect(
      vehicle({ ...CIVIC, equipment: 'Heated seats; Sunroof;ABS;Bluetooth;HEATED_SEATS;Cruise Control;ABS' }).facts.equipment,
    ).to.deep.equal({
      interior: ['Heated seats'],
      exterior: ['Sunroof'],
      safety: ['ABS'],
      entertainment: ['Bluetooth'],
      mechanical: ['Cruise Control'],
    });
  });
});

describe('A vehicle without a number of its own', () => {
  const nameless = { make: 'Kawasaki', model: 'Z650', year: '2019', price: '5000' };
  const profile = aProfile({ identity: { from: ['make', 'model', 'year'], equals: 'count' } });
  const numbers = (records: readonly Readonly<Record<string, string>>[], used = profile): (string | null)[] => {
    const mapper = createRecordMapper(used, { thisYear: THIS_YEAR, dealers: true });
    return records.map((columns) => {
      const mapped = mapper.map(aRecord(columns));
      return mapped.kind === 'vehicle' ? mapped.facts.stockNumber : null;
    });
  };

  it('gets the same one each time, whatever its price', () => {
    const [first] = numbers([nameless]);
    expect(first).to.match(/^~[0-9a-f]{12}$/);
    expect(numbers([{ ...nameless, price: '4500' }])).to.deep.equal([first]);
    expect(numbers([{ ...nameless, year: '2020' }])).to.not.include(first);
  });

  it('is numbered among equal records by their order, or is the same vehicle', () => {
    const [first, second] = numbers([nameless, nameless]);
    expect(second).to.equal(`${first}-2`);
    const same = numbers([nameless, nameless], { ...profile, identity: { from: ['make', 'model', 'year'], equals: 'same' } });
    expect(same).to.deep.equal([first, first]);
  });
});

describe('A rule of a profile', () => {
  const record = (nodes: Readonly<Record<string, FeedNode>>): FeedRecord => new Map(Object.entries(nodes));
  const versionOf = (
    rule: FeedProfile['fields']['version'],
    nodes: Readonly<Record<string, FeedNode>>,
    changes: Partial<FeedProfile> = {},
  ): string | null => {
    const profile = aProfile({ ...changes, fields: { ...aProfile().fields, ...(rule !== undefined && { version: rule }) } });
    const mapped = createRecordMapper(profile, { thisYear: THIS_YEAR, dealers: true }).map(record({ ...CIVIC, ...nodes }));
    return mapped.kind === 'vehicle' ? mapped.facts.version : null;
  };

  it('takes the first source that says something', () => {
    expect(versionOf(['trim', { from: ['a', 'b'] }, { value: 'Base' }], { trim: 'N/A', a: '', b: 'Sport' })).to.equal('Sport');
    expect(versionOf(['trim', { value: 'Base' }], {})).to.equal('Base');
  });

  it('reads groups of an expression', () => {
    const extract = { slug: { from: 'url', pattern: '/(?<year>\\d{4})-(?<trim>.+)$' } };
    expect(versionOf('slug.trim', { url: 'https://x.example/2019-touring' }, { extract })).to.equal('Touring');
    expect(versionOf('slug.trim', { url: 'https://x.example/none' }, { extract })).to.equal(null);
  });

  it('cuts, replaces, joins and translates', () => {
    expect(
      versionOf(
        { from: 'slug', dropPrefix: 'name', unslug: true, replace: [{ pattern: '\\b(\\d) (\\d)\\b', with: '$1.$2' }] },
        { slug: 'renault-megane-1-5-dci', name: 'Renault Mégane' },
      ),
    ).to.equal('1.5 DCI');
    expect(versionOf({ from: 'text', pattern: 'Trim: (?<value>\\w+)' }, { text: 'Model: X, Trim: Sport' })).to.equal('Sport');
    expect(versionOf({ join: ['a', 'b', 'c'], with: ' / ' }, { a: 'Sport', b: '-', c: 'Tech' })).to.equal('Sport / Tech');
    expect(versionOf({ template: '{a} ({b})' }, { a: 'Sport', b: 'Tech' })).to.equal('Sport (Tech)');
    expect(versionOf({ template: '{a} ({b})' }, { a: 'Sport' })).to.equal(null);
    expect(versionOf({ from: 'a', words: { 'sp.': 'Sport', none: null } }, { a: 'SP.' })).to.equal('Sport');
    expect(versionOf({ from: 'a', capitals: true }, { a: 'val-d-or en fête' })).to.equal('Val-d-Or en Fête');
  });

  it('finds its way in trees', () => {
    const price = (type: string, value: string): FeedNode =>
      new Map([
        ['type', type],
        ['value', value],
      ]);
    const prices = new Map<string, FeedNode>([['price', [price('dealer', 'Dealer'), price('public', 'Public')]]]);
    expect(versionOf('prices/price[type=public]/value', { prices })).to.equal('Public');
    expect(versionOf('prices/price/value', { prices })).to.equal('Dealer');
    expect(versionOf('trim/@key', { trim: new Map([['@key', 'Sport']]) })).to.equal('Sport');
    expect(
      versionOf('trim', {
        trim: new Map([
          ['@key', 'x'],
          ['#text', 'Sport'],
        ]),
      }),
    ).to.equal('Sport');
    expect(versionOf('Make/Trim', { 'Make/Trim': 'Sport' })).to.equal('Sport');
  });

  it('gives up on a text that is too long for an expression', () => {
    expect(versionOf({ from: 'a', pattern: '(a|aa)+$' }, { a: `${'a'.repeat(100_000)}b` })).to.equal(null);
  });
});

describe('What a feed says of a vehicle', () => {
  it('gives power back in the unit of the feed', () => {
    for (let ch = 30; ch <= 900; ch++) {
      const profile = aProfile({
        units: { mileage: 'km', power: 'ch', engine: 'l', length: 'm' },
        fields: { ...aProfile().fields, power: 'power' },
      });
      const { powerKw } = vehicle({ ...CIVIC, power: `${String(ch)} ch` }, profile).facts;
      expect(Math.round((powerKw ?? 0) / 0.73549875), `${String(ch)} ch`).to.equal(ch);
    }
  });

  it('keeps capitals that mean something', () => {
    for (const version of ['740i', '330xd', '2.0T', 'SVHO', 'FX SVHO'])
      expect(vehicle({ ...CIVIC, version }).facts.version).to.equal(version);
    expect(vehicle({ ...CIVIC, version: 'PREMIUM STRADA 2.0T' }).facts.version).to.equal('Premium Strada 2.0T');
    expect(vehicle({ ...CIVIC, equipment: 'AM/FM CD/MP3;ABS BRAKES;ALLOY WHEELS;A/C' }).facts.equipment).to.deep.equal({
      entertainment: ['AM/FM CD/MP3'],
      safety: ['ABS brakes'],
      exterior: ['Alloy wheels'],
      interior: ['A/C'],
    });
  });

  it('is written without the escapes of addresses', () => {
    expect(vehicle({ ...CIVIC, version: 'Sport%20%26%20Tech', stock: 'A1' }).facts.version).to.equal('Sport & Tech');
    expect(vehicle({ ...CIVIC, version: '100% %E9' }).facts.version).to.equal('100% %E9');
  });

  it('has a stock number of more than 60 characters reported, not cut', () => {
    const stock = 'S'.repeat(61);
    const { facts, issues } = vehicle({ ...CIVIC, stock, vin: '1HGCM82633A004352' });
    expect(facts.stockNumber).to.equal(null);
    expect(issues).to.deep.equal([{ field: 'stockNumber', value: stock, fault: 'too-long' }]);
    expect(map({ ...CIVIC, stock })).to.deep.include({ kind: 'rejected', reason: 'no-identity' });
  });
});

describe('A price of a feed in Canadian dollars', () => {
  const priceOf = (price: string, currency?: string) => {
    const profile = aProfile({ fields: { ...aProfile().fields, currency: 'currency' } });
    const { facts, issues } = vehicle({ ...CIVIC, price, ...(currency !== undefined && { currency }) }, profile);
    return facts.price ?? issues.map(({ field, fault }) => `${field} ${fault}`).join();
  };

  for (const [text, currency] of [
    ['€12,500', 'EUR'],
    ['12 500 €', 'EUR'],
    ['EUR 12,500', 'EUR'],
    ['12.500,- EUR', 'EUR'],
    ['£12,500', 'GBP'],
    ['apx. £ 12,500', 'GBP'],
    ['US $12,500', 'USD'],
    ['12 500 $ US', 'USD'],
    ['$12,500', 'CAD'],
    ['12 500 $ CA', 'CAD'],
    ['CAD $12,500 + tax', 'CAD'],
    ['apx. 12,500', 'CAD'],
  ] as const)
    it(`of ${text} is in ${currency}`, () => expect(priceOf(text)).to.deep.equal({ amount: 12_500, currency }));

  for (const text of ['₹12,500', 'CHF 12,500', "12'500.- CHF", 'R119,990', '12,500 kr', '12,500 zł', '12,500 XOF', 'HK$12,500'])
    it(`of ${text} is left out with a report, since no site has that currency`, () =>
      expect(priceOf(text)).to.equal('price other-currency'));

  it('that names two currencies, or a dollar among euros, is left out with a report', () => {
    expect(priceOf('€12,500 CAD')).to.equal('price unclear-currency');
    expect(priceOf('$12,500', 'EUR')).to.equal('price unclear-currency');
  });

  it('takes the currency of its column, and is left out where that one is not known', () => {
    expect(priceOf('12,500', 'usd')).to.deep.equal({ amount: 12_500, currency: 'USD' });
    expect(priceOf('12,500', '$')).to.deep.equal({ amount: 12_500, currency: 'CAD' });
    expect(priceOf('12,500', '')).to.deep.equal({ amount: 12_500, currency: 'CAD' });
    expect(priceOf('12,500', 'CHF')).to.equal('currency other-currency');
    expect(priceOf('12,500', 'shells')).to.equal('currency no-currency');
  });

  it('in brackets is a loss, not a price', () => {
    for (const text of ['(5000)', '($5,000)', 'CAD (5,000.00)']) expect(priceOf(text), text).to.equal('price out-of-range');
    expect(priceOf('5,000 (taxes extra)')).to.deep.equal({ amount: 5000, currency: 'CAD' });
  });
});
