/**
 * One picture of every kind of page, to look at them side by side: npx tsx scripts/contact-sheet.ts http://localhost:3000 OUT.webp
 * Each row is a template: 1440 px in English, light, 390 px in English, dark, 390 px in French, light, and 1440 px in French, dark. The
 * last rows are other sites. The server must show the demo's inventory.
 */
import sharp, { type OverlayOptions } from 'sharp';
import type { Browser, Page } from 'playwright-core';
import { pathOf } from '../src/domain/routing/path-table.ts';
import type { LanguageId } from '../src/domain/language/language.ts';
import { launchBrowser } from '../test/support/chromium.ts';

const [origin, file] = process.argv.slice(2);
if (origin === undefined || file === undefined) throw new Error('usage: contact-sheet.ts URL OUT.webp');

const ENGLISH: LanguageId = 1;
const FRENCH: LanguageId = 2;
type Find = (page: Page, languageId: LanguageId) => Promise<string>;

const at =
  (code: Parameters<typeof pathOf>[0], query = ''): Find =>
  (_, languageId) =>
    Promise.resolve(pathOf(code, languageId) + query);

/** Follows the first link that each selector finds, from the page on. */
const through =
  (start: Find, ...selectors: readonly string[]): Find =>
  async (page, languageId) => {
    let path = await start(page, languageId);
    for (const selector of selectors) {
      await page.goto(new URL(path, origin).href);
      path = (await page.locator(selector).first().getAttribute('href')) ?? path;
    }
    return path;
  };

const showroom = at('Showroom_Index');
const toMake = '.cars-makegrid a[href$="/toyota"]';
const TEMPLATES: readonly (readonly [name: string, find: Find])[] = [
  ['Home', at('Public_Index')],
  ['List', at('Public_Cars')],
  ['List, nothing found', at('Public_Cars', '?Keyword=xyzxyz')],
  ['Map', at('Public_Cars2')],
  ['Table', at('Public_Cars3')],
  ['Vehicle', through(at('Public_Cars'), '.cars-card a')],
  ['Motorcycles, boats, RVs', at('Public_Recreative')],
  ['Favourites', at('Public_Favorites')],
  ['Comparison', at('Public_Compare', '?ids=2,4,6')],
  ['Financing', at('Public_Financing')],
  ['Sell or trade', at('Public_SellTrade')],
  ['Buy online', at('Public_BuyOnline')],
  ['Dealers', at('Public_Directory')],
  ['Showroom', showroom],
  ['Make', through(showroom, toMake)],
  ['Model', through(showroom, toMake, '.cars-modelgrid a[href*="/toyota/"]')],
  ['Specifications', at('Specs_Search')],
  ['How it works', at('Public_HowItWorks')],
  ['Support', at('Public_Support')],
  ['Contact', at('Public_Contact')],
  ['No such page', (_, languageId) => Promise.resolve(`${pathOf('Public_Index', languageId)}/xyz`)],
];
const OTHER_SITES = ['media', 'moto', 'dealer', 'specs', 'fr'];

interface Shot {
  readonly width: 1440 | 390;
  readonly dark: boolean;
}

const SCALE = 1 / 3;
const HEIGHT = 900;
const GAP = 16;
const LINE = 28;
const widthOf = ({ width }: Shot): number => Math.round(width * SCALE);
const HIGH = Math.round(HEIGHT * SCALE);

const shoot = async (browser: Browser, address: string, { width, dark }: Shot): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width, height: HEIGHT }, colorScheme: dark ? 'dark' : 'light' });
  await page.goto(address, { waitUntil: 'networkidle' });
  const png = await page.screenshot({ animations: 'disabled' });
  await page.close();
  return sharp(png).resize(widthOf({ width, dark }), HIGH).png().toBuffer();
};

const label = (text: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="${String(LINE)}"><text y="20" font-family="Inter, sans-serif" font-size="17" font-weight="600" fill="#16181b">${text}</text></svg>`,
  );

const COLUMNS: readonly (readonly [LanguageId, Shot])[] = [
  [ENGLISH, { width: 1440, dark: false }],
  [ENGLISH, { width: 390, dark: true }],
  [FRENCH, { width: 390, dark: false }],
  [FRENCH, { width: 1440, dark: true }],
];
const SHEET_WIDTH = GAP + COLUMNS.reduce((sum, [, shot]) => sum + widthOf(shot) + GAP, 0);

const browser = await launchBrowser();
const parts: OverlayOptions[] = [];
let top = GAP;
const addRow = async (name: string, addressOf: (languageId: LanguageId) => Promise<string>): Promise<void> => {
  parts.push({ input: label(name), left: GAP, top });
  let left = GAP;
  for (const [languageId, shot] of COLUMNS) {
    parts.push({ input: await shoot(browser, await addressOf(languageId), shot), left, top: top + LINE });
    left += widthOf(shot) + GAP;
  }
  top += LINE + HIGH + GAP;
  console.log(name);
};
try {
  const guide = await browser.newPage();
  for (const [name, find] of TEMPLATES)
    await addRow(name, async (languageId) => new URL(await find(guide, languageId), origin).href);
  for (const site of OTHER_SITES) {
    const home = new URL(origin);
    home.hostname = `${site}.localhost`;
    await addRow(`${site}.localhost`, (languageId) =>
      Promise.resolve(
        languageId === ENGLISH
          ? home.href
          : new URL(pathOf(site === 'specs' ? 'Specs_Index' : 'Public_Index', site === 'fr' ? 3 : FRENCH), home).href,
      ),
    );
  }
  await sharp({ create: { width: SHEET_WIDTH, height: top, channels: 3, background: '#e9e7e1' } })
    .composite(parts)
    .webp({ quality: 62 })
    .toFile(file);
} finally {
  await browser.close();
}
