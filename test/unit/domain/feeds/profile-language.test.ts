import { expect } from 'chai';
import { patternFault } from '../../../../src/domain/feeds/field-rule.ts';
import type { MappedRecord } from '../../../../src/domain/feeds/mapped-record.ts';
import type { FeedProfile, FieldRule } from '../../../../src/domain/feeds/profile.ts';
import { createRecordMapper } from '../../../../src/domain/feeds/record-mapper.ts';
import type { VehicleDetails } from '../../../../src/domain/vehicle/vehicle.ts';
import { aRecord } from '../../../support/feeds/a-feed.ts';
import { aProfile } from '../../../support/feeds/a-profile.ts';

type Columns = Readonly<Record<string, string>>;
const CIVIC = { stock: 'A1', make: 'Honda', model: 'Civic', year: '2019', price: '18995' };

const mapped = (columns: Columns, profile: FeedProfile): Extract<MappedRecord, { kind: 'vehicle' }> => {
  const record = createRecordMapper(profile, { thisYear: 2026, dealers: true }).map(aRecord({ ...CIVIC, ...columns }));
  if (record.kind !== 'vehicle') throw new Error(JSON.stringify(record));
  return record;
};
const withFields = (fields: FeedProfile['fields'], changes: Partial<FeedProfile> = {}): FeedProfile =>
  aProfile({ ...changes, fields: { ...aProfile().fields, ...fields } });
const version = (rule: FieldRule, columns: Columns): string | null =>
  mapped(columns, withFields({ version: rule })).facts.version;

