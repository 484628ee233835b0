import { expect } from 'chai';
import { filledFields } from '../../../../src/domain/feeds/coverage.ts';
import { DEALER_FIELDS, VEHICLE_FIELDS, type FeedProfile } from '../../../../src/domain/feeds/profile.ts';
import { createRecordMapper } from '../../../../src/domain/feeds/record-mapper.ts';
import { aRecord } from '../../../support/feeds/a-feed.ts';
import { aProfile } from '../../../support/feeds/a-profile.ts';

/** Every field stands in the column of its name; those of dealers behind `dealer `. */
const PROFILE = aProfile({
  fields: {
    ...Object.fromEntries(VEHICLE_FIELDS.map((field) => [field, field])),
    images: { from: 'images', split: '|' },
    equipment: { from: 'equipment', split: ';' },
    cylinders: { from: ['cylinders', 'other cylinders'] },
  },
  dealer: Object.fromEntries(DEALER_FIELDS.map((field) => [field, `dealer ${field}`])),
});

const VEHICLE = {
  stockNumber: ' A&amp;1 ',
  vin: '1hgcm82633a004352',
  type: 'Car',
  make: 'HONDA',
  model: 'CIVIC',
  year: '2019',
  version: 'TOURING',
  body: 'Berline',
  condition: 'Démonstrateur',
  transmission: 'A 6',
  gears: '7',
  fuel: 'Essence',
  drivetrain: 'FWD',
  colour: 'Bleu nuit',
  interiorColour: 'NOIR CUIR',
  cylinders: '4',
  doors: '4',
  seats: '5',
  owners: '2',
  engine: '1.5 L',
  power: '130 kW',
  mileage: '82 400 km',
  price: '18 995 $',
  listPrice: '21 000',
  previousPrice: '19 995',
  availability: 'Réservé',
  promotion: 'oui',
  buyOnline: '1',
  certified: 'Y',
  inspected: 'vrai',
  extendedCare: 'x',
  bridge: 'non',
  viral: '0',
  inspectedOn: '2026-11-06T09:30:00',
  inspectionReportUrl: ' https://a.example/i.pdf ',
  historyReportUrl: '//a.example/h.pdf',
  warrantyMonths: '14',
  warrantyKm: '42 000',
  warranty: 'Groupe motopropulseur',
  outboundUrl: 'https://a.example/civic',
  group: 'Groupe%20Nord',
  description: '<p>Un bon <b>état</b></p>',
  equipment: 'Toit ouvrant;;ABS',
  images: 'https://a.example/1.jpg|https://a.example/2.jpg|https://a.example/1.jpg',
  length: '4.65 m',
  beam: '1.8',
  plateClass: 'VP',
  priorUse: 'Location',
  batteryHealth: '92.55',
};

const DEALER = {
  'dealer key': 'laval',
  'dealer name': 'Autos  Laval',
  'dealer street': '1200, boul. Chomedey',
  'dealer city': 'Laval',
  'dealer province': 'QC',
  'dealer postalCode': 'h7v3w4',
  'dealer country': 'ca',
  'dealer latitude': '45,57',
  'dealer longitude': '-73.74',
  'dealer phone': '450 555-0123',
  'dealer email': 'info%40laval.example',
  'dealer website': 'laval.example/100%25',
  'dealer timeZone': 'America/Montreal',
  'dealer language': 'FR_ca',
  'dealer hours': 'Mo-Fr 09:00-18:00',
  'dealer leadRoutes': '* leads@laval.example',
  'dealer leadGroup': 'Groupe Nord',
  'dealer leadCopies': 'copies@nord.example',
  'dealer adf': 'body',
  'dealer logo': 'https://laval.example/logo%20a.svg',
};

type Cells = Readonly<Record<string, string>>;
const read = (cells: Cells, profile: FeedProfile = PROFILE) => {
  const mapped = createRecordMapper(profile, { thisYear: 2026, dealers: true }).map(aRecord(cells));
  if (mapped.kind !== 'vehicle') throw new Error(JSON.stringify(mapped));
  return mapped;
};
const factsOf = (cells: Cells, profile?: FeedProfile) => read({ ...VEHICLE, ...DEALER, ...cells }, profile).facts;
const dealerOf = (cells: Cells) => read({ ...VEHICLE, ...DEALER, ...cells }).dealer;
const issuesOf = (cells: Cells) =>
  read({ ...VEHICLE, ...DEALER, ...cells }).issues.map(({ field, value, fault }) => `${field} ${value}: ${fault}`);

