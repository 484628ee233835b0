/** By keyboard alone: every step of the way, in sight, and still for those who ask for it. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { kyselyInventoryWriting } from '../../src/adapters/storage/inventory/inventory-writing.ts';
import { openSqlite } from '../../src/adapters/storage/sqlite.ts';
import { pathOf } from '../../src/domain/routing/path-table.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { copiedPhotos } from '../support/copied-photos.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { eventually } from '../support/eventually.ts';
import { walkOf, type Walk } from '../support/walk.ts';

const WIDTHS = [390, 1440] as const;
const MOST_STOPS = 220;

/** Where the focus is, for messages and comparisons; null outside the page. */
const FOCUSED = `(() => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const text = element.getAttribute('aria-label') ?? element.textContent.trim();
  return element.localName + '#' + element.id + ' ' + (element.getAttribute('href') ?? element.getAttribute('name') ?? '') + ' ' + text.slice(0, 40);
})()`;

/**
 * Whether anything of the focused element can be seen: at the points of a grid over its box, something of its own, or of its label, is on
 * top (WCAG 2.2, 2.4.11). A field that is drawn by its label is looked for there.
 */
const IN_SIGHT = `(() => {
  const element = document.activeElement;
  const own = [element, element.closest('label, .cars-range'), ...(element.labels ?? [])].filter(Boolean);
  return own.some((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    for (const x of [0.1, 0.5, 0.9])
      for (const y of [0.1, 0.5, 0.9]) {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        if (hit && own.some((each) => each.contains(hit))) return true;
      }
    return false;
  });
})()`;

/** The vehicles of the demo have drawings; one with photos comes beside them, as an import brings it while the server runs. */
const addPhotographed = async (dataDir: string): Promise<void> => {
  const images = await copiedPhotos(dataDir, 3);
  const storage = await openSqlite(dataDir);
  await kyselyInventoryWriting(storage).transaction(async (write) => {
    const dealer = await write.saveDealer(aDealer().record('with photos'));
    await write.add([aVehicle().named('Studebaker', 'Champion', 2019).with({ images }).ofDealer(dealer).stored()], Date.now());
  });
  await storage.close();
};

