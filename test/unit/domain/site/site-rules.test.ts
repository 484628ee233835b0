import { expect } from 'chai';
import { adAfter } from '../../../../src/domain/site/ads.ts';
import { chromeAsked } from '../../../../src/domain/site/chrome-visibility.ts';
import { isCompanyRestricted } from '../../../../src/domain/site/company-restriction.ts';
import { cardPage, leadsToDealer, opensNewTab } from '../../../../src/domain/site/search-type.ts';
import { roleOf } from '../../../../src/domain/site/site-role.ts';
import { withSourceTag } from '../../../../src/domain/site/source-tag.ts';

describe('The rules of a site', () => {
  it('lead from cards to the dealer on BRIDGE, from vehicle pages on BRIDGE and LEAD, and never on COMPANY', () => {
    const rules = (['BRIDGE', 'LEAD', 'COMPANY'] as const).map((searchType) => [
      cardPage({ searchType }, { bridge: true }),
      cardPage({ searchType }, { bridge: false }),
      leadsToDealer({ searchType }),
    ]);
    expect(rules).to.deep.equal([
      ['bridge', 'plain', true],
      ['plain', 'plain', true],
      ['plain', 'plain', false],
    ]);
  });

  it('say whom its pages of words are for: a catalogue, a dealer, motorcycles, the marketplace or a partner of it', () => {
    const partner = { specs: false, companyIds: [], division: 'Automotive', main: false } as const;
    expect(roleOf(partner)).to.equal('partner');
    expect(roleOf({ ...partner, main: true })).to.equal('main');
    expect(roleOf({ ...partner, division: 'Recreative', main: true })).to.equal('moto');
    expect(roleOf({ ...partner, division: 'Recreative', companyIds: [7] })).to.equal('dealer');
    expect(roleOf({ ...partner, specs: true, companyIds: [7] })).to.equal('specs');
  });

  it('open what leaves the site in a new tab on BLANK', () => {
    expect([opensNewTab({ searchTarget: 'BLANK' }), opensNewTab({ searchTarget: 'SELF' })]).to.deep.equal([true, false]);
  });

  it('restrict the showroom section, in whatever case, but not on a main site', () => {
    for (const section of ['SHOWROOM', 'Showroom']) {
      expect(isCompanyRestricted(section, { main: false })).to.be.true;
      expect(isCompanyRestricted(section, { main: true })).to.be.false;
    }
    expect(isCompanyRestricted('Public', { main: false })).to.be.false;
  });

  it('read what a request says of menu, header and footer by names in any case', () => {
    expect(chromeAsked(new URLSearchParams('MENU=true&header=0&Footer=&Other=1'))).to.deep.equal([
      ['menu', true],
      ['header', false],
    ]);
  });

  for (const [url, tagged] of [
    ['https://d.example/car', 'https://d.example/car?Source=AUTO123'],
    ['https://d.example/car?id=1&x=%20', 'https://d.example/car?id=1&x=%20&Source=AUTO123'],
    ['https://d.example/car?#photos', 'https://d.example/car?Source=AUTO123#photos'],
    ['https://d.example/car?source=mine', 'https://d.example/car?source=mine'],
    ['https://d.example/car?resource=1', 'https://d.example/car?resource=1&Source=AUTO123'],
  ] as const) {
    it(`tag ${url}`, () => {
      expect(withSourceTag(url, { source: 'AUTO123' })).to.equal(tagged);
    });
  }

  const placesOf = (ads: readonly { readonly name: string; readonly frame: unknown }[]) =>
    Array.from({ length: 49 }, (_, items) => [items, adAfter(items, ads)?.name ?? null]).filter(([, name]) => name !== null);

  it('put an advertisement after every eighth item, each in its turn, a third party’s again and again', () => {
    const ads = [
      { name: 'own', frame: null },
      { name: 'theirs', frame: {} },
      { name: 'others', frame: {} },
    ];
    expect(placesOf(ads)).to.deep.equal([
      [8, 'own'],
      [16, 'theirs'],
      [24, 'others'],
      [32, 'theirs'],
      [40, 'others'],
      [48, 'theirs'],
    ]);
    expect(placesOf([])).to.deep.equal([]);
  });

  it('never repeat their own promotions within a list', () => {
    const ads = ['a', 'b'].map((name) => ({ name, frame: null }));
    expect(placesOf(ads)).to.deep.equal([
      [8, 'a'],
      [16, 'b'],
    ]);
  });
});
