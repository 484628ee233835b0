import { expect } from 'chai';
import fc from 'fast-check';
import { canonicalSearch, isIndexable, isWhole } from '../../../../src/domain/inventory/indexable.ts';
import { decodeQuery, encodeQuery } from '../../../../src/domain/inventory/query-codec.ts';

const search = (query: string) => decodeQuery(new URLSearchParams(query)).query;
const isKept = (query: string): boolean => isIndexable(search(query));
const canonical = (query: string, logoInInventory = true): string =>
  encodeQuery(canonicalSearch(search(query), { logoInInventory }));

describe('lists that search engines may keep', () => {
  it('are the whole one, one of what people search for by name, and two of them together', () => {
    for (const query of [
      '',
      'PageIndex=3',
      'Type=car',
      'Make=toyota',
      'Make=toyota&Model=rav4',
      'Body=suv',
      'Fuel=electric',
      'Condition=used',
      'Province=QC',
      'City=laval',
      'City=laval&Province=QC',
      'Make=toyota&Model=rav4&Body=suv',
      'Type=car&Make=toyota&City=laval&Province=QC',
      'Fuel=electric&Body=suv&PageIndex=2',
    ])
      expect(isKept(query), query).to.equal(true);
  });

  it('are no finer ones, no several values, and none in another order or size', () => {
    for (const query of [
      'Make=toyota,honda',
      'Model=rav4',
      'Make=toyota&Body=suv&Fuel=hybrid',
      'Color=red',
      'PriceMax=20000',
      'YearMin=2019',
      'Keyword=rav4',
      'SortExpression=Price',
      'PageSize=48',
      'Latitude=45.5&Longitude=-73.6',
      'Certified=1',
      'CompanyId=7',
    ])
      expect(isKept(query), query).to.equal(false);
  });

  it('have one address, whatever the order of the parameters and whatever the visitor carries', () => {
    expect(canonical('Model=rav4&Make=Toyota&Group=north&ImageTotal=1&Distance=50')).to.equal('Make=toyota&Model=rav4');
    expect(canonical('CompanyId=7')).to.equal('CompanyId=7');
    expect(canonical('CompanyId=7&Distance=50&Make=kia', false)).to.equal('Make=kia');
    expect(canonical('Latitude=45.5&Longitude=-73.6&Distance=50')).to.contain('Distance=50');
    expect(isWhole(search(''))).to.equal(true);
    expect(isWhole(search('PageIndex=2'))).to.equal(false);
  });

  it('have a canonical address that is its own', () => {
    const pair = fc.tuple(
      fc.constantFrom('Make', 'Model', 'Body', 'Group', 'CompanyId', 'PageIndex', 'Distance', 'City'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(pair), fc.boolean(), (pairs, logoInInventory) => {
        const once = canonicalSearch(decodeQuery(pairs).query, { logoInInventory });
        expect(canonicalSearch(once, { logoInInventory })).to.deep.equal(once);
      }),
    );
  });
});
