import { expect } from 'chai';
import { errorPage } from '../../../src/ui/errors/error.route.tsx';
import { notFoundPage } from '../../../src/ui/errors/not-found.route.tsx';
import { aFrame, aSite } from '../../support/builders/a-frame.ts';
import { hrefsOf, metaOf, renderUi, textOf } from '../../support/render-ui.tsx';

describe('the page for an unknown address', () => {
  it('says so exactly and links home', () => {
    const frame = aFrame();
    const page = renderUi(<notFoundPage.Screen view={null} frame={frame} />, frame);
    expect(textOf(page.querySelector('h1'))).to.equal('This page could not be found');
    expect(hrefsOf(page)).to.deep.equal(['/en-ca', '/en-ca/cars']);
  });

  it('speaks the visitor’s language and is kept from search engines', () => {
    const frame = aFrame({ languageId: 2, site: aSite({ division: 'Recreative' }) });
    const page = renderUi(<notFoundPage.Screen view={null} frame={frame} />, frame);
    expect(textOf(page.querySelector('h1'))).to.equal('Cette page est introuvable');
    expect(hrefsOf(page)).to.deep.equal(['/fr-ca', '/fr-ca/recreatif']);
    expect(metaOf(notFoundPage, null, frame)).to.include({ title: 'Cette page est introuvable – Forecourt', index: false });
  });
});

describe('the page for a failure', () => {
  it('has status 500 and the message ‘Error’ where nothing better is known', () => {
    const frame = aFrame();
    const page = renderUi(<errorPage.Screen view={{}} frame={frame} />, frame);
    expect(textOf(page.querySelector('.cars-empty__code'))).to.equal('500 · Error');
    expect(metaOf(errorPage, {}, frame)).to.include({ title: '500 Error – Forecourt', index: false });
  });

  it('names the status, the message and the request, and offers to try again', () => {
    const frame = aFrame({ url: '/en-ca/cars?Make=kia' });
    const view = { status: 503, message: 'Starting', requestId: 'r-1' };
    const page = renderUi(<errorPage.Screen view={view} frame={frame} />, frame);
    expect(textOf(page.querySelector('.cars-empty__code'))).to.equal('503 · Starting (ID: r-1)');
    expect(hrefsOf(page)).to.deep.equal(['/en-ca/cars?Make=kia', '/en-ca']);
  });

  it('says that a bad request is invalid, and offers no retry', () => {
    const frame = aFrame({ url: '/leads', languageId: 3 });
    const page = renderUi(<errorPage.Screen view={{ status: 413, requestId: 'r-2' }} frame={frame} />, frame);
    expect(textOf(page.querySelector('h1'))).to.equal('Cette demande n’a pas pu être lue');
    expect(textOf(page.querySelector('.cars-empty__code'))).to.equal('413 · Erreur (ID : r-2)');
    expect(hrefsOf(page)).to.deep.equal(['/fr-fr']);
  });
});