describe('A record that fills every field', () => {
  it('becomes a vehicle with every fact', () => {
    const { facts, issues, unrecognised } = read({ ...VEHICLE, ...DEALER });
    expect([issues, unrecognised]).to.deep.equal([[], []]);
    expect(facts).to.deep.equal({
      stockNumber: 'A&1',
      vin: '1HGCM82633A004352',
      type: 'car',
      make: 'Honda',
      model: 'Civic',
      year: 2019,
      version: 'Touring',
      body: 'sedan',
      condition: 'demonstrator',
      transmission: 'automatic',
      gears: 7,
      fuel: 'gas',
      drivetrain: 'fwd',
      colour: 'navy',
      interiorColour: 'Noir cuir',
      cylinders: 4,
      doors: 4,
      seats: 5,
      owners: 2,
      engineLitres: 1.5,
      powerKw: 130,
      mileageKm: 82_400,
      mileageOriginal: null,
      price: { amount: 18_995, currency: 'CAD' },
      availability: 'reserved',
      promotion: true,
      buyOnline: true,
      certified: true,
      inspected: true,
      extendedCare: true,
      bridge: false,
      viral: false,
      inspectedOn: '2026-11-06',
      inspectionReportUrl: 'https://a.example/i.pdf',
      historyReportUrl: 'https://a.example/h.pdf',
      warranty: { months: 14, km: 42_000, text: 'Groupe motopropulseur' },
      outboundUrl: 'https://a.example/civic',
      group: 'Groupe Nord',
      description: 'Un bon état',
      details: {
        listPrice: 21_000,
        previousPrice: 19_995,
        lengthM: 4.65,
        beamM: 1.8,
        plateClass: 'passenger',
        priorUse: 'rental',
        batteryHealth: 92.6,
      },
      equipment: { exterior: ['Toit ouvrant'], safety: ['ABS'] },
      images: [1, 2].map((k) => ({ url: `https://a.example/${String(k)}.jpg`, type: 'photo', language: null })),
      unrecognised: {},
    });
  });

  it('becomes its dealer', () => {
    expect(dealerOf({})).to.deep.equal({
      key: 'laval',
      name: 'Autos Laval',
      market: 'CA',
      street: '1200, boul. Chomedey',
      city: 'Laval',
      province: 'QC',
      postalCode: 'H7V 3W4',
      country: 'CA',
      coordinates: { latitude: 45.57, longitude: -73.74 },
      phone: '450 555-0123',
      email: 'info@laval.example',
      website: 'https://laval.example/100%25',
      timeZone: 'America/Montreal',
      language: 'fr-CA',
      hours: [...Array.from({ length: 5 }, () => [{ opens: 540, closes: 1080 }]), null, null],
      logoAddress: 'https://laval.example/logo%20a.svg',
      leadRouting: dealerOf({})?.leadRouting,
    });
    expect(dealerOf({})?.leadRouting).to.deep.include({ adf: 'body' });
    expect(JSON.stringify(dealerOf({})?.leadRouting))
      .to.include('leads@laval.example')
      .and.include('copies@nord.example')
      .and.include('Groupe Nord');
  });

  it('counts as filled in each of them but those that every vehicle has', () => {
    const filled = filledFields(factsOf({})).length;
    const bare = filledFields(read({ stockNumber: 'A1', make: 'Honda', model: 'Civic', ...DEALER }).facts).length;
    const always = ['make', 'model', 'makeAndModel', 'type', 'availability', 'currency', 'warrantyMonths', 'warrantyKm'];
    expect(filled).to.equal(VEHICLE_FIELDS.length - always.length - ['bridge', 'viral'].length);
    expect(bare, 'the stock number').to.equal(1);
  });
});

