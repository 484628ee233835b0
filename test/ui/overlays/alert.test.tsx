import { expect } from 'chai';
import sinon, { type SinonFakeTimers } from 'sinon';
import { appState, DEFAULT_STATE, showAlert } from '../../../src/ui/browser/app-state.ts';
import { Alert } from '../../../src/ui/overlays/alert.tsx';
import { aFrame } from '../../support/builders/a-frame.ts';
import { openBrowser, type BrowserOptions, type LiveBrowser } from '../../support/live-ui.tsx';
import { textOf } from '../../support/render-ui.tsx';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

describe('the alert', () => {
  let browser: LiveBrowser;
  let clock: SinonFakeTimers;
  const open = async (options: BrowserOptions = {}) => {
    browser = openBrowser(options);
    clock = sinon.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await browser.show(<Alert />, aFrame());
    await browser.act(() => showAlert('Error', 'An error has occured, please try again'));
  };
  const pass = (milliseconds: number) => browser.act(() => clock.tick(milliseconds));
  const dialog = () => browser.document.querySelector('dialog')!;
  const isLocked = () => browser.document.documentElement.classList.contains('is-locked');
  afterEach(async () => {
    // Closed under its own clock, or the timer by which it hides would end in a later test.
    await browser.close();
    clock.restore();
  });

  it('says title and message, with a button to close it, in the visitor’s language', async () => {
    await open();
    expect(dialog().open).to.be.true;
    expect(textOf(dialog().querySelector('h2'))).to.equal('Error');
    expect(textOf(dialog().querySelector('p'))).to.equal('An error has occured, please try again');
    expect(textOf(dialog().querySelector('button'))).to.equal('Close');
    expect(dialog().getAttribute('aria-labelledby')).to.equal(dialog().querySelector('h2')?.id);
    expect(dialog().getAttribute('aria-describedby')).to.equal(dialog().querySelector('p')?.id);
    await browser.show(<Alert />, aFrame({ languageId: 2 }));
    expect(textOf(dialog().querySelector('button'))).to.equal('Fermer');
  });

  it('locks the page’s scrolling at once and fades in after 50 ms', async () => {
    await open();
    expect(isLocked()).to.be.true;
    expect(appState.get().modalActive).to.be.true;
    await pass(49);
    expect(dialog().hasAttribute('data-shown')).to.be.false;
    await pass(1);
    expect(dialog().hasAttribute('data-shown')).to.be.true;
  });

  it('unlocks and fades out when closed, and is hidden and cleared 250 ms later', async () => {
    await open();
    await pass(50);
    await browser.click('dialog button');
    expect(isLocked()).to.be.false;
    expect(dialog().hasAttribute('data-shown')).to.be.false;
    expect(textOf(dialog().querySelector('p'))).to.equal('An error has occured, please try again');
    await pass(249);
    expect(dialog().open).to.be.true;
    expect(appState.get().modalActive).to.be.true;
    await pass(1);
    expect(dialog().open).to.be.false;
    expect(appState.get()).to.include({ modalActive: false });
    expect(appState.get().alert).to.deep.equal(DEFAULT_STATE.alert);
  });

  it('closes by Escape, fading out too', async () => {
    await open();
    const escape = new browser.window.Event('cancel', { cancelable: true });
    await browser.act(() => dialog().dispatchEvent(escape));
    expect(escape.defaultPrevented).to.be.true;
    expect(dialog().open).to.be.true;
    await pass(250);
    expect(dialog().open).to.be.false;
  });

  it('shows an alert that arrives while it fades out', async () => {
    await open();
    await browser.click('dialog button');
    await pass(100);
    await browser.act(() => showAlert('Error', 'Another one'));
    await pass(1000);
    expect(dialog().open).to.be.true;
    expect(textOf(dialog().querySelector('p'))).to.equal('Another one');
    expect(isLocked()).to.be.true;
  });

  it('restores the scroll position 500 ms after closing, only on iOS', async () => {
    for (const { userAgent, restored } of [{ userAgent: IPHONE, restored: true }, { restored: false }]) {
      await open(userAgent ? { userAgent } : {});
      const scrollTo = sinon.spy();
      browser.window.scrollTo = scrollTo;
      await browser.click('dialog button');
      await pass(499);
      expect(scrollTo.called).to.be.false;
      await pass(1);
      expect(scrollTo.calledOnce).to.equal(restored);
      if (!restored) continue;
      clock.restore();
      await browser.close();
    }
  });
});
