import { expect } from 'chai';
import { Draft } from '../../../../src/domain/sentence-search/draft.ts';
import type { Name } from '../../../../src/domain/sentence-search/vocabulary.ts';

const make = (key: string): Name => ({ kind: 'make', key, stocked: true });
const model = (makeKey: string, key: string): Name => ({ kind: 'model', makeKey, key });
const drafted = (fill: (draft: Draft) => void) => {
  const draft = new Draft();
  fill(draft);
  return draft.finish();
};

describe('What a sentence asks for', () => {
  it('is nothing where it says nothing', () => {
    expect(drafted(() => undefined)).to.deep.equal({ query: {}, excluded: {} });
  });

  it('is each value once, in one order however it was said', () => {
    const { query } = drafted((draft) => {
      draft.want('colour', ['red', 'blue']);
      draft.want('colour', ['black', 'red']);
      for (const year of [2020, 2018, 2020]) draft.year(year);
      draft.flag('promotion');
      draft.flag('certified');
    });
    expect(query).to.deep.equal({ colours: ['black', 'blue', 'red'], years: [2018, 2020], flags: ['certified', 'promotion'] });
  });

  it('is not what it refuses: everything else, or what it wants besides', () => {
    const refused = drafted((draft) => draft.refuse('drivetrain', ['fwd', '2wd']));
    expect(refused).to.deep.equal({
      query: { drivetrains: ['rwd', 'awd', '4wd', '4x4'] },
      excluded: { drivetrain: ['fwd', '2wd'] },
    });
    const both = drafted((draft) => {
      draft.want('colour', ['red', 'blue']);
      draft.refuse('colour', ['red']);
    });
    expect(both).to.deep.equal({ query: { colours: ['blue'] }, excluded: {} });
  });

  it('has limits from 0 to what a search takes, each said once', () => {
    const draft = new Draft();
    expect(draft.range('price', 0, 9_999_999)).to.equal(true);
    expect(draft.range('price', 0, null)).to.equal(true);
    expect(draft.range('price', 5, null)).to.equal(false);
    expect(draft.range('mileage', null, 1_000_000)).to.equal(false);
    expect(draft.range('year', -1, null)).to.equal(false);
    expect(draft.range('mileage', null, 80_000)).to.equal(true);
    expect(draft.finish().query).to.deep.equal({ priceMin: 0, priceMax: 9_999_999, mileageMax: 80_000 });
  });

  it('has the makes of its models, and a make that is said decides between models of one name', () => {
    const query = (...names: readonly (readonly Name[])[]) => drafted((draft) => names.forEach((each) => draft.name(each))).query;
    expect(query([model('toyota', 'rav4')], [make('kia')])).to.deep.equal({ makes: ['kia', 'toyota'], models: ['rav4'] });
    const outlander = [model('mitsubishi', 'outlander'), model('can-am', 'outlander max')];
    expect(query(outlander)).to.deep.equal({ makes: ['can-am', 'mitsubishi'], models: ['outlander', 'outlander max'] });
    expect(query(outlander, [make('can-am')])).to.deep.equal({ makes: ['can-am'], models: ['outlander max'] });
    expect(query([make('mini'), model('austin', 'mini')])).to.deep.equal({ makes: ['mini'] });
    expect(query([make('kia')])).to.deep.equal({ makes: ['kia'] });
  });
});
