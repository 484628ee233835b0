import { expect } from 'chai';
import { keptAddress, keptOf, type Kept } from '../../../src/ui/offline/kept.ts';
import { offlinePage } from '../../../src/ui/offline/offline-page.ts';

const ORIGIN = 'https://cars.example';
const VEHICLE = '/en-ca/car-for-sale/ford/f-150/2026-xlt-5182';

const kept = (path: string, asked: { method?: string; navigates?: boolean; referrer?: string } = {}): Kept =>
  keptOf({ method: 'GET', navigates: true, referrer: '', ...asked, url: path.startsWith('http') ? path : ORIGIN + path }, ORIGIN);

describe('What is kept on the device', () => {
  it('are vehicles and favourites, as documents and as their state', () => {
    expect(kept(VEHICLE)).to.deep.equal({ kind: 'vehicle', page: VEHICLE, fromList: false });
    expect(kept(`/_data${VEHICLE}`, { navigates: false })).to.deep.equal({ kind: 'vehicle', page: VEHICLE, fromList: false });
    expect(kept(`/_data${VEHICLE}?Session.Language=1&Session.City=Laval`, { navigates: false }), 'whoever asks').to.deep.equal({
      kind: 'vehicle',
      page: VEHICLE,
      fromList: false,
    });
    expect(kept('/fr-ca/favoris').kind).to.equal('favourites');
  });

  it('is the page of a vehicle without the list that led to it', () => {
    const found = { kind: 'vehicle', page: VEHICLE, fromList: true };
    expect(kept(`${VEHICLE}?From=/en-ca/cars%3FMake=ford%26PageIndex=2`)).to.deep.equal(found);
    expect(kept(VEHICLE, { referrer: `${ORIGIN}/en-ca/cars?Make=ford` })).to.deep.equal(found);
    expect(keptAddress(`${ORIGIN}${VEHICLE}?From=/en-ca/cars&Session.Language=1`)).to.equal(ORIGIN + VEHICLE);
  });

  it('is never a form, its answer, a lead or a call', () => {
    expect(kept(VEHICLE, { method: 'POST' }).kind).to.equal('nothing');
    expect(kept('/leads', { method: 'POST' }).kind).to.equal('nothing');
    expect(kept(`${VEHICLE}?Sent=Inquiry`).kind).to.equal('page');
    expect(kept(`/_data${VEHICLE}?Sent=Inquiry`, { navigates: false }).kind).to.equal('nothing');
    expect(kept('/api/leads', { navigates: false }).kind).to.equal('nothing');
    expect(kept('/en-ca/availability-alert?Alert=token').kind).to.equal('page');
  });

  it('are pictures of kept pages, and not those of every list', () => {
    const picture = { navigates: false, referrer: ORIGIN + VEHICLE };
    expect(kept('/media/1/800.webp', picture).kind).to.equal('picture');
    expect(kept('/media/1/800.webp', { ...picture, referrer: `${ORIGIN}/en-ca/cars` }).kind).to.equal('nothing');
    expect(kept('/assets/client-ABC.js', { navigates: false }).kind).to.equal('file');
  });

  it('is nothing of another server', () => {
    expect(kept('https://elsewhere.example/assets/x.js', { navigates: false }).kind).to.equal('nothing');
  });
});

describe('The page without connection', () => {
  it('speaks the language of the page that was asked for, and leads to what is kept', () => {
    const page = offlinePage('/fr-ca/autos', [{ path: VEHICLE, title: '2026 Ford F-150' }]);
    expect(page).to.contain('lang="fr-CA"').and.contain('hors ligne').and.contain(`href="${VEHICLE}"`);
  });

  it('reflects no markup of the address', () => {
    expect(offlinePage('/en-ca/"><script>', [])).not.to.contain('<script>');
  });
});
