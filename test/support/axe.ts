/** axe over a page: the rules of WCAG 2.2 A and AA, and its best practices. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const runOf = (only: object): string => `axe.run(document, { runOnly: ${JSON.stringify(only)}, resultTypes: ['violations'] })`;
const ALL_RULES = runOf({ type: 'tag', values: RULES });
const COLOUR_RULES = runOf({ type: 'rule', values: ['color-contrast', 'link-in-text-block'] });

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly target: unknown; readonly html: string }[];
  }[];
}

/** How a page is looked at. */
export type Look = readonly [width: 390 | 1440, colours: 'light' | 'dark'];

/** A window whose pages contain axe. */
export const axeContext = async (browser: Browser, [width, colorScheme]: Look): Promise<BrowserContext> => {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme,
    bypassCSP: true,
    reducedMotion: 'reduce',
  });
  await context.addInitScript({ content: AXE });
  return context;
};

/**
 * A line a rule that is broken, with the first element that breaks it; and whether the page is wider than its window.
 * @param except rules that do not hold on this page
 */
export const faultsOf = async (page: Page, except: readonly string[] = []): Promise<readonly string[]> => {
  const found = await violationsOf(page, ALL_RULES, except);
  const surplus = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return surplus > 0 ? [...found, `is ${String(surplus)} pixels too wide`] : found;
};

/** The same by the rules about colours alone, once the page is in these. */
export const faultsInColours = async (page: Page, colorScheme: Look[1]): Promise<readonly string[]> => {
  await page.emulateMedia({ colorScheme });
  return (await violationsOf(page, COLOUR_RULES)).map((fault) => `${colorScheme}: ${fault}`);
};

const violationsOf = async (page: Page, run: string, except: readonly string[] = []): Promise<readonly string[]> => {
  const { violations } = await page.evaluate<AxeResults>(run);
  return violations
    .filter(({ id }) => !except.includes(id))
    .map(({ id, nodes: [first] }) => `${id} ${JSON.stringify(first?.target)} ${first?.html.slice(0, 160) ?? ''}`);
};
