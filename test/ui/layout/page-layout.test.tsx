import { expect } from 'chai';
import { LANGUAGES } from '../../../src/domain/language/language.ts';
import { PageLayout } from '../../../src/ui/layout/page-layout.tsx';
import type { Frame } from '../../../src/ui/page.ts';
import { aFrame, aSite } from '../../support/builders/a-frame.ts';
import { hrefsOf, renderUi, textOf } from '../../support/render-ui.tsx';

const layout = (changes: Partial<Frame> = {}): Document => {
  const frame = aFrame(changes);
  return renderUi(
    <PageLayout frame={frame}>
      <h1>Here</h1>
    </PageLayout>,
    frame,
  );
};

describe('the frame around a page', () => {
  it('lets a keyboard skip to the content', () => {
    const page = layout();
    expect(page.querySelector('a.skip')?.getAttribute('href')).to.equal('#main');
    expect(textOf(page.querySelector('main#main h1'))).to.equal('Here');
    expect(hrefsOf(page, 'a.skip'), 'no list').to.deep.equal(['#main']);
  });

  it('lets a keyboard skip to the results of a list', () => {
    expect(hrefsOf(layout({ code: 'Public_Cars3', url: '/en-ca/cars-3' }), 'a.skip')).to.deep.equal(['#main', '#found']);
  });

  it('leads to the list of every kind of vehicle, from the header, the phone menu and the footer', () => {
    const page = layout();
    const lists = ['/en-ca/cars?Type=car', '/en-ca/recreative?Type=motorcycle', '/en-ca/recreative?Type=boat'];
    expect(hrefsOf(page, '.cars-nav a')).to.include.members(lists);
    expect(hrefsOf(page, '.cars-menu--phone a')).to.include.members(lists);
    const rest = ['/en-ca/recreative?Type=recreational', '/en-ca/cars?Type=heavy'];
    expect(hrefsOf(page, 'footer a')).to.include.members([...lists, ...rest]);
  });

  it('starts with the site’s subject', () => {
    const page = layout({ site: aSite({ division: 'Recreative' }) });
    expect(textOf(page.querySelector('.cars-nav a'))).to.equal('Motorcycles');
  });

  it('marks the list that is shown', () => {
    const page = layout({ code: 'Public_Recreative', url: '/en-ca/recreative?Type=boat&Make=lund' });
    const current = [...page.querySelectorAll('.cars-nav a[aria-current]')].map(textOf);
    expect(current).to.deep.equal(['Boats']);
  });

  it('carries Menu, Header and Footer along on its links, and outward links stay as they are', () => {
    const page = layout({ carried: 'Menu=1', site: aSite({ dealerServicesUrl: 'https://dealers.example/' }) });
    for (const href of hrefsOf(page, '.cars-nav a, .cars-brand')) expect(href).to.include('Menu=1');
    expect(hrefsOf(page, 'footer a')).to.include('https://dealers.example/');
  });

  it('leads dealers to its own page about them where they have no site of their own', () => {
    expect(hrefsOf(layout(), 'footer a')).to.include('/en-ca/dealer-services');
  });

  it('says whose rights are reserved, and what it does with cookies and details', () => {
    const legal = (changes: Partial<Frame>) => textOf(layout(changes).querySelector('.cars-footer__legal p'));
    const own = '© Forecourt. All rights reserved. This site sets only the cookies it needs';
    expect(legal({})).to.include(`${own}, and passes your details on only with your consent.`);
    expect(legal({ consent: { purposes: ['analytics', 'advertising'], chosen: null, asks: true } })).to.include(
      'advertising come only with your consent.',
    );
  });

  it('of a specs site leads to the catalogue and to About, and to nothing that is for sale', () => {
    const page = layout({ site: aSite({ main: false, specs: true }), code: 'Specs_Index' });
    expect(hrefsOf(page, '.cars-nav a')).to.deep.equal(['/en-ca/showroom', '/en/specs', '/en/specs-search', '/en/specs-compare']);
    expect(hrefsOf(page, 'footer a')).to.include.members([
      '/en-ca/showroom',
      '/en/specs',
      '/en-ca/about',
      '/en-ca/privacy-policy',
    ]);
    expect(hrefsOf(page).filter((href) => /cars|recreative|dealer|favorites|financing|sell/.test(href))).to.deep.equal([]);
  });

  it('leads to the dealer services, the terms and privacy from every page', () => {
    const pages = ['/en-ca/terms-and-conditions', '/en-ca/privacy-policy'];
    const ownSite = layout({ site: aSite({ dealerServicesUrl: 'https://dealers.example' }) });
    expect(hrefsOf(ownSite, 'footer a')).to.include.members(['https://dealers.example', ...pages]);
    const withoutOne = layout({ site: aSite({ dealerServicesUrl: null }) });
    expect(hrefsOf(withoutOne, 'footer a')).to.include.members(['/en-ca/dealer-services', ...pages]);
  });

  it('leads to terms, privacy and how results are ordered from every page', () => {
    expect(hrefsOf(layout(), 'footer a')).to.include.members([
      '/en-ca/terms-and-conditions',
      '/en-ca/privacy-policy',
      '/en-ca/ranking',
    ]);
  });

  it('offers the same page in every language of the site, by its own name', () => {
    const links = [...layout().querySelectorAll('.cars-menu--language a')];
    expect(
      links.map((link) => [link.getAttribute('href'), link.getAttribute('hreflang'), link.getAttribute('lang'), textOf(link)]),
    ).to.deep.equal([
      ['/en-ca', 'en-CA', 'en-CA', 'English'],
      ['/fr-ca', 'fr-CA', 'fr-CA', 'Français (Canada)'],
    ]);
  });

  it('has no language switch where there is one language', () => {
    const { alternates } = aFrame();
    expect(layout({ alternates: alternates.slice(0, 1) }).querySelector('.cars-menu--language')).to.equal(null);
  });

  it('changes its colours without JavaScript, by a form that comes back to the page', () => {
    const form = layout({ url: '/en-ca/cars?Make=kia' }).querySelector('form[action="/theme"]');
    expect(form?.getAttribute('method')).to.equal('post');
    expect(form?.querySelector('input[name="back"]')?.getAttribute('value')).to.equal('/en-ca/cars?Make=kia');
    expect(
      [...(form?.querySelectorAll('button[name="theme"]') ?? [])].map((button) => button.getAttribute('value')),
    ).to.deep.equal(['auto', 'light', 'dark']);
  });

  it('shows header, menu and footer as the request wants it', () => {
    const bare = layout({ chrome: { menu: false, header: false, footer: false } });
    expect(bare.querySelector('header, footer, nav')).to.equal(null);
    const withoutMenu = layout({ chrome: { menu: false, header: true, footer: true } });
    expect(withoutMenu.querySelector('.cars-brand')).not.to.equal(null);
    expect(withoutMenu.querySelector('.cars-nav, .cars-menu--phone')).to.equal(null);
  });

  it('has the partner’s links above the partner’s masthead', () => {
    const site = aSite({ header: 'custom', partnerLinks: [{ label: 'News', href: 'https://news.example/' }] });
    expect(hrefsOf(layout({ site }), '.cars-press a')).to.deep.equal(['https://news.example/']);
  });

  it('has the brand, the menu and the languages alone in a plain header', () => {
    const page = layout({ site: aSite({ header: 'default' }), chrome: { menu: false, header: true, footer: true } });
    expect(layout({ site: aSite({ header: 'default' }) }).querySelector('.cars-nav')).not.to.equal(null);
    expect(page.querySelectorAll('header a, header button')).to.have.length(3);
  });

  it('says that demo inventory is invented, and only then', () => {
    expect(textOf(layout({ demo: true }).body)).to.include('these vehicles and dealers are invented');
    expect(textOf(layout().body)).not.to.include('invented');
  });

  for (const { id, slug } of LANGUAGES) {
    it(`has all its words in ${slug}`, () => {
      const page = layout({ languageId: id, demo: true, site: aSite({ dealerServicesUrl: 'https://dealers.example/' }) });
      expect(textOf(page.body)).not.to.match(/\b(types|catalogue|nav|footer|theme|language)\.\w/);
    });
  }
});
