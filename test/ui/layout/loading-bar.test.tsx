import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import sinon, { type SinonFakeTimers } from 'sinon';
import { LoadingBar } from '../../../src/ui/layout/loading-bar.tsx';
import { aFrame } from '../../support/builders/a-frame.ts';
import { openBrowser, type LiveBrowser } from '../../support/live-ui.tsx';

describe('the loading bar', () => {
  let browser: LiveBrowser;
  let clock: SinonFakeTimers;
  let arrive: () => void;
  const pass = (milliseconds: number) => browser.act(() => clock.tick(milliseconds));
  const bar = () => browser.document.querySelector('.cars-progress')?.className ?? null;
  /** A navigation that ends when `arrive` is called. */
  const leave = async () => {
    const router = await browser.show(<LoadingBar />, aFrame(), () => new Promise((resolve) => (arrive = () => resolve(null))));
    await browser.act(() => void router.navigate('/en-ca/cars'));
  };
  beforeEach(() => {
    browser = openBrowser();
    clock = sinon.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(async () => {
    clock.restore();
    await browser.close();
  });

  it('starts when a page takes longer than 200 ms', async () => {
    await leave();
    await pass(199);
    expect(bar()).to.equal(null);
    await pass(1);
    expect(bar()).to.equal('cars-progress is-running');
  });

  it('does not show for a quick page', async () => {
    await leave();
    await pass(199);
    await browser.act(() => arrive());
    await pass(1000);
    expect(bar()).to.equal(null);
  });

  it('finishes when the page is there, and hides 500 ms later', async () => {
    await leave();
    await pass(3000);
    await browser.act(() => arrive());
    await pass(1);
    expect(bar()).to.equal('cars-progress is-finished');
    await pass(498);
    expect(bar()).to.equal('cars-progress is-finished');
    await pass(1);
    expect(bar()).to.equal(null);
  });

  it('runs for about five seconds, and waits there for a page that takes longer', async () => {
    const styles = readFileSync(join(import.meta.dirname, '../../../src/ui/layout/layout.css'), 'utf8');
    expect(styles).to.match(/animation: cars-progress 5s .*forwards/);
    await leave();
    await pass(20_000);
    expect(bar()).to.equal('cars-progress is-running');
  });
});
