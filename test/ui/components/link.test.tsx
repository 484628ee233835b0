import { expect } from 'chai';
import { Link, useFollow } from '../../../src/ui/components/link.tsx';
import { aFrame } from '../../support/builders/a-frame.ts';
import { openBrowser, type LiveBrowser } from '../../support/live-ui.tsx';

const FRAME = aFrame({ url: '/en-ca/cars' });
const HERE = `https://forecourt.example${FRAME.url}`;

/** A part that follows the links in it. */
const Grid = () => (
  <ul onClick={useFollow()}>
    <li>
      <a className="inner" href="/en-ca/car-for-sale/x-1">
        <b>one</b>
      </a>
      <a className="tab" href="/en-ca/car-for-sale/x-2" target="_blank" rel="noreferrer">
        two
      </a>
      <a className="elsewhere" href="https://dealer.example/3">
        three
      </a>
      <span>no link</span>
    </li>
  </ul>
);

const Links = () => (
  <>
    <Link className="plain" to="/en-ca/cars?Make=kia#results" aria-current="true">
      Kia
    </Link>
    <Link className="same" to={FRAME.url}>
      Here
    </Link>
    <Link className="with-state" to="/en-ca/cars?PageIndex=2" replace state={{ firstPage: 1 }}>
      More
    </Link>
    <Link className="vehicle" to="/en-ca/car-for-sale/kia/soul/2020-ex-7">
      Soul
    </Link>
    <Grid />
  </>
);

describe('A link within the site', () => {
  let browser: LiveBrowser;
  let router: Awaited<ReturnType<LiveBrowser['show']>>;
  beforeEach(async () => {
    browser = openBrowser({ url: HERE });
    router = await browser.show(<Links />, FRAME);
  });
  afterEach(() => browser.close());

  const address = (): string => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };

  it('is an ordinary link that is followed without a full load', async () => {
    const link = browser.document.querySelector('.plain');
    expect(link?.getAttribute('href')).to.equal('/en-ca/cars?Make=kia#results');
    expect(link?.getAttribute('aria-current')).to.equal('true');
    expect((await browser.click('.plain')).defaultPrevented).to.be.true;
    expect(address()).to.equal('/en-ca/cars?Make=kia#results');
    expect(router.state.historyAction).to.equal('PUSH');
  });

  it('to the same page adds no history entry', async () => {
    await browser.click('.same');
    expect(router.state.historyAction).to.equal('REPLACE');
  });

  it('from a list to a vehicle says which list, in the address bar and nowhere in the page', async () => {
    const to = '/en-ca/car-for-sale/kia/soul/2020-ex-7';
    expect(browser.document.querySelector('.vehicle')?.getAttribute('href')).to.equal(to);
    await browser.click('.vehicle');
    expect(address()).to.equal(`${to}?From=/en-ca/cars`);
  });

  it('may replace the current history entry and give it a state', async () => {
    await browser.click('.with-state');
    expect(router.state.historyAction).to.equal('REPLACE');
    expect(router.state.location.state).to.deep.equal({ firstPage: 1 });
  });

  it('may be in an element that handles the clicks of its links', async () => {
    await browser.click('.inner b');
    expect(address()).to.equal('/en-ca/car-for-sale/x-1');
    await browser.click('span');
    expect(address()).to.equal('/en-ca/car-for-sale/x-1');
  });

  it('is left to the browser for a new tab, another site, or with a modifier key', async () => {
    for (const [selector, init] of [
      ['.tab', {}],
      ['.elsewhere', {}],
      ['.plain', { ctrlKey: true }],
      ['.plain', { metaKey: true }],
      ['.plain', { shiftKey: true }],
      ['.plain', { button: 1 }],
    ] as const) {
      expect((await browser.click(selector, init)).defaultPrevented, `${selector} ${JSON.stringify(init)}`).to.be.false;
      expect(address()).to.equal('/en-ca/cars');
    }
  });
});
