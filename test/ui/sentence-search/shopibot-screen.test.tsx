import { expect } from 'chai';
import { loadShopibot } from '../../../src/adapters/ssr/loaders/load-shopibot.ts';
import { LANGUAGES, type LanguageId } from '../../../src/domain/language/language.ts';
import { shopibotPage } from '../../../src/ui/sentence-search/shopibot.route.tsx';
import type { ShopibotView } from '../../../src/ui/sentence-search/present-answer.ts';
import { aFrame } from '../../support/builders/a-frame.ts';
import { aVehicle } from '../../support/builders/a-vehicle.ts';
import { portsWith, requestFor } from '../../support/page-ports.ts';
import { hrefsOf, metaOf, renderUi, textOf } from '../../support/render-ui.tsx';

const STOCK = [
  aVehicle().named('Honda', 'Civic').with({ colour: 'blue', fuel: 'gas' }),
  aVehicle().stock('B').named('Honda', 'Civic').with({ colour: 'red', fuel: 'gas' }),
];

const viewOf = async (sentence: string, slug = 'en-ca'): Promise<ShopibotView> => {
  const address = `/${slug}/shopibot?${new URLSearchParams({ Keyword: sentence }).toString()}`;
  const loaded = await loadShopibot(requestFor(address), await portsWith(STOCK));
  if (loaded.kind !== 'page') throw new Error(loaded.kind);
  return loaded.view;
};

const render = (view: ShopibotView, languageId: LanguageId = 1): Document => {
  const frame = aFrame({ languageId });
  return renderUi(<shopibotPage.Screen view={view} frame={frame} />, frame);
};

const chipsOf = (page: Document): (string | undefined)[] =>
  [...page.querySelectorAll('.shopibot-answer .cars-chip')].map((chip) => textOf(chip).replace(/^Remove /, ''));

describe('the page that takes a sentence', () => {
  it('is a form that works without JavaScript, with examples as links', async () => {
    const page = render(await viewOf(''));
    expect(page.querySelector('form')?.getAttribute('action')).to.equal('/en-ca/shopibot');
    expect(page.querySelector('input[type="search"]')?.getAttribute('name')).to.equal('Keyword');
    expect(hrefsOf(page).filter((href) => href.startsWith('/en-ca/shopibot?Keyword='))).to.have.length(4);
    expect(page.querySelector('.shopibot-answer')).to.equal(null);
  });

  it('shows what it understood as chips, with the vehicles that it finds', async () => {
    const page = render(await viewOf('honda civic, not red, near Laval, cheap'));
    expect(chipsOf(page)).to.deep.equal(['Honda', 'Civic', 'Not Red', 'Within 100 km of Laval']);
    expect(page.querySelectorAll('.cars-card')).to.have.length(1);
    expect(textOf(page.body)).to.include('1 vehicle matches').and.to.include('“cheap”');
  });

  it('leads each chip to the list without it', async () => {
    const { answer } = await viewOf('honda civic not red');
    expect(answer?.chips.at(-1)?.href).to.equal('/en-ca/cars?Make=honda&Model=civic');
    expect(answer?.listHref).to.include('/en-ca/cars?Make=honda&Model=civic&Color=');
  });

  it('keeps a word that some vehicle has as a keyword, and drops one that none has', async () => {
    expect((await viewOf('red honda limited')).answer).to.deep.include({ keyword: null, unused: ['limited'] });
    const named = (await viewOf('red honda b')).answer;
    expect(named?.total.count).to.equal(1);
  });

  it('says so when it understood nothing', async () => {
    expect(textOf(render(await viewOf('hello')).body)).to.include('No filter could be made of this sentence');
  });

  it('is indexed without a visitor’s sentence', async () => {
    expect(metaOf(shopibotPage, await viewOf(''), aFrame())).to.include({ canonical: '/en-ca/shopibot', index: true });
    expect(metaOf(shopibotPage, await viewOf('red car'), aFrame())).to.include({ index: false });
  });

  for (const { id, slug } of LANGUAGES) {
    it(`has all its words in ${slug}, and understands its own examples there`, async () => {
      const page = render(await viewOf('honda not red near me xyz', slug), id);
      expect(textOf(page.body)).not.to.match(/\b(examples|help|shopibot|chip|option)\.\w|[{}]/);
      for (const link of page.querySelectorAll('.shopibot-examples a')) {
        const { answer } = await viewOf(textOf(link), slug);
        // The gazetteer of the tests is a short one.
        expect(
          answer?.unused.filter((word) => !['Toronto', 'Québec'].includes(word)),
          textOf(link),
        ).to.deep.equal([]);
        expect(answer?.chips.length ?? 0, textOf(link)).to.be.at.least(2);
      }
    });
  }
});
