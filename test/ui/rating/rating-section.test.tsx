import { expect } from 'chai';
import { loadVehicle } from '../../../src/adapters/ssr/loaders/load-vehicle.ts';
import { LANGUAGES, type LanguageId } from '../../../src/domain/language/language.ts';
import { UNRATED_REASONS } from '../../../src/domain/rating/rating.ts';
import { vehiclePath } from '../../../src/domain/vehicle/vehicle-url.ts';
import { RatingLine } from '../../../src/ui/rating/rating-line.tsx';
import { RatingSection } from '../../../src/ui/rating/rating-section.tsx';
import type { RatingView } from '../../../src/ui/rating/present-rating.ts';
import { marketPrice } from '../../support/builders/a-comparable.ts';
import { aFrame, aSite } from '../../support/builders/a-frame.ts';
import { aVehicle, type VehicleBuilder } from '../../support/builders/a-vehicle.ts';
import { portsWith, requestFor } from '../../support/page-ports.ts';
import { hrefsOf, renderUi, textOf } from '../../support/render-ui.tsx';

const rav4s = (count: number): VehicleBuilder[] =>
  Array.from({ length: count }, (_, k) => {
    const [year, mileage] = [2017 + (k % 5), 40_000 + ((k * 37) % 80) * 1000];
    return aVehicle()
      .named('Toyota', 'RAV4', year)
      .driven(mileage)
      .priced(Math.round(marketPrice(year, mileage)))
      .with({ stockNumber: String(k), vin: null, version: k === 0 ? null : 'Hybrid XLE AWD' });
  });

interface Visit {
  readonly languageId?: LanguageId;
  readonly companyIds?: readonly number[];
}

const ratingOf = async (
  own: VehicleBuilder,
  others: readonly VehicleBuilder[],
  { languageId = 1, companyIds = [] }: Visit = {},
): Promise<RatingView | null> => {
  const vehicle = own.stock('own').with({ vin: null });
  const ports = await portsWith([vehicle, ...others]);
  const loaded = await loadVehicle(requestFor(vehiclePath(vehicle.build(), languageId), aSite({ companyIds })), ports);
  if (loaded.kind !== 'page' || loaded.view.variant !== 'page') throw new Error(loaded.kind);
  return loaded.view.rating;
};

const render = (rating: RatingView | null, languageId: LanguageId = 1): Document => {
  if (!rating) throw new Error('There is no rating');
  return renderUi(
    <>
      <RatingLine rating={rating} />
      <RatingSection rating={rating} />
    </>,
    aFrame({ languageId, carried: 'Menu=0' }),
  );
};

const CHEAP = aVehicle().driven(81_500).priced(25_995);

describe('the price rating on the page', () => {
  it('shows the grade as a word beside the price, with a link to its explanation', async () => {
    const page = render(await ratingOf(CHEAP, rav4s(30)));
    expect(textOf(page.querySelector('.cars-rate-line'))).to.equal('Great price30 comparables');
    expect(hrefsOf(page, '.cars-rate-line a')).to.deep.equal(['#price-rating']);
    expect(page.querySelector('h2')?.id).to.equal('price-rating');
    expect(page.querySelector('.cars-rate-line .cars-rating')?.className).to.equal('cars-rating is-great');
  });

  it('says by how much, from how many, and how sure it is', async () => {
    const text = textOf(render(await ratingOf(CHEAP, rav4s(30))).querySelector('section'));
    expect(text).to.include('30 comparable Toyota RAV4, model years 2017–2021. High confidence.');
    expect(text).to.match(/\$3,\d{3} below what this year, mileage and version usually cost/);
    expect(text).to.match(/here \+\d+(\.\d)?% for a model year newer and −\d+(\.\d)?% for 10,000 km more/);
  });

  it('shows each comparable as a point with a name that leads to it, and the same in a table', async () => {
    const page = render(await ratingOf(CHEAP, rav4s(30)));
    const points = [...page.querySelectorAll('.cars-plot a')];
    expect(points).to.have.length(30);
    expect(points.map((point) => point.getAttribute('aria-label'))).to.satisfy((labels: readonly (string | null)[]) =>
      labels.some((label) => label?.startsWith('2018 Hybrid XLE AWD, 77,000 km, $27,523; as this vehicle $29,')),
    );
    expect(hrefsOf(page, '.cars-plot a').every((href) => href.endsWith('?Menu=0'))).to.be.true;
    expect(hrefsOf(page, '.cars-rate-table a').toSorted()).to.deep.equal(hrefsOf(page, '.cars-plot a').toSorted());
    expect(textOf(page.querySelector('.cars-rate-table'))).to.include('2017 Toyota RAV4');
  });

  it('has no tab stops in the plot: the table has the same links', async () => {
    const page = render(await ratingOf(CHEAP, rav4s(30)));
    expect([...page.querySelectorAll('.cars-plot a')].every((point) => point.getAttribute('tabindex') === '-1')).to.be.true;
    expect(page.querySelector('.cars-rate-table a[tabindex]')).to.equal(null);
  });

  it('draws within its frame', async () => {
    const rating = await ratingOf(CHEAP, rav4s(30));
    if (rating?.kind !== 'rated') throw new Error('not rated');
    for (const { x, y } of [rating.plot, ...rating.comparables]) {
      expect(x).to.be.within(0, 100);
      expect(y).to.be.within(14, 210);
    }
    expect(rating.plot.expectedY).to.be.below(rating.plot.y);
  });

  it('names the price itself if it is as expected', async () => {
    const text = textOf(
      render(await ratingOf(aVehicle().driven(81_500).priced(29_863), rav4s(30))).querySelector('.cars-rate-say'),
    );
    expect(text).to.match(/^Fair priceAbout what this year, mileage and version usually cost: \$29,\d{3}$/);
  });

  it('says why there is none', async () => {
    const page = render(await ratingOf(CHEAP, rav4s(2)));
    expect(textOf(page.querySelector('.cars-rate-line'))).to.equal('Price not ratedWhy?');
    expect(textOf(page.querySelector('section'))).to.include('only 2 other Toyota RAV4 of about the same age are offered here');
    const alone = textOf(render(await ratingOf(CHEAP, [])).querySelector('section'));
    expect(alone).to.include('no other Toyota RAV4');
  });

  it('is not shown for a vehicle that is no longer listed', async () => {
    expect(await ratingOf(CHEAP.sold(), rav4s(30))).to.equal(null);
  });

  it('uses the whole market on a dealer’s own site too', async () => {
    const [here, there] = [await ratingOf(CHEAP, rav4s(30)), await ratingOf(CHEAP, rav4s(30), { companyIds: [1] })];
    expect(there).to.deep.equal(here);
  });

  for (const { id, locale } of LANGUAGES) {
    it(`has all its words in ${locale}`, async () => {
      const rated = textOf(render(await ratingOf(CHEAP, rav4s(30), { languageId: id }), id).querySelector('section'));
      const reasons = UNRATED_REASONS.filter((reason) => reason !== 'not-listed').map((reason) =>
        textOf(render({ kind: 'unrated', reason, sample: 12, model: 'Toyota RAV4' }, id).querySelector('section')),
      );
      for (const text of [rated, ...reasons]) expect(text).not.to.match(/\{\{|undefined|(?:unrated|formula|table|plot|legend)\./);
      expect(new Set(reasons).size).to.equal(reasons.length);
    });
  }
});
