import { expect } from 'chai';
import sinon, { type SinonStub } from 'sinon';
import { findInBrowser } from '../../../src/ui/location/browser-place.ts';
import { PlaceOnLoad } from '../../../src/ui/location/place-on-load.tsx';
import { guessedPlace } from '../../../src/ui/location/use-place.ts';
import { aFrame, aSite } from '../../support/builders/a-frame.ts';
import { openBrowser, type LiveBrowser } from '../../support/live-ui.tsx';

const at = (City: string, CountryIso = 'CA') => ({
  Status: 1,
  Location: {
    PostalCode: 'H7S',
    City,
    Province: 'Quebec',
    ProvinceIso: 'QC',
    Country: CountryIso,
    CountryIso,
    Latitude: 45.57,
    Longitude: -73.74,
  },
});
const NOWHERE = { Status: 2 };
const CANADA = { country: 'CA', province: 'QC' } as const;

describe('Finding the visitor in the browser', () => {
  let browser: LiveBrowser;
  let fetch: SinonStub;
  let locate: SinonStub;
  let answers: Readonly<Record<string, unknown>>;

  beforeEach(() => {
    browser = openBrowser();
    locate = sinon.stub();
    locate.callsArgWith(0, { coords: { latitude: 45.570123, longitude: -73.740456 } });
    Object.defineProperty(browser.window.navigator, 'geolocation', { value: { getCurrentPosition: locate }, configurable: true });
    fetch = sinon.stub(globalThis, 'fetch').callsFake((url) => {
      const call = /\/api\/location\/([^?]+)/.exec(url as string)?.[1] ?? '';
      return call in answers ? Promise.resolve(Response.json(answers[call])) : Promise.reject(new TypeError('Failed to fetch'));
    });
  });
  afterEach(async () => {
    fetch.restore();
    guessedPlace.set({ guess: null });
    await browser.close();
  });
  const called = (): string[] => fetch.args.map(([url]) => /location\/([^?]+)/.exec(String(url))?.[1] ?? '');

  it('asks for a fresh and exact position for five seconds, and for the place there to three decimals', async () => {
    answers = { 'get/coordinates': at('Laval') };
    const found = await findInBrowser(CANADA, 'en');
    expect(found).to.have.nested.property('place.city', 'Laval');
    expect(found.kind).to.equal('exact');
    expect(locate.firstCall.args[2]).to.deep.equal({ timeout: 5000, enableHighAccuracy: true, maximumAge: 0 });
    expect(String(fetch.firstCall.args[0])).to.match(/&Latitude=45\.57&Longitude=-73\.74&Country=CA&Province=QC$/);
  });

  it('falls to the IP address when the position is refused, and when the place there is not known', async () => {
    answers = { 'get/coordinates': NOWHERE, 'get/ip': at('Montréal') };
    expect(await findInBrowser(CANADA, 'en')).to.deep.include({ kind: 'guess' });
    locate.resetBehavior();
    locate.callsArgWith(1, { code: 1 });
    const found = await findInBrowser(CANADA, 'en');
    expect(found).to.have.nested.property('place.source', 'Browser IP');
    expect(found).to.have.nested.property('place.valid', false);
    expect(called()).to.deep.equal(['get/coordinates', 'get/ip', 'get/ip']);
  });

  it('asks for the place of the position, then of the IP address, then for the default province, until one answers', async () => {
    const asked = ['get/coordinates', 'get/ip', 'province/default'];
    const sources = [undefined, 'Browser IP', 'Default Province'];
    for (const [last, call] of asked.entries()) {
      fetch.resetHistory();
      answers = { [call]: at('Laval') };
      const found = await findInBrowser(CANADA, 'en');
      expect(found).to.have.nested.property('place.city', 'Laval');
      expect(found.kind === 'guess' ? found.place.source : undefined).to.equal(sources[last]);
      expect(called()).to.deep.equal(asked.slice(0, last + 1));
    }
  });

  it('falls to the default province when the address is in another country, or nothing answers', async () => {
    Reflect.deleteProperty(browser.window.navigator, 'geolocation');
    answers = { 'get/ip': at('Lyon', 'FR'), 'province/default': at('') };
    expect(await findInBrowser(CANADA, 'en')).to.have.nested.property('place.source', 'Default Province');
    answers = {};
    expect(await findInBrowser(CANADA, 'en')).to.deep.equal({ kind: 'none' });
  });

  it('asks for the province by its code in Canada, and for none in France', async () => {
    answers = {};
    locate.resetBehavior();
    locate.callsArgWith(1, { code: 1 });
    await findInBrowser({ country: 'FR', province: 'IDF' }, 'fr');
    expect(String(fetch.lastCall.args[0])).to.match(/province\/default\?.*&Country=FR&Province=$/);
  });

  it('starts automatically only on sites that allow it, and once', async () => {
    answers = { 'get/coordinates': NOWHERE, 'get/ip': NOWHERE, 'province/default': NOWHERE };
    await browser.show(<PlaceOnLoad />, aFrame());
    expect(locate.called).to.be.false;
    const frame = aFrame({ site: aSite({ location: { onLoad: true, proxyHeaders: 'none' } }) });
    await browser.show(<PlaceOnLoad />, frame);
    await browser.show(<p>A page without it</p>, frame);
    await browser.show(<PlaceOnLoad />, { ...frame, url: '/en-ca/cars' });
    expect(locate.callCount).to.equal(1);
  });
});
