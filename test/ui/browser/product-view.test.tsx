import { expect } from 'chai';
import { CONSENT_COOKIE, consentCookie, type ConsentPurpose } from '../../../src/domain/consent/consent.ts';
import sinon, { type SinonStub } from 'sinon';
import { productViewEvent } from '../../../src/domain/tracking/product-view-event.ts';
import { appState, refresh } from '../../../src/ui/browser/app-state.ts';
import { SharedState } from '../../../src/ui/browser/shared-state.tsx';
import { useProductView } from '../../../src/ui/browser/use-product-view.ts';
import type { Frame } from '../../../src/ui/page.ts';
import { aFrame, aSite } from '../../support/builders/a-frame.ts';
import { aVehicle } from '../../support/builders/a-vehicle.ts';
import { openBrowser, type LiveBrowser } from '../../support/live-ui.tsx';

const EVENT = productViewEvent(aVehicle().build(), 'en', false);

const Page = ({ id }: { readonly id: number }) => {
  useProductView({ productId: id, page: 'page', event: EVENT });
  return <h1>{id}</h1>;
};

const cookieOf = (purposes: readonly ConsentPurpose[]): string =>
  `${CONSENT_COOKIE}=${encodeURIComponent(consentCookie({ id: '0f8fad5b-d9cb-469f-a165-70867728950e', purposes }))}`;
const AGREED = cookieOf(['analytics']);
const ADVERTISING_ALONE = cookieOf(['advertising']);

describe('the view of a vehicle’s page', () => {
  let browser: LiveBrowser;
  let fetch: SinonStub;
  const media = aFrame({ site: aSite({ siteId: 1402, tagManager: 'GTM-TEST' }) });
  const visit = async (frame: Frame, url = 'https://media.example/en-ca', cookies = '') => {
    browser = openBrowser({ url });
    browser.document.cookie = cookies;
    await show(7, frame);
  };
  const show = (id: number, frame: Frame = media) =>
    browser.show(
      <>
        <SharedState />
        <Page id={id} />
      </>,
      frame,
    );
  const reported = () =>
    fetch.getCalls().map(({ args }) => [String(args[0]).split('?')[0], JSON.parse((args[1] as RequestInit).body as string)]);
  beforeEach(() => (fetch = sinon.stub(globalThis, 'fetch').resolves(Response.json({ Status: 1 }))));
  afterEach(async () => {
    fetch.restore();
    await browser.close();
  });

  it('is reported once, however often the page is brought up to date', async () => {
    await visit(media);
    await browser.act(() => refresh());
    await show(7, { ...media });
    expect(reported()).to.deep.equal([['/api/products/views', { TypeId: 1, SiteId: 1402, ProductId: 7 }]]);
    expect(appState.get().productId).to.equal('7');
  });

  it('is reported for the next vehicle too', async () => {
    await visit(media);
    await show(8);
    expect(reported().map(([, { ProductId }]) => ProductId)).to.deep.equal([7, 8]);
  });

  it('is reported by POST to /api/products/views, whatever is answered, and for site id 0 not at all', async () => {
    for (const answer of [
      Promise.resolve(Response.json({ Status: 2 }, { status: 500 })),
      Promise.reject(new TypeError('offline')),
    ]) {
      fetch.resetHistory();
      fetch.returns(answer);
      await visit(media);
      expect(reported()).to.deep.equal([['/api/products/views', { TypeId: 1, SiteId: 1402, ProductId: 7 }]]);
      expect(fetch.firstCall.args[1]).to.include({ method: 'POST' });
      expect(browser.document.querySelector('h1')?.textContent).to.equal('7');
      expect(appState.get().alert.visible).to.be.false;
      await browser.close();
    }
    fetch.resetHistory();
    await visit(aFrame());
    expect(fetch.called).to.be.false;
  });

  it('is not reported for site id 0', async () => {
    await visit(aFrame());
    expect(fetch.called).to.be.false;
  });

  it('is not reported while the browser only prepares the page', async () => {
    browser = openBrowser();
    Object.defineProperty(browser.document, 'prerendering', { value: true });
    await show(7);
    expect(fetch.called).to.be.false;
    await browser.act(() => browser.document.dispatchEvent(new browser.window.Event('prerenderingchange')));
    expect(fetch.callCount).to.equal(1);
  });

  it('is sent to the tag manager once the visitor has consented', async () => {
    await visit(media, undefined, AGREED);
    expect(browser.window.dataLayer).to.deep.equal([EVENT]);
  });

  it('is not sent to the tag manager without consent, without a container, or on localhost', async () => {
    const cases: [Frame, string, string][] = [
      [media, 'https://media.example/', ''],
      [media, 'https://media.example/', ADVERTISING_ALONE],
      [aFrame({ site: aSite({ siteId: 1402 }) }), 'https://media.example/', AGREED],
      [media, 'http://media.localhost:3000/', AGREED],
    ];
    for (const [index, [frame, url, cookies]] of cases.entries()) {
      await visit(frame, url, cookies);
      expect(browser.window, String(index)).not.to.have.property('dataLayer');
      if (index < cases.length - 1) await browser.close();
    }
  });
});
