import { expect } from 'chai';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { memo, useState, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import sinon from 'sinon';
import { PageMarkup } from '../../../../src/adapters/ssr/page-markup.ts';
import { Kept, MarkupWriterProvider, PlainMarkup, type MarkupWriter } from '../../../../src/ui/components/plain-markup.tsx';
import { AdCard } from '../../../../src/ui/components/ad-card.tsx';
import { AD } from '../../../../src/ui/gallery/example-cards.ts';
import { CarsScreen } from '../../../../src/ui/inventory/cars-screen.tsx';
import { Footer } from '../../../../src/ui/layout/footer.tsx';
import { Header } from '../../../../src/ui/layout/header.tsx';
import { aDealer } from '../../../support/builders/a-dealer.ts';
import { aFrame } from '../../../support/builders/a-frame.ts';
import { aVehicle } from '../../../support/builders/a-vehicle.ts';
import { portsWith } from '../../../support/page-ports.ts';
import { renderUi } from '../../../support/render-ui.tsx';
import { visit } from '../../../ui/inventory/list-page.ts';

/** As a browser reads it: what React asks to be loaded early is no part of the element. */
const parsed = (markup: string): HTMLElement => {
  const { body } = new JSDOM(markup).window.document;
  for (const preload of body.querySelectorAll('link[rel="preload"]')) preload.remove();
  return body;
};

const expectSame = (written: HTMLElement, rendered: HTMLElement): void => {
  const same = written.isEqualNode(rendered);
  if (!same) expect(written.innerHTML).to.equal(rendered.innerHTML);
  expect(same, 'the order of attributes is free, all else the same').to.equal(true);
};

const plain = (children: ReactNode, write: MarkupWriter | null) => (
  <MarkupWriterProvider value={write}>
    <PlainMarkup as="div">{children}</PlainMarkup>
  </MarkupWriterProvider>
);

const byReact = (children: ReactNode): string => renderToString(plain(children, null));

/** The markup, and how often a part was left to React. */
const byWriter = (children: ReactNode): { readonly markup: string; readonly left: number } => {
  const page = new PageMarkup();
  let left = 0;
  const write: MarkupWriter = (part) => {
    const written = page.write(part);
    if (written === null) left += 1;
    return written;
  };
  const markup = Buffer.concat(page.of(() => renderToString(plain(children, write)))).toString();
  return { markup, left };
};

const Counter = ({ start, children }: { readonly start: number; readonly children?: ReactNode }) => {
  const [count] = useState(start);
  return (
    <p data-count={count} aria-hidden={false} hidden={count > 2}>
      {count} of {children}
      {null}
      {false}
      {''}
    </p>
  );
};

const CASES: Readonly<Record<string, ReactElement>> = {
  'an advertisement of others in its frame': (
    <AdCard ad={{ ...AD, frame: { url: 'https://ads.example/slot?a=1&b=2', provider: 'Example', height: 250 } }} label="Ad" />
  ),
  'texts that look like markup': <p title={`"<b>" & 'c'`}>{`<script>alert("1") & 'x'</script>`}</p>,
  'texts beside texts': (
    <>
      {'a'}
      {1}
      <b>c</b>d{'e'}
    </>
  ),
  'components with states, and what shows nothing': (
    <>
      <Counter start={1}>three</Counter>
      <Counter start={3} />
    </>
  ),
  'controls of a form': (
    <form action="/x" method="get" noValidate>
      <label htmlFor="a">A</label>
      <input id="a" type="checkbox" value={3} checked readOnly spellCheck={false} />
      <input type="checkbox" defaultChecked disabled={false} required />
      <select value="2" onChange={() => undefined}>
        <option value="1">one</option>
        <option value="2">two</option>
      </select>
      <button type="submit" formAction="/y?action=add" name="id" value={7}>
        Save
      </button>
    </form>
  ),
  'drawings and custom properties': (
    <div style={{ '--h': 47, '--lo': '3%' }}>
      <svg viewBox="0 0 1 1" strokeWidth="2" preserveAspectRatio="none">
        <use href="/static/icons.svg#x" />
      </svg>
    </div>
  ),
};

describe('Markup that is written without React', () => {
  for (const [what, element] of Object.entries(CASES)) {
    it(`is the same: ${what}`, () => {
      const { markup, left } = byWriter(element);
      expect(left).to.equal(0);
      expectSame(parsed(markup), parsed(byReact(element)));
    });
  }

  it('may stand in other such markup, and between what React renders', () => {
    const nested = (
      <PlainMarkup as="ul" className="in">
        <li>é – 🚗</li>
      </PlainMarkup>
    );
    expectSame(parsed(byWriter(nested).markup), parsed(byReact(nested)));
    const page = new PageMarkup();
    const around = (write: MarkupWriter | null) => (
      <MarkupWriterProvider value={write}>
        <p>one</p>
        <PlainMarkup as="div">two</PlainMarkup>
        <p>{'<!--written-->'}</p>
        <PlainMarkup as="div">three</PlainMarkup>
      </MarkupWriterProvider>
    );
    for (const time of ['first', 'second']) {
      const markup = Buffer.concat(page.of(() => renderToString(around(page.write)))).toString();
      expect(markup, time).to.equal(renderToString(around(null)));
    }
  });

  it('is written once of the same thing in the same look, and anew of everything else', () => {
    const made = sinon.spy();
    const Sign = ({ of, as }: { readonly of: { readonly name: string }; readonly as: string }) => {
      made();
      return <li className={as}>{of.name}</li>;
    };
    const [first, second] = [{ name: 'é & <1>' }, { name: 'two' }];
    const looks = [
      [first, 'a'],
      [first, 'a'],
      [second, 'a'],
      [first, 'b'],
      [{ ...first }, 'a'],
    ] as const;
    const signs = (
      <>
        before
        {looks.map(([of, as], place) => (
          <Kept key={place} of={of} as={as}>
            {() => <Sign of={of} as={as} />}
          </Kept>
        ))}
        after
      </>
    );
    const written = parsed(byWriter(signs).markup);
    expect(made.callCount).to.equal(4);
    expectSame(written, parsed(byReact(signs)));
  });

  it('is as long as it must be', () => {
    const long = <p title={'"'.repeat(100_000)}>{'é'.repeat(300_000)}</p>;
    expectSame(parsed(byWriter(long).markup), parsed(byReact(long)));
  });

  it('is the same for any text', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 4 }), (texts) => {
        const element = <p title={texts.join('')}>{texts}</p>;
        expectSame(parsed(byWriter(element).markup), parsed(byReact(element)));
      }),
      { numRuns: 40 },
    );
  });

  const Memo = memo(() => <i>memo</i>);
  const LEFT: Readonly<Record<string, ReactNode>> = {
    'a component that is no function': <Memo />,
    'an address that is a script': <a href={['java', 'script:alert(1)'].join('')}>x</a>,
    'a style that is no custom property': <p style={{ color: 'red' }}>x</p>,
    'a text area': <textarea defaultValue="x" />,
  };
  for (const [what, element] of Object.entries(LEFT)) {
    it(`leaves ${what} to React`, () => {
      const { markup, left } = byWriter(<>before{element}</>);
      expect(left).to.equal(1);
      expectSame(parsed(markup), parsed(byReact(<>before{element}</>)));
    });
  }

  it('does not hide the mistakes of components', () => {
    const Broken = (): ReactNode => {
      throw new RangeError('broken');
    };
    expect(() => byWriter(<Broken />)).to.throw(RangeError);
  });

  describe('of whole lists', () => {
    const stock = Array.from({ length: 60 }, (_, n) =>
      aVehicle()
        .stock(String(n))
        .named(n % 3 === 0 ? 'Citroën "D"' : `Make <${String(n)}>`, 'C4 & Co')
        .with({ promotion: n % 4 === 0, certified: n % 5 === 0, availability: n % 7 === 0 ? 'pending' : 'available' }),
    );
    const ADDRESSES = [
      '/en-ca/cars',
      '/fr-ca/autos?Color=red&PriceMax=40000&PageIndex=2',
      '/es-co/carros?Make=nothing',
      '/fr-fr/autos?Latitude=45.5&Longitude=-73.6&Distance=50&YearMin=abc',
      '/en-ca/cars?ShowAll=make&Keyword=hybrid',
    ];
    for (const address of ADDRESSES) {
      it(`is the same: ${address}`, async () => {
        const { view } = await visit(address, await portsWith(stock, aDealer().at(45.5, -73.5)));
        const page = (
          <>
            <Header />
            <CarsScreen view={view} />
            <Footer />
          </>
        );
        const byHand = new PageMarkup();
        // A card that was written for one visitor is shown to the next, who has saved it.
        for (const favourites of [[], [], view.cards.slice(0, 3).map(({ id }) => id)]) {
          const frame = aFrame({ url: address, favourites });
          let left = 0;
          const render = (write: MarkupWriter | null): string =>
            renderUi(<MarkupWriterProvider value={write}>{page}</MarkupWriterProvider>, frame).body.innerHTML;
          const written = byHand.of(() =>
            render((part) => {
              const answer = byHand.write(part);
              // The list is plain within what is plain.
              if (answer === null) left += 1;
              return answer;
            }),
          );
          expect(left).to.equal(1);
          expectSame(parsed(Buffer.concat(written).toString()), parsed(render(null)));
        }
      });
    }
  });
});