describe('The keyboard alone', function () {
  this.timeout(180_000);
  const suite = browserSuite({ alone: true });
  let walk: Walk;

  before(async () => {
    walk = await walkOf(suite.server);
    await addPhotographed(suite.dataDir);
    await eventually(async () => {
      const answer = await fetch(suite.server.url('/api/search?Make=studebaker'));
      expect(((await answer.json()) as { readonly Total: number }).Total).to.equal(1);
    });
  });

  const open = async (
    width: number,
    path: string,
    reducedMotion: 'reduce' | 'no-preference' = 'no-preference',
  ): Promise<Page> => {
    const page = await suite.browser.newPage({ viewport: { width, height: 900 }, reducedMotion });
    await page.goto(suite.server.url(path));
    await page.locator('main[data-ready]').waitFor();
    return page;
  };

  /** Presses Tab until the focus is on the element. */
  const tabTo = async (page: Page, selector: string): Promise<void> => {
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never comes to ${selector}`);
  };

  const LIST = pathOf('Public_Cars', 1);

  it('leads from the search over a filter, a card and the photos to a message to the dealer', async () => {
    const page = await open(1440, pathOf('Public_Index', 1));
    await page.keyboard.press('Tab');
    expect(await page.evaluate<string>(FOCUSED)).to.match(/Skip to content/);
    await page.keyboard.press('Enter');
    await tabTo(page, '#main form [name=Keyword]');
    await page.keyboard.type('Studebaker');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${LIST}**`);
    await page.locator('main[data-ready]').waitFor();

    await tabTo(page, '.cars-filters input[type=checkbox]');
    const filter = await page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');
    await page.keyboard.press('Space');
    await page.waitForURL(`**${filter}=**`);
    expect(await page.evaluate(() => document.activeElement?.matches('input:checked'))).to.equal(true);

    await tabTo(page, '.cars-card__link');
    await page.keyboard.press('Enter');
    await page.locator('.cars-gallery').waitFor();

    await tabTo(page, '#photo-1 a');
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.closest('li')?.id)).to.equal('photo-2');
    await tabTo(page, '.lead-form [name=Name]');
    await page.keyboard.type('Marie Tremblay');
    await page.keyboard.press('Tab');
    await page.keyboard.type('marie@');
    await tabTo(page, '.lead-form [type=submit]');
    await page.keyboard.press('Enter');
    await page.locator('.lead-summary').waitFor();
    expect(await page.evaluate(() => document.activeElement?.className)).to.equal('lead-summary');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).to.equal('true');
    await page.close();
  });

  it('reaches the first result of a list within twelve steps, with filters in force too', async () => {
    for (const path of [LIST, `${LIST}-2`, `${LIST}-3?Make=toyota,honda,ford,mazda&Fuel=gas,hybrid`]) {
      const page = await open(1440, path);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      expect(await page.evaluate<string>(FOCUSED), path).to.match(/Skip to results/);
      await page.keyboard.press('Enter');
      const steps = ['Tab', 'Tab', 'Enter'];
      const isFirst = '.cars-cell:first-child .cars-card__link, tbody tr:first-child .cars-table__name a';
      while (steps.length < 12 && !(await page.evaluate((first) => document.activeElement?.matches(first), isFirst))) {
        await page.keyboard.press('Tab');
        steps.push('Tab');
      }
      expect(steps.length, path).to.be.below(12);
      await page.close();
    }
  });

  for (const width of WIDTHS) {
    it(`never loses the focus behind what stays in place, at ${String(width)} pixels`, async () => {
      for (const path of [LIST, walk.addressOf('Public_Car', 1)]) {
        const page = await open(width, path, 'reduce');
        const hidden: string[] = [];
        let stops = 0;
        for (; stops < MOST_STOPS; stops += 1) {
          await page.keyboard.press('Tab');
          const focused = await page.evaluate<string | null>(FOCUSED);
          if (focused === null) break;
          if (!(await page.evaluate<boolean>(IN_SIGHT))) hidden.push(focused);
        }
        expect(hidden, path).to.deep.equal([]);
        expect(stops, path).to.be.above(30);
        await page.close();
      }
    });
  }

  it('has no animation if the visitor prefers reduced motion', async () => {
    const page = await open(1440, LIST, 'reduce');
    const moving = `[...document.querySelectorAll('*')].flatMap((element) => ['', '::before', '::after'].filter((pseudo) => {
      const { transitionDuration, animationName, animationDuration } = getComputedStyle(element, pseudo || null);
      const longest = (text) => Math.max(...text.split(',').map((part) => parseFloat(part) * (part.trim().endsWith('ms') ? 1 : 1000)));
      return longest(transitionDuration) > 1 || (animationName !== 'none' && longest(animationDuration) > 1);
    }).map((pseudo) => element.localName + '.' + element.getAttribute('class') + pseudo)).slice(0, 5)`;
    for (const path of [pathOf('Public_Index', 1), LIST, walk.addressOf('Public_Car', 1), pathOf('Public_Financing', 1)]) {
      await page.goto(suite.server.url(path));
      await page.locator('main[data-ready]').waitFor();
      expect(await page.evaluate<readonly string[]>(moving), path).to.deep.equal([]);
      expect(await page.evaluate(() => document.getAnimations().length), path).to.equal(0);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).to.equal('auto');
    }
    await page.close();
  });

  it('marks the dealer’s words and the names of languages with their language', async () => {
    const page = await open(1440, pathOf('Public_Index', 1));
    expect(await page.locator('html').getAttribute('lang')).to.equal('en-CA');
    const languages = await page
      .locator('a[hreflang]')
      .evaluateAll((links) =>
        links.map((link) => [
          link.getAttribute('hreflang'),
          (link instanceof HTMLElement && link.lang) || link.querySelector('[lang]')?.getAttribute('lang'),
        ]),
      );
    expect(languages).to.have.length.above(1);
    for (const [to, spoken] of languages) expect(spoken, String(to)).to.equal(to);
    await page.close();
  });
});
