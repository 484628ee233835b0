import { expect } from 'chai';
import sinon, { type SinonFakeTimers, type SinonStub } from 'sinon';
import { SharedState } from '../../../src/ui/browser/shared-state.tsx';
import type { Frame } from '../../../src/ui/page.ts';
import { OutboundLink } from '../../../src/ui/overlays/outbound-link.tsx';
import { Processing } from '../../../src/ui/overlays/processing.tsx';
import { aFrame, aSite } from '../../support/builders/a-frame.ts';
import { LAVAL } from '../../support/builders/laval.ts';
import { openBrowser, type LiveBrowser } from '../../support/live-ui.tsx';
import { textOf } from '../../support/render-ui.tsx';

const DEALER_PAGE = 'https://pontviau.example/rav4';
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

describe('The link to the dealer’s site', () => {
  let browser: LiveBrowser;
  let clock: SinonFakeTimers;
  let fetch: SinonStub;
  let opened: string[];
  let blocked: boolean;
  let framed: boolean;

  const open = async ({
    siteId = 1402,
    newTab = true,
    userAgent,
    dataHost = '',
    place = null,
  }: { siteId?: number; newTab?: boolean; userAgent?: string; dataHost?: string; place?: Frame['place'] } = {}) => {
    browser = openBrowser({ url: 'https://media.example/en-ca', ...(userAgent && { userAgent }) });
    opened = [];
    blocked = false;
    framed = false;
    // jsdom cannot navigate: a location that remembers stands in for it.
    const here = {
      origin: 'https://media.example',
      pathname: '/en-ca',
      hostname: 'media.example',
      assign: (url: string) => opened.push(`here ${url}`),
    };
    const window = new Proxy(browser.window, {
      get: (target, name, itself) => {
        if (name === 'location') return here;
        if (name === 'top') return framed ? {} : (itself as unknown);
        if (name === 'open')
          return (url: string, place: string) => {
            if (place === '_top') opened.push(`top ${url}`);
            return blocked || place === '_top'
              ? null
              : { opener: window, location: { replace: (to: string) => opened.push(`tab ${to}`) } };
          };
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' && name !== 'MouseEvent' ? (value as () => void).bind(target) : value;
      },
    });
    Object.defineProperty(globalThis, 'window', { value: window, configurable: true, writable: true });
    clock = sinon.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fetch = sinon.stub(globalThis, 'fetch').resolves(Response.json({ Status: 1 }));
    const frame = aFrame({ site: aSite({ siteId, searchTarget: newTab ? 'BLANK' : 'SELF' }), dataHost, place });
    await browser.show(
      <>
        <SharedState />
        <OutboundLink
          className="out"
          href="/bridge/7"
          product={{ productId: 7, page: 'bridge' }}
          url={DEALER_PAGE}
          dealer="Autos du Pont-Viau"
        >
          Go
        </OutboundLink>
        <Processing />
      </>,
      frame,
    );
  };
  const pass = (milliseconds: number) => browser.act(() => clock.tick(milliseconds));
  const overlay = () => browser.document.querySelector('.cars-processing');
  afterEach(async () => {
    clock.restore();
    fetch.restore();
    await browser.close();
  });

  it('is a real link, which works without JavaScript', async () => {
    await open();
    const link = browser.document.querySelector('a.out');
    expect(link?.getAttribute('href')).to.equal('/bridge/7');
    expect(link?.getAttribute('rel')).to.equal('noopener nofollow');
    expect(link?.getAttribute('target')).to.equal('_blank');
  });

  it('reports the click, says where it leads, and opens a new tab after one second', async () => {
    await open();
    expect((await browser.click('a.out')).defaultPrevented).to.be.true;
    expect(textOf(overlay())).to.equal('Taking you to Autos du Pont-Viau');
    expect(overlay()?.querySelector('.cars-spinner')).not.to.equal(null);
    await pass(999);
    expect(opened).to.deep.equal([]);
    await pass(1);
    expect(opened).to.deep.equal([`tab ${DEALER_PAGE}`]);
    expect(overlay()).to.equal(null);

    const [url, init] = fetch.firstCall.args as [string, RequestInit];
    expect(url).to.match(
      /^\/api\/products\/bridge\/track\?Session\.Language=1&Session\.Date=\d{4}-\d\d-\d\d&Session\.Time=\d\d%3A\d\d%3A\d\d&Session\.Host=media\.example&Session\.Url=https/,
    );
    expect(init.headers).to.include({ 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' });
    expect(init).to.include({ method: 'POST', keepalive: true });
    expect(JSON.parse(init.body as string)).to.deep.equal({
      TypeId: 3,
      SiteId: 1402,
      ProductId: 7,
      Url: DEALER_PAGE,
      City: '',
      Province: '',
      Country: '',
      PostalCode: '',
      Latitude: null,
      Longitude: null,
    });
  });

  it('reports where the visitor is, as far as the page knows', async () => {
    const place = { ...LAVAL, source: 'Server Cookies', valid: true, text: 'Laval, QC' } as const;
    await open({ place });
    await browser.click('a.out');
    const [, init] = fetch.firstCall.args as [string, RequestInit];
    expect(JSON.parse(init.body as string)).to.include({
      City: 'Laval',
      Province: 'Quebec',
      Country: 'Canada',
      PostalCode: 'H7S',
      Latitude: 45.57,
      Longitude: -73.74,
    });
  });

  it('reports to the data host where there is one', async () => {
    await open({ dataHost: 'https://data.example' });
    await browser.click('a.out');
    const [url, init] = fetch.firstCall.args as [string, RequestInit];
    expect(url).to.match(/^https:\/\/data\.example\/api\/products\/bridge\/track\?/);
    expect(init.method).to.equal('POST');
    expect(JSON.parse(init.body as string)).to.include({ TypeId: 3, SiteId: 1402, ProductId: 7, Url: DEALER_PAGE });
  });

  it('stays in the same tab on phones, in Safari and where the site wants it', async () => {
    for (const options of [{ userAgent: ANDROID }, { userAgent: SAFARI }, { newTab: false }]) {
      await open(options);
      await browser.click('a.out');
      await pass(999);
      expect(opened).to.deep.equal([]);
      await pass(1);
      expect(opened).to.deep.equal([`here ${DEALER_PAGE}`]);
      if ('newTab' in options) continue;
      clock.restore();
      fetch.restore();
      await browser.close();
    }
  });

  it('opens in the same tab if a popup blocker prevents a new one', async () => {
    await open();
    blocked = true;
    await browser.click('a.out');
    await pass(1000);
    expect(opened).to.deep.equal([`here ${DEALER_PAGE}`]);
  });

  it('leaves a partner’s frame instead of opening the page in it', async () => {
    await open({ newTab: false });
    framed = true;
    await browser.click('a.out');
    await pass(1000);
    expect(opened).to.deep.equal([`top ${DEALER_PAGE}`]);
  });

  it('opens even if the report fails', async () => {
    await open();
    fetch.rejects(new TypeError('Failed to fetch'));
    await browser.click('a.out');
    await pass(1000);
    expect(opened).to.deep.equal([`tab ${DEALER_PAGE}`]);
    expect(overlay()).to.equal(null);
  });

  it('reports nothing for site id 0', async () => {
    await open({ siteId: 0 });
    await browser.click('a.out');
    await pass(1000);
    expect(opened).to.have.length(1);
    expect(fetch.called).to.be.false;
  });

  it('ignores a second click', async () => {
    await open();
    await browser.click('a.out');
    await browser.click('a.out');
    await pass(2000);
    expect(opened).to.have.length(1);
    expect(fetch.callCount).to.equal(1);
  });

  it('leaves a click with a modifier key to the browser', async () => {
    await open();
    expect((await browser.click('a.out', { ctrlKey: true })).defaultPrevented).to.be.false;
    expect(overlay()).to.equal(null);
  });
});
