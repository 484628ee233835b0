import { expect } from 'chai';
import { labelsFrom } from '../../../../src/domain/inventory/facet-label.ts';
import { EMPTY_QUERY, type InventoryQuery } from '../../../../src/domain/inventory/inventory-query.ts';
import { listCity, listHeading, listTitle } from '../../../../src/domain/inventory/list-heading.ts';
import { aDealer } from '../../../support/builders/a-dealer.ts';
import { aVehicle } from '../../../support/builders/a-vehicle.ts';

const query = (changes: Partial<InventoryQuery> = {}): InventoryQuery => ({ ...EMPTY_QUERY, ...changes });
const heading = (changes: Partial<InventoryQuery> = {}) =>
  listHeading(query(changes), 'Automotive', (facet, value) => `${facet}:${value}`);

describe('The subject of a list', () => {
  it('is its make, with the model and the body, where there is one of each', () => {
    expect(heading({ makes: ['kia'] })).to.deep.equal({ key: 'heading.make', values: { make: 'make:kia' } });
    expect(heading({ makes: ['kia'], models: ['rio'] })).to.deep.equal({
      key: 'heading.make',
      values: { make: 'make:kia model:rio' },
    });
    expect(heading({ makes: ['kia'], bodies: ['suv'] })).to.deep.equal({
      key: 'heading.makeBody',
      values: { make: 'make:kia', body: 'body:suv' },
    });
  });

  it('is else its body, its type, or the division', () => {
    expect(heading({ bodies: ['suv'], models: ['rio'] })).to.deep.equal({ key: 'heading.body', values: { body: 'body:suv' } });
    expect(heading({ types: ['boat'] })).to.deep.equal({ key: 'heading.type.boat' });
    expect(heading({ makes: ['kia', 'vw'], bodies: ['suv', 'van'], types: ['car', 'boat'] })).to.deep.equal({
      key: 'heading.Automotive',
    });
    expect(heading()).to.deep.equal({ key: 'heading.Automotive' });
  });

  it('is said with its place, its page and its number in titles', () => {
    const say = (key: string, values: object): string => `${key}${JSON.stringify(values)}`;
    const subject = {
      heading: { key: 'heading.make' as const, values: { make: 'Kia' } },
      place: null,
      total: { count: 7, text: '7' },
    };
    const make = 'heading.make{"make":"Kia"}';
    expect(listTitle({ ...subject, page: { number: 1, text: '1' } }, 'Cove', say)).to.deep.equal({
      title: `${make} | Cove`,
      description: `meta.description${JSON.stringify({ heading: make, count: 7, total: '7' })}`,
    });
    const { title } = listTitle({ ...subject, place: 'Laval', page: { number: 2, text: '2' } }, 'Cove', say);
    expect(title).to.equal(`heading.place${JSON.stringify({ heading: make, place: 'Laval' })} – meta.page{"page":"2"} | Cove`);
    const plain = listTitle({ ...subject, heading: { key: 'heading.body' }, page: { number: 1, text: '1' } }, 'Cove', say);
    expect(plain.title).to.equal('heading.body{} | Cove');
  });

  it('has its city as a dealer there spells it, else with capitals', () => {
    const at = (city: string | null) => ({ vehicle: aVehicle().stored(), dealer: { ...aDealer().record(), id: 1, city } });
    const listings = [at(null), at('Laval'), at('Québec')] as unknown as Parameters<typeof listCity>[1];
    expect(listCity(query({ city: 'quebec' }), listings)).to.equal('Québec');
    const unsold = ['montreal', 'trois-rivieres', 'red deer', "st. john's"].map((city) => listCity(query({ city }), listings));
    expect(unsold).to.deep.equal(['Montreal', 'Trois-Rivieres', 'Red Deer', "St. John's"]);
    expect(listCity(query(), listings)).to.equal(null);
  });

  it('is called as vehicles spell it, by the word of the language for a code, else with a capital', () => {
    const label = labelsFrom(
      {
        make: [
          { value: 'bmw', name: 'BMW', count: 3 },
          { value: 'kia', name: 'KIA', count: 1 },
        ],
      },
      2,
    );
    expect([label('make', 'kia'), label('make', 'lada'), label('model', 'rio'), label('body', 'suv')]).to.deep.equal([
      'KIA',
      'Lada',
      'Rio',
      'VUS',
    ]);
  });
});
