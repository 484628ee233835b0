import { expect } from 'chai';
import sinon, { type SinonStub } from 'sinon';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createRouteError } from '../../../src/ui/errors/route-error.tsx';
import { aFrame } from '../../support/builders/a-frame.ts';
import { words } from '../../support/words.ts';
import { openBrowser, type LiveBrowser } from '../../support/live-ui.tsx';
import { hrefsOf, textOf } from '../../support/render-ui.tsx';

const frame = aFrame({ languageId: 2 });

/** A page that throws this while it is shown. */
const broken = (error: unknown, loader: () => Promise<null> = () => Promise.resolve(null)) => {
  const Broken = () => {
    throw error;
  };
  const router = createMemoryRouter([
    { id: 'page', path: '*', loader, Component: Broken, ErrorBoundary: createRouteError(frame, words.in(2)) },
  ]);
  return <RouterProvider router={router} />;
};

describe('a page that breaks in the browser', () => {
  let browser: LiveBrowser;
  let log: SinonStub;
  beforeEach(() => {
    browser = openBrowser();
    log = sinon.stub(console, 'error');
  });
  afterEach(async () => {
    log.restore();
    await browser.close();
  });
  const code = () => textOf(browser.document.querySelector('.cars-empty__code'));

  it('shows a message in the visitor’s language, with status 500 and a link to home, without details of the error', async () => {
    await browser.alone(broken(new Error('Cannot read secrets')));
    expect(textOf(browser.document.querySelector('h1'))).to.equal('Une erreur s’est produite, veuillez réessayer');
    expect(code()).to.equal('500 · Erreur');
    expect(hrefsOf(browser.document)).to.deep.equal(['/fr-ca']);
    expect(textOf(browser.document.body)).not.to.include('secrets');
  });

  it('is logged to the console, whether it broke while it was loaded or shown', async () => {
    const shown = new Error('Cannot read secrets');
    await browser.alone(broken(shown));
    expect(log.calledWith(shown)).to.be.true;
    const loaded = new Error('No answer');
    await browser.alone(broken(null, () => Promise.reject(loaded)));
    expect(log.calledWith(loaded)).to.be.true;
    // With what the page was like.
    expect(log.lastCall.args[1]).to.include.keys('section', 'page', 'search', 'productId', 'companyIds', 'modalActive', 'menu');
  });
});
