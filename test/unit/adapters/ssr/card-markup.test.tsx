import { expect } from 'chai';
import { JSDOM } from 'jsdom';
import type { ReactElement } from 'react';
import { createCardMarkup, type JsonData } from '../../../../src/adapters/ssr/card-markup.tsx';
import { appState } from '../../../../src/ui/browser/app-state.ts';
import { CardMarkupContext, VehicleGrid, type CardMarkup } from '../../../../src/ui/components/vehicle-grid.tsx';
import type { CardView } from '../../../../src/ui/components/present-card.ts';
import { AD, CARDS, LIT } from '../../../../gallery/example-cards.ts';
import { aFrame } from '../../../support/builders/a-frame.ts';
import { openBrowser, type LiveBrowser } from '../../../support/live-ui.tsx';
import { renderUi } from '../../../support/render-ui.tsx';
import { pageTranslatorOf } from '../../../support/words.ts';

const FRAME = aFrame({ url: '/en-ca/cars', favourites: [2] });
const GRID = <VehicleGrid cards={CARDS} lit={LIT} ads={[AD]} eager={2} />;

const cardMarkup = (): CardMarkup => {
  const markupOf = createCardMarkup(pageTranslatorOf);
  return (props) => markupOf(1, props).toString();
};

const byServer = (markup: CardMarkup, grid: ReactElement = GRID, frame = FRAME): Element | null =>
  renderUi(<CardMarkupContext value={markup}>{grid}</CardMarkupContext>, frame).querySelector('.cars-grid');

describe('The cached markup of cards', () => {
  it('is React’s own, at the first time and at every other', () => {
    const markup = cardMarkup();
    const expected = renderUi(GRID, FRAME).querySelector('.cars-grid');
    expect(expected?.querySelectorAll('.cars-card')).to.have.length(CARDS.length);
    for (const time of ['first', 'second']) expect(byServer(markup)?.outerHTML, time).to.equal(expected?.outerHTML);
  });

  it('is another for each language, and for everything that differs in a card', () => {
    const markupOf = createCardMarkup(pageTranslatorOf);
    const [card] = CARDS as readonly [CardView, ...CardView[]];
    const usual = { card, eager: false, lit: false, saved: false, picked: false, seen: false };
    const others = [
      { ...usual, saved: true },
      { ...usual, lit: true },
      { ...usual, seen: true },
      { ...usual, eager: true },
      { ...usual, card: { ...card, distance: '40 km' } },
      { ...usual, card: { ...card, payment: { amount: '$60', frequency: 'Weekly' as const } } },
      { ...usual, card: { ...card, href: `${card.href}?IsMenuVisible=0` } },
    ];
    const markups = [usual, ...others].map((props) => markupOf(1, props).toString());
    expect(new Set([...markups, markupOf(2, usual).toString()])).to.have.property('size', others.length + 2);
    expect(markupOf(1, { ...usual, card: { ...card } }), 'the same data').to.equal(markupOf(1, usual));
  });

  it('takes no more memory than its own bytes', () => {
    const markupOf = createCardMarkup(pageTranslatorOf);
    for (const card of CARDS) {
      const markup = markupOf(1, { card, eager: false, lit: false, saved: false, picked: false, seen: false });
      expect(markup.buffer.byteLength).to.equal(markup.byteLength);
    }
  });

  it('is of data alone: a key cannot hold a function, a class or what nobody knows', () => {
    const keyOf = <Props,>(props: JsonData<Props>): string => JSON.stringify(props);
    expect(keyOf<{ readonly id: number; readonly names: readonly string[] }>({ id: 1, names: ['a'] })).to.equal(
      '{"id":1,"names":["a"]}',
    );
    // @ts-expect-error A handler is not part of a key.
    keyOf<{ readonly onSave: () => void }>({ onSave: () => undefined });
    // @ts-expect-error Neither is a value of any kind.
    keyOf<{ readonly visitor: unknown }>({ visitor: 'Ann' });
    // @ts-expect-error Nor one that may be left out, which looks the same as none.
    keyOf<{ readonly note: string | undefined }>({ note: undefined });
  });

  describe('in a browser', () => {
    let browser: LiveBrowser;
    beforeEach(() => {
      browser = openBrowser();
    });
    afterEach(() => browser.close());

    it('is taken over by the real cards without a difference', async () => {
      appState.set({ favourites: FRAME.favourites });
      const markup = byServer(cardMarkup())?.outerHTML ?? '';
      const served = new JSDOM(markup).window.document.body.innerHTML;
      expect(await browser.hydrate(markup, GRID, FRAME)).to.deep.equal([]);
      expect(browser.document.getElementById('app')?.innerHTML).to.equal(served);

      const pressed = (): readonly (string | null)[] =>
        [...browser.document.querySelectorAll('.cars-heart')].map((heart) => heart.getAttribute('aria-pressed'));
      expect(pressed().filter((is) => is === 'true')).to.have.length(1);
      await browser.act(() => appState.set({ favourites: [] }));
      expect(pressed(), 'the cards follow the favourites').not.to.include('true');
    });

    it('would be noticed where it differed', async () => {
      const markup = byServer(cardMarkup())?.outerHTML.replace('$28,995', '$1') ?? '';
      expect(await browser.hydrate(markup, GRID, FRAME)).not.to.deep.equal([]);
    });
  });
});
