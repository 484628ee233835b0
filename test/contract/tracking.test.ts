import { expect } from 'chai';
import sinon, { type SinonStub } from 'sinon';
import { CONSENT_COOKIE, consentCookie } from '../../src/domain/consent/consent.ts';
import { appState, DEFAULT_STATE } from '../../src/ui/browser/app-state.ts';
import { browserTracking } from '../../src/ui/browser/browser-tracking.ts';
import { FakeTracking, type Reported } from '../support/fakes/fake-tracking.ts';
import { FakeVisitorCookies } from '../support/fakes/fake-visitor-cookies.ts';
import { openBrowser, type LiveBrowser } from '../support/live-ui.tsx';
import { trackingContract } from './tracking.contract.ts';

trackingContract('the fake', (visitor) => {
  const tracking = new FakeTracking(visitor);
  return { tracking, reported: () => tracking.reported, told: () => tracking.told, loaded: () => tracking.loaded };
});

describe('Tracking from a page', () => {
  let browser: LiveBrowser;
  let fetch: SinonStub;
  beforeEach(() => {
    browser = openBrowser({ url: 'https://media.example/en-ca' });
    fetch = sinon.stub(globalThis, 'fetch').resolves(Response.json({ Status: 1 }));
  });
  afterEach(async () => {
    fetch.restore();
    appState.set(DEFAULT_STATE);
    await browser.close();
  });

  const reported = (): Reported[] =>
    (fetch.args as [string, RequestInit][]).map(([url, { body }]) => {
      const { SiteId, TypeId, ProductId, Url, City } = JSON.parse(body as string) as Record<string, string & number>;
      const seen = { siteId: SiteId!, typeId: TypeId!, productId: ProductId! };
      return url.includes('/products/views?') ? { kind: 'view', ...seen } : { kind: 'click', ...seen, url: Url!, city: City! };
    });

  const loaded = (): string[] =>
    [...browser.document.querySelectorAll('script')].map(({ src }) => new URL(src).searchParams.get('id') ?? '');

  const open = ({ agrees = true, localhost = false } = {}) => {
    const cookies = new FakeVisitorCookies();
    if (agrees)
      cookies.keep(CONSENT_COOKIE, consentCookie({ id: '00000000-0000-4000-8000-000000000000', purposes: ['analytics'] }));
    appState.set({ ...DEFAULT_STATE, localhost, server: 'https://data.example' });
    const target: { dataLayer?: unknown[] } = {};
    fetch.resetHistory();
    return { tracking: browserTracking(target, cookies), reported, told: () => target.dataLayer ?? [], loaded };
  };

  trackingContract('the calls and the tag manager of a page', open);

  it('passes over a report that fails', async () => {
    fetch.rejects(new TypeError('Failed to fetch'));
    const { tracking } = open();
    tracking.left({ siteId: 1402, page: 'page', productId: 7, url: 'https://dealer.example/', place: null });
    await new Promise((resolve) => setTimeout(resolve));
    expect(String(fetch.firstCall.args[0])).to.match(/^https:\/\/data\.example\/api\/products\/bridge\/track\?/);
  });
});