describe('The language of profiles', () => {
  it('has templates with parts that are left out where their source is silent', () => {
    const rule = { template: '{trim}[ ({doors} doors)][, {pack}]' };
    expect(version(rule, { trim: 'LX', doors: '4', pack: 'Winter' })).to.equal('LX (4 doors), Winter');
    expect(version(rule, { trim: 'LX', doors: 'n/a', pack: 'Winter' })).to.equal('LX, Winter');
    expect(version(rule, { doors: '4' })).to.equal(null);
    expect(version({ template: '{trim} [new]' }, { trim: 'LX' })).to.equal('LX [new]');
  });

  it('finds the parts of a text by their labels, in any order and whichever are there', () => {
    const fields = { fuel: { from: 'specs', label: 'Énergie' }, colour: { from: 'specs', label: 'Couleur' } };
    const read = (specs: string) => mapped({ specs }, withFields(fields)).facts;
    expect(read('Énergie : Diesel | Boîte : BVM6 | Couleur : Rouge')).to.include({ fuel: 'diesel', colour: 'red' });
    expect(read('couleur=bleu; Puissance: 90')).to.include({ fuel: null, colour: 'blue' });
    expect(read('Énergie: Essence, Couleur: Noir, Places: 5')).to.include({ fuel: 'gas', colour: 'black' });
    expect(read('Sans énergie: non')).to.include({ fuel: null, colour: null });
  });

  it('decodes addresses', () => {
    expect(mapped({ link: 'Grand%20Cherokee' }, withFields({ model: { from: 'link', urlDecode: true } })).facts.model).to.equal('Grand Cherokee');
    expect(version({ from: 'link', urlDecode: true, pattern: 'trim=([^&]+)' }, { link: 'a?trim=Bo%C3%AEte%20auto&x=1' })).to.equal('Boîte auto');
    expect(version({ from: 'link', urlDecode: true, pattern: 'Grand Cherokee (.+)' }, { link: 'Grand%20Cherokee%20Laredo' })).to.equal('Laredo');
    expect(version({ from: 'link', urlDecode: true }, { link: '100% electric' })).to.equal('100% Electric');
  }); // prettier-ignore

  it('refuses an expression that can take forever, or is none', () => {
    for (const pattern of ['(a+)+', '(a*)*$', '(?:x|(\\d{2,})*)', '(a{1,}){2,}'])
      expect(patternFault(pattern), pattern).to.match(/forever/);
    for (const pattern of ['(a+)', '(ab)+', '\\(a+\\)+', '(a\\+)+', '(a{2})+'])
      expect(patternFault(pattern), pattern).to.equal(null);
    expect(patternFault('(a')).to.match(/^\/\(a\/iu: /);
  });

  it('takes texts that mean nothing for none, in this feed too', () => {
    const read = (trim: string, empty: readonly string[] = []) =>
      mapped({ trim }, withFields({ version: ['trim', { value: 'Base' }] }, { empty })).facts.version;
    expect(['N/A', 'null', '-', 'LX'].map((text) => read(text))).to.deep.equal(['Base', 'Base', 'Base', 'LX']);
    expect(read('Sans Objet', [' SANS objet '])).to.equal('Base');
    const long = 'z'.repeat(60);
    expect(read(long, [long])).to.equal('Base');
    const list = mapped({ images: 'null|https://a.example/1.jpg| ' }, withFields({})).facts.images;
    expect(list.map(({ url }) => url)).to.deep.equal(['https://a.example/1.jpg']);
  });

  it('cuts away the words of another source, whatever stands between', () => {
    const cut = (slug: string, name: string) => version({ from: 'slug', dropPrefix: 'name' }, { slug, name });
    expect(cut('Peugeot-208--Active', 'peugeot 208')).to.equal('Active');
    expect(cut('Peugeot 208, Active', 'PEUGEOT208')).to.equal('Active');
    expect(cut('Mégane RS', 'Megane')).to.equal('RS');
    expect(cut('Active 208', 'Peugeot')).to.equal('Active 208');
    expect(cut('Active', '')).to.equal('Active');
    expect(cut('208', '208')).to.equal(null);
  });

  it('finds, replaces, joins and capitalises', () => {
    expect(version({ from: 'a', pattern: 'x (\\w+) y' }, { a: 'w x  Sport y' })).to.equal(null);
    expect(version({ from: 'a', pattern: 'trim:(.*);' }, { a: 'Trim: Sport ;' })).to.equal('Sport');
    expect(version({ from: 'a', pattern: 'Sport' }, { a: 'The SPORT one' })).to.equal('Sport');
    expect(version({ from: 'a', replace: [{ pattern: 'sport', with: 'S' }] }, { a: 'Sport sport Line ' })).to.equal('S S Line');
    expect(version({ join: ['a', 'b'] }, { a: 'Sport', b: 'Line' })).to.equal('Sport Line');
    expect(version({ from: 'a', unslug: true }, { a: '_gt--line+x_' })).to.equal('Gt Line X');
    expect(version({ from: 'a', capitals: true }, { a: 'la Rochelle' })).to.equal('La Rochelle');
    expect(version({ template: '{a}{b}' }, { a: 'Sport', b: 'Line' })).to.equal('SportLine');
    expect(version({ template: '{a} {}' }, { a: 'Sport' })).to.equal('Sport {}');
    expect(version({ from: 'a', label: 'Trim (x)' }, { a: 'Trim (x): Sport, Line' })).to.equal('Sport, Line');
    expect(version({ from: 'a', words: { sp: null, lx: 'Luxe' } }, { a: 'Sp' })).to.equal(null);
    expect(version({ from: 'a', words: { sp: null } }, { a: 'Touring' })).to.equal('Touring');
  });

  it('has rules that hold under a condition', () => {
    const rule = [
      { from: 'retail', when: { from: 'kind', pattern: '^new$' } },
      { from: 'asking', unless: { from: 'kind', pattern: '^new$' } },
    ];
    const price = (kind: string, retail = '30000') =>
      mapped({ kind, retail, asking: '20000' }, withFields({ price: rule })).facts.price?.amount;
    expect(price('New')).to.equal(30_000);
    expect(price('New', '')).to.equal(undefined);
    expect(price('Used')).to.equal(20_000);
    expect(price('')).to.equal(20_000);
  });

  it('gives a vehicle at another location to the branch there', () => {
    const profile = aProfile({ dealer: { key: { template: '{id}[/{lot}]' }, name: { template: 'Autos Laval[ {lot}]' }, city: 'lot' } });
    expect(mapped({ id: '7' }, profile).dealer).to.include({ key: '7', name: 'Autos Laval', city: null });
    expect(mapped({ id: '7', lot: 'Brossard' }, profile).dealer).to.include({ key: '7/Brossard', name: 'Autos Laval Brossard', city: 'Brossard' });
  }); // prettier-ignore

  it('finds dealers in a table, by a key or by an address', () => {
    const row = { key: '12', name: 'Garage de l’Église', city: 'Lyon', postalCode: '69003' };
    const table = { from: 'where', rows: new Map([['12 rue de l eglise lyon', row]]) };
    const profile = aProfile({ dealers: table, dealer: { phone: 'phone' } });
    expect(mapped({ where: "12, RUE DE L'ÉGLISE - LYON", phone: '04 00' }, profile).dealer).to.include({
      ...row,
      phone: '04 00',
    });
    const record = createRecordMapper(profile, { thisYear: 2026, dealers: true }).map(aRecord({ ...CIVIC, where: 'Nice' }));
    expect(record).to.include({ kind: 'rejected', reason: 'no-dealer' });
    const own = mapped({ where: 'Nice', dealer: 'Autos Nice' }, aProfile({ dealers: table }));
    expect(own.dealer).to.include({ name: 'Autos Nice' });
    expect(own.issues).to.deep.include({ field: 'key', value: 'Nice', fault: 'no-such-dealer' });
  });

  describe('reads what few feeds say', () => {
    const details = (columns: Columns, changes: Partial<FeedProfile> = {}): VehicleDetails => {
      const fields = Object.fromEntries(['listPrice', 'previousPrice', 'length', 'beam', 'plateClass', 'priorUse', 'batteryHealth'].map((name) => [name, name]));
      return mapped(columns, withFields(fields, changes)).facts.details;
    }; // prettier-ignore

    it('of prices, in the currency of the price', () => {
      expect(details({ listPrice: '$31,500', previousPrice: '19 995 $' })).to.deep.equal({
        listPrice: 31_500,
        previousPrice: 19_995,
      });
      expect(details({ listPrice: '€31,500' })).to.deep.equal({});
      expect(details({ listPrice: '$31,500', price: '' })).to.deep.equal({});
    });

    it('of boats, in metres and feet', () => {
      for (const [length, beam, expected] of [
        ['5.85 m x 2.25 m', '5.85 m x 2.25 m', { lengthM: 5.85, beamM: 2.25 }],
        ['5,85', '225 cm', { lengthM: 5.85, beamM: 2.25 }],
        ['19\'2"', '7 ft 5 in', { lengthM: 5.84, beamM: 2.26 }],
        ['22 ft', '8.5 pieds', { lengthM: 6.71, beamM: 2.59 }],
        ['585', '0', {}],
      ] as const)
        expect(details({ length, beam }), length).to.deep.equal(expected);
      const feet = { units: { mileage: 'h', power: 'hp', engine: 'l', length: 'ft' } } as const;
      expect(details({ length: '22', beam: '2.5 m' }, feet)).to.deep.equal({ lengthM: 6.71, beamM: 2.5 });
    });

    it('of plates, prior use and batteries', () => {
      expect(details({ plateClass: 'F', priorUse: 'Location courte durée', batteryHealth: 'SOH 92,5 %' })).to.deep.equal({
        plateClass: 'F',
        priorUse: 'rental',
        batteryHealth: 92.5,
      });
      expect(details({ batteryHealth: '130' })).to.deep.equal({});
    });

    it('of plates and prior use as codes in the words of five languages, and in the own words of a dealer that no code has', () => {
      for (const [priorUse, code] of [
        ['Daily Rental', 'rental'],
        ['LLD', 'lease'],
        ['Auto-école', 'driving-school'],
        ['Alquiler', 'rental'],
        ['Renting', 'lease'],
        ['Fahrschule', 'driving-school'],
        ['Usage personnel', 'private'],
        ['Film set', 'Film set'],
      ] as const)
        expect(details({ priorUse }), priorUse).to.deep.equal({ priorUse: code });
      for (const [plateClass, code] of [
        ['Promenade', 'passenger'],
        ['Servicio público', 'public'],
        ['Carte grise collection', 'historic'],
        ['WW', 'temporary'],
        ['H-Kennzeichen', 'historic'],
      ] as const)
        expect(details({ plateClass }), plateClass).to.deep.equal({ plateClass: code });
      expect(details({ priorUse: 'n/a', plateClass: 'other' })).to.deep.equal({});
      const fields = withFields({ priorUse: 'priorUse' });
      expect(mapped({ priorUse: 'Film set' }, fields).unrecognised).to.deep.equal([{ attribute: 'priorUse', word: 'Film set' }]);
    });
  });
});
