/** The page of all components: developers see real components, in order, and none of them is empty. */
import { expect } from 'chai';
import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { axeContext, faultsInColours, faultsOf, type Look } from '../support/axe.ts';
import { browserSuite } from '../support/browser-suite.ts';

const LOOKS: readonly Look[] = [
  [1440, 'light'],
  [390, 'dark'],
];

/** A picture of a single colour has no contrast in any channel. */
const isBlank = async (picture: Buffer): Promise<boolean> => {
  const { channels } = await sharp(picture).removeAlpha().stats();
  return channels.every(({ min, max }) => max - min < 24);
};

/** Contrast of tokens that are lines with tokens that are surfaces (WCAG 2.2, 1.4.11), as the browser paints them. */
const CONTRASTS = `(() => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
  const luminance = (token) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(' + token + ')';
    canvas.fillStyle = getComputedStyle(probe).color;
    probe.remove();
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const pairs = ['--line-strong', '--focus', '--accent'].flatMap((line) => ['--bg', '--surface'].map((surface) => [line, surface]));
  return Object.fromEntries(pairs.map(([line, surface]) => {
    const [low, high] = [luminance(line), luminance(surface)].sort((a, b) => a - b);
    return [line + ' on ' + surface, (high + 0.05) / (low + 0.05)];
  }));
})()`;

describe('The page of components', function () {
  this.timeout(120_000);
  const suite = browserSuite({ settings: { NODE_ENV: 'development' }, program: 'gallery-server' });

  const open = async (page: Page): Promise<void> => {
    await page.goto(suite.server.url('/_components'));
    await page.locator('main[data-ready]').waitFor();
  };

  for (const look of LOOKS) {
    it(`shows every part, without a fault, at ${String(look[0])} pixels, ${look[1]}`, async () => {
      const context = await axeContext(suite.browser, look);
      const page = await context.newPage();
      const missing: string[] = [];
      page.on('response', (response) => response.status() >= 400 && missing.push(response.url()));
      page.on('pageerror', (error) => missing.push(error.message));
      await open(page);
      // A landmark stands here once a state; on a page there is one.
      expect(await faultsOf(page, ['landmark-unique'])).to.deep.equal([]);

      const parts = await page.locator('[data-part]').all();
      expect(parts).to.have.length.above(40);
      const blank: (string | null)[] = [];
      for (const part of parts)
        if (await isBlank(await part.screenshot({ animations: 'disabled' }))) blank.push(await part.getAttribute('data-part'));
      expect(blank).to.deep.equal([]);
      expect(await faultsInColours(page, look[1] === 'light' ? 'dark' : 'light')).to.deep.equal([]);
      expect(missing).to.deep.equal([]);
      await context.close();
    });
  }

  it('draws the edges of fields and the focus with a contrast of 3 to 1', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await suite.browser.newPage({ colorScheme });
      await open(page);
      const contrasts = await page.evaluate<Readonly<Record<string, number>>>(CONTRASTS);
      for (const [pair, contrast] of Object.entries(contrasts)) expect(contrast, `${pair}, ${colorScheme}`).to.be.at.least(3);
      await page.close();
    }
  });

  it('opens the alert over the page, which holds the keyboard until it is closed', async () => {
    const page = await suite.browser.newPage();
    await open(page);
    const opener = page.getByRole('button', { name: 'Show the alert' });
    await opener.press('Enter');
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).to.equal(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((element) => element === document.activeElement)).to.equal(true);
    await page.close();
  });
});
