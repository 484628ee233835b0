/** axe over a page: the rules of WCAG 2.2 A and AA, and its best practices. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const RUN = `axe.run(document, { runOnly: { type: 'tag', values: ${JSON.stringify(RULES)} }, resultTypes: ['violations'] })`;

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
  const results = await page.evaluate<AxeResults>(RUN);
  const violations = results.violations.filter(({ id }) => !except.includes(id));
  const surplus = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const found = violations.map(
    ({ id, nodes: [first] }) => `${id} ${JSON.stringify(first?.target)} ${first?.html.slice(0, 160) ?? ''}`,
  );
  return surplus > 0 ? [...found, `is ${String(surplus)} pixels too wide`] : found;
};
