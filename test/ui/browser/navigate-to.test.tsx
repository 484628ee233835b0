import { expect } from 'chai';
import { appState } from '../../../src/ui/browser/app-state.ts';
import { SharedState } from '../../../src/ui/browser/shared-state.tsx';
import { useNavigateTo, type NavigateTo } from '../../../src/ui/browser/use-navigate-to.ts';
import { useReady } from '../../../src/ui/browser/use-ready.ts';
import { aFrame, aSite } from '../../support/builders/a-frame.ts';
import { openBrowser, type LiveBrowser } from '../../support/live-ui.tsx';

describe('a page in the browser', () => {
  let browser: LiveBrowser;
  let navigateTo: NavigateTo;
  const Page = () => {
    navigateTo = useNavigateTo();
    return <SharedState />;
  };
  const at = (url: string, changes: Parameters<typeof aFrame>[0] = {}) => browser.show(<Page />, aFrame({ url, ...changes }));
  beforeEach(() => (browser = openBrowser()));
  afterEach(() => browser.close());

  it('begins with refresh index 1, language 1, section Public, page Index, no vehicle, and header, footer and menu shown', () => {
    expect(appState.get()).to.deep.include({
      server: '',
      localhost: false,
      companyIds: [],
      companyRestricted: false,
      refreshIndex: 1,
      languageId: '1',
      section: 'Public',
      page: 'Index',
      favourites: [],
      productId: '0',
      processing: { visible: false, text: '' },
      alert: { visible: false, title: '', message: '' },
      modalActive: false,
      header: true,
      footer: true,
      menu: true,
    });
  });

  it('leads to another by its code, and sets section and page', async () => {
    const router = await at('/en-ca');
    await browser.act(() => navigateTo('Public_Cars', 2, 'Make=toyota'));
    expect(router.state.location).to.include({ pathname: '/fr-ca/autos', search: '?Make=toyota' });
    expect(router.state.historyAction).to.equal('PUSH');
    expect(appState.get()).to.include({ section: 'Public', page: 'Cars' });
  });

  it('does not navigate to the current page, in any case of letters', async () => {
    const router = await at('/EN-CA/Cars?Make=toyota');
    const { key } = router.state.location;
    await browser.act(() => navigateTo('Public_Cars', 1, '?Make=toyota'));
    expect(router.state.location.key).to.equal(key);
    await browser.act(() => navigateTo('Public_Cars', 1, '?Make=honda'));
    expect(router.state.location.search).to.equal('?Make=honda');
  });

  it('carries Menu, Header and the like along', async () => {
    const router = await at('/en-ca?Menu=0', { carried: 'Menu=0' });
    await browser.act(() => navigateTo('Public_Terms', 1));
    expect(router.state.location).to.include({ pathname: '/en-ca/terms-and-conditions', search: '?Menu=0' });
  });

  it('leads to the 404 page for an unknown code', async () => {
    const router = await at('/en-ca');
    await browser.act(() => navigateTo('Public_Moon', 1));
    expect(router.state.location.pathname).to.equal('/Public_Moon!');
  });

  it('knows where it is', async () => {
    browser.document.cookie = 'Favorites=7%2C9%2Cx%2C7';
    await at('/en-ca/showroom?Group=a', {
      code: 'Showroom_Index',
      dataHost: 'https://data.example',
      site: aSite({ main: false, companyIds: [3] }),
      chrome: { menu: true, header: false, footer: true },
    });
    expect(appState.get()).to.deep.include({
      server: 'https://data.example',
      hostname: 'forecourt.example',
      navigator: browser.window.navigator.userAgent,
      localhost: false,
      languageId: '1',
      section: 'Showroom',
      page: 'Index',
      search: '?Group=a',
      companyIds: [3],
      companyRestricted: true,
      favourites: [7, 9],
      header: false,
      menu: false,
      footer: true,
    });
  });

  it('restricts the showroom only, and not on main sites', async () => {
    await at('/en-ca/showroom', { code: 'Showroom_Index' });
    expect(appState.get().companyRestricted).to.be.false;
    await at('/en-ca/cars', { code: 'Public_Cars', site: aSite({ main: false }) });
    expect(appState.get().companyRestricted).to.be.false;
  });

  it('is reloaded when the browser restores it from its back/forward cache', async () => {
    let loads = 0;
    await browser.show(<Page />, aFrame({ url: '/en-ca' }), () => (loads += 1));
    const back = new browser.window.PageTransitionEvent('pageshow', { persisted: true });
    await browser.act(() => browser.window.dispatchEvent(back));
    expect(loads).to.equal(1);
    expect(appState.get().refreshIndex).to.equal(2);
    await browser.act(() =>
      browser.window.dispatchEvent(new browser.window.PageTransitionEvent('pageshow', { persisted: false })),
    );
    expect(loads).to.equal(1);
  });

  it('is ready after its next render', async () => {
    const seen: boolean[] = [];
    const Waiting = () => {
      const ready = useReady('/en-ca');
      seen.push(ready);
      return null;
    };
    await browser.show(<Waiting />, aFrame());
    await browser.act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    expect(seen[0]).to.be.false;
    expect(seen.at(-1)).to.be.true;
  });
});