describe('A value that cannot be', () => {
  it('is reported with its field, its text and what is wrong', () => {
    for (const [field, value, fault] of [
      ['vin', '1HGCM82633A004353', 'vin-check-digit'],
      ['vin', '123456', 'vin-length'],
      ['year', '1850', 'out-of-range'],
      ['cylinders', '13', 'out-of-range'],
      ['doors', '1', 'out-of-range'],
      ['doors', '7', 'out-of-range'],
      ['gears', '100', 'out-of-range'],
      ['gears', 'many', 'not-a-number'],
      ['engine', '0.5 L', 'out-of-range'],
      ['power', '2001 kW', 'out-of-range'],
      ['length', '900 m', 'out-of-range'],
      ['batteryHealth', '101', 'out-of-range'],
      ['mileage', '999999', 'placeholder'],
      ['warrantyMonths', '181', 'out-of-range'],
      ['warrantyKm', '500001', 'out-of-range'],
      ['certified', 'maybe', 'no-yes-or-no'],
      ['inspectedOn', '06/11/2026', 'no-date'],
      ['inspectedOn', '2026-11-061', 'no-date'],
      ['inspectedOn', 'on 2026-11-06', 'no-date'],
      ['outboundUrl', 'javascript:alert(1)', 'no-web-address'],
    ] as const)
      expect(issuesOf({ [field]: value }), `${field} ${value}`).to.deep.equal([`${field} ${value}: ${fault}`]);
  });

  it('of a dealer is reported too', () => {
    for (const [field, value, fault] of [
      ['latitude', '95', 'unreadable'],
      ['longitude', 'west', 'unreadable'],
      ['country', 'Canada', 'no-country-code'],
      ['country', 'C4', 'no-country-code'],
      ['website', 'javascript:alert(1)', 'no-web-address'],
      ['website', 'a b', 'no-web-address'],
      ['logo', 'logo.svg', 'no-web-address'],
      ['language', 'French', 'no-language'],
      ['hours', 'by appointment', 'no-opening-hours'],
      ['leadRoutes', 'nobody', 'no-lead-routing'],
    ] as const)
      expect(issuesOf({ [`dealer ${field}`]: value }), `${field} ${value}`).to.deep.equal([`${field} ${value}: ${fault}`]);
  });

  it('gives way to a usable one of another source, and then is no fault', () => {
    expect(issuesOf({ cylinders: '13', 'other cylinders': '6' })).to.deep.equal([]);
    expect(factsOf({ cylinders: '13', 'other cylinders': '6' }).cylinders).to.equal(6);
  });
});

describe('What a feed leaves open', () => {
  it('is unknown, but for what is usual', () => {
    const { facts, dealer } = read({ stockNumber: 'A1', make: 'Honda', model: 'Civic', 'dealer key': 'a', 'dealer name': 'A' });
    expect(facts).to.deep.include({
      type: 'car',
      condition: 'used',
      availability: 'available',
      certified: false,
      warranty: null,
      description: null,
      images: [],
      equipment: {},
      details: {},
    });
    for (const name of [
      'vin',
      'year',
      'version',
      'body',
      'gears',
      'colour',
      'interiorColour',
      'price',
      'mileageKm',
      'group',
    ] as const)
      expect(facts[name], name).to.equal(null);
    expect(dealer).to.deep.include({
      country: 'CA',
      coordinates: null,
      postalCode: null,
      website: null,
      language: null,
      hours: null,
    });
    expect(dealerOf({ 'dealer longitude': '' })?.coordinates).to.equal(null);
    expect(dealerOf({ 'dealer latitude': '' })?.coordinates).to.equal(null);
    expect(dealerOf({ 'dealer country': 'Canada' })?.country, 'something that cannot be read').to.equal('ZZ');
  });

  it('is a warranty where months, distance or words say one', () => {
    const warranty = (cells: Cells) => factsOf({ warrantyMonths: '', warrantyKm: '', warranty: '', ...cells }).warranty;
    expect(warranty({ warrantyMonths: '6' })).to.deep.equal({ months: 6, km: null, text: null });
    expect(warranty({ warrantyKm: '10000' })).to.deep.equal({ months: null, km: 10_000, text: null });
    expect(warranty({ warranty: 'Full' })).to.deep.equal({ months: null, km: null, text: 'Full' });
    expect(warranty({})).to.equal(null);
  });
});

