import { expect } from 'chai';
import sinon, { type SinonStub } from 'sinon';
import { FavouritesForm } from '../../../src/ui/favourites/favourites-form.tsx';
import { HeartButton } from '../../../src/ui/favourites/heart.tsx';
import { Alert } from '../../../src/ui/overlays/alert.tsx';
import { aFrame } from '../../support/builders/a-frame.ts';
import { openBrowser, type LiveBrowser } from '../../support/live-ui.tsx';
import { textOf } from '../../support/render-ui.tsx';

describe('A favourite that could not be saved', () => {
  let browser: LiveBrowser;
  let fetch: SinonStub;
  beforeEach(() => {
    browser = openBrowser();
    // jsdom does not implement it.
    Object.defineProperty(browser.window.HTMLButtonElement.prototype, 'formAction', {
      get(this: HTMLButtonElement) {
        return new URL(this.getAttribute('formaction') ?? '', this.baseURI).href;
      },
    });
    fetch = sinon.stub(globalThis, 'fetch');
  });
  afterEach(async () => {
    fetch.restore();
    await browser.close();
  });

  const press = async (): Promise<string> => {
    const page = (
      <>
        <HeartButton id={7} label="Save Kia Niro" className="heart" saved={false} />
        <FavouritesForm />
        <Alert />
      </>
    );
    await browser.show(page, aFrame());
    await browser.click('.heart');
    await browser.act(() => new Promise((resolve) => setTimeout(resolve)));
    return [...browser.document.querySelectorAll('[role="alertdialog"] :is(h2, p)')].map(textOf).join(': ');
  };

  it('is reported in the alert, with the id in the server’s log', async () => {
    fetch.resolves(Response.json({ status: 500, ID: 'r-42' }, { status: 500 }));
    expect(await press()).to.equal('Error: An error has occured, please try again (ID: r-42)');
  });

  it('is reported without an id if the server did not answer', async () => {
    fetch.rejects(new TypeError('Failed to fetch'));
    expect(await press()).to.equal('Error: An error has occured, please try again');
  });
});