describe('How the words of a feed are written down', () => {
  it('keeps the gears of the gearbox where the column of gears has none that can be', () => {
    expect(factsOf({ gears: '' }).gears).to.equal(6);
    expect(factsOf({ gears: '20' }).gears).to.equal(6);
    expect(factsOf({ gears: '', transmission: 'Wobbly 6' }).gears).to.equal(null);
  });

  it('takes the type from its column, else from the body, else from the profile', () => {
    const typed = (cells: Cells, type: FeedProfile['type'] = 'car') =>
      factsOf({ type: '', body: '', ...cells }, { ...PROFILE, type }).type;
    expect(typed({ type: 'Boat' })).to.equal('boat');
    expect(typed({ body: 'Motorcycle' })).to.equal('motorcycle');
    expect(typed({ body: 'Pickup' }, 'heavy')).to.equal('heavy');
    expect(typed({})).to.equal('car');
    expect(typed({}, 'boat')).to.equal('boat');
    expect(factsOf({ type: '', body: 'Cruiser' }, { ...PROFILE, type: 'motorcycle' }).body).to.equal('motorcycle');
    expect(factsOf({ type: 'Heavy', body: 'Truck' }).body).to.equal('heavy-truck');
  });

  it('lets other vehicles than cars have more cylinders and a single door', () => {
    expect(factsOf({ type: 'Boat', cylinders: '16', doors: '1' })).to.include({ cylinders: 16, doors: 1 });
    expect(issuesOf({ type: 'Boat', cylinders: '25' })).to.deep.equal(['cylinders 25: out-of-range']);
  });

  it('shows an interior colour in the dealer’s words, without all capitals', () => {
    const interior = (text: string) => factsOf({ interiorColour: text }).interiorColour;
    expect(['BEIGE', 'Cuir Noir', 'RED', 'GRIS'].map(interior)).to.deep.equal(['Beige', 'Cuir Noir', 'RED', 'Gris']);
    for (const nothing of ['Other', 'NOT SPECIFIED', 'n/a', 'NA']) expect(interior(nothing), nothing).to.equal(null);
    expect(interior('Another')).to.equal('Another');
    expect(interior('Other grey')).to.equal('Other grey');
  });

  it('cuts what is longer than a line, and leaves an unknown word in it', () => {
    expect(factsOf({ version: 'x'.repeat(300) }).version).to.have.length(200);
    expect(factsOf({ equipment: `a;${'Ab '.repeat(100)}` }).equipment.other?.[1]).to.have.length.at.most(200);
    const { facts, unrecognised } = read({ ...VEHICLE, ...DEALER, body: `Zeppelin ${'z'.repeat(300)}`, availability: 'Perhaps' });
    expect(facts.unrecognised.body).to.have.length(200);
    expect(facts.unrecognised).not.to.have.any.keys('availability');
    expect(unrecognised.map(({ attribute }) => attribute)).to.deep.equal(['body', 'availability']);
    expect(dealerOf({ 'dealer street': 's'.repeat(300) })?.street).to.have.length(200);
  });

  it('parts a make from its model where one column has both', () => {
    const named = (cells: Cells) => {
      const { make, model } = factsOf({ make: '', model: '', ...cells });
      return `${make} | ${model}`;
    };
    expect(named({ makeAndModel: 'ALFA ROMEO GIULIA' })).to.equal('Alfa Romeo | Giulia');
    expect(named({ makeAndModel: 'Honda', model: 'CIVIC' })).to.equal('Honda | Civic');
  });

  it('writes the postal codes of Canada as the post does, and others as they are', () => {
    const code = (text: string) => dealerOf({ 'dealer postalCode': text })?.postalCode;
    expect(['h7v 3w4', 'H7V-3W4', 'H7V3W4', '69003', 'xh7v3w4', 'h7v3w41'].map(code)).to.deep.equal([
      'H7V 3W4',
      'H7V 3W4',
      'H7V 3W4',
      '69003',
      'XH7V3W4',
      'H7V3W41',
    ]);
  });

  it('writes languages as their tags', () => {
    const tag = (text: string) => dealerOf({ 'dealer language': text })?.language;
    expect(['FR', 'fr-ca', 'es_CO', 'fra'].map(tag)).to.deep.equal(['fr', 'fr-CA', 'es-CO', 'fra']);
  });
});

describe('Which vehicle of which dealer a record is', () => {
  const identify = (cells: Cells, dealers = true) =>
    createRecordMapper(PROFILE, { thisYear: 2026, dealers }).identify(aRecord({ ...VEHICLE, ...DEALER, ...cells }));

  it('is told by its numbers, without reading the rest', () => {
    expect(identify({})?.identity).to.deep.equal({ stockNumber: 'A&1', vin: '1HGCM82633A004352' });
    expect(identify({})?.dealer?.key).to.equal('laval');
    expect(identify({}, false)?.dealer).to.equal(null);
    expect(identify({ vin: '' })?.identity).to.deep.equal({ stockNumber: 'A&1', vin: null });
    expect(identify({ stockNumber: '' })?.identity).to.deep.equal({ stockNumber: null, vin: '1HGCM82633A004352' });
  });

  it('is not, where a number or the dealer has a fault, or there is no number', () => {
    for (const cells of [{ vin: '12' }, { stockNumber: 's'.repeat(61) }, { vin: '', stockNumber: '' }, { 'dealer hours': 'x' }])
      expect(identify(cells), JSON.stringify(cells)).to.equal(null);
  });
});
