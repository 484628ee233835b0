/** Every template stands on the twelve columns of its page (specification, section 2; decision 36). */
import { expect } from 'chai';
import { hasPage } from '../../src/domain/site/offered-pages.ts';
import { PAGE_CODES } from '../../src/domain/routing/section-page.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { walkOf } from '../support/walk.ts';

interface Template {
  readonly name: string;
  readonly gutter: number;
  /** Of its content box. */
  readonly left: number;
  readonly right: number;
  /** The window's edges, for a template that reaches them. */
  readonly edges: readonly number[];
  readonly parts: readonly { readonly name: string; readonly from: number; readonly to: number; readonly isMeasured: boolean }[];
}

/** Runs in the page: its templates with their visible parts. A text with a longest line (`isMeasured`) may end before its column. */
const templatesOf = (): Template[] =>
  [...document.querySelectorAll<HTMLElement>('main .page, footer .page, main .cars-dealermap')]
    .filter((page) => !page.parentElement?.closest('.page') && page.clientWidth > 0)
    // A row of links above the page, not a template.
    .filter((page) => !(getComputedStyle(page).display === 'flex' && page.closest('nav, [class*="nav"]')))
    .map((page) => {
      const root = document.documentElement;
      const { paddingLeft } = getComputedStyle(page.matches('.cars-dealermap') ? page.firstElementChild! : page);
      const { left, right } = page.getBoundingClientRect();
      return {
        name: page.className,
        gutter: parseFloat(getComputedStyle(root).getPropertyValue('--gutter')),
        left: left + parseFloat(paddingLeft),
        right: right - parseFloat(paddingLeft),
        edges: page.matches('.cars-dealermap') ? [left, right] : [],
        parts: [...page.children, ...page.querySelectorAll('.cars-list__main .cars-grid > *')]
          .filter((part) => !['absolute', 'fixed'].includes(getComputedStyle(part).position))
          .filter((part) => !getComputedStyle(part).display.startsWith('inline') && part.getBoundingClientRect().width > 0)
          .map((part) => {
            const { left: from, right: to } = part.getBoundingClientRect();
            const { paddingLeft: before, paddingRight: after, marginLeft, maxWidth } = getComputedStyle(part);
            // A pane of the window, or one that takes room beside its column for what its links show under the pointer.
            const isPane = part.matches('.cars-dealermap__list') || parseFloat(marginLeft) < 0;
            return {
              name: `${part.tagName.toLowerCase()}.${part.getAttribute('class') ?? ''}`,
              from: isPane ? from + parseFloat(before) : from,
              to: isPane ? to - parseFloat(after) : to,
              isMeasured: maxWidth !== 'none',
            };
          }),
      };
    });

const COLUMNS = 12;
/** Sites arrange the parts of their home themselves. */
const OTHER_HOMES = ['dealer', 'media', 'moto', 'fr', 'specs'].map((name) => `${name}.localhost`);

/** What does not begin at the beginning of a column and end at the end of one, a line each. */
const misplaced = ({ name, gutter, left, right, edges, parts }: Template): string[] => {
  const column = (right - left - (COLUMNS - 1) * gutter) / COLUMNS;
  const begins = Array.from({ length: COLUMNS }, (_, k) => left + k * (column + gutter));
  const isAt = (x: number, lines: readonly number[]): boolean => [...lines, ...edges].some((line) => Math.abs(line - x) <= 1);
  const isPlaced = ({ from, to, isMeasured }: Template['parts'][number]): boolean =>
    isAt(from, begins) &&
    (isMeasured ||
      isAt(
        to,
        begins.map((line) => line + column),
      ));
  return parts
    .filter((part) => !isPlaced(part))
    .map((part) => `${name} > ${part.name}: ${String(part.from)} to ${String(part.to)}`);
};

describe('The twelve columns of a page', function () {
  this.timeout(180_000);
  const suite = browserSuite();

  it('hold every part of every template in windows of 1100, 1440 and 1920 px', async () => {
    const walk = await walkOf(suite.server);
    const page = await suite.browser.newPage();
    const faults: string[] = [];
    const addresses = [
      ...PAGE_CODES.filter((each) => hasPage({ specs: false }, each)).map((code) => suite.server.url(walk.addressOf(code, 1))),
      suite.server.url('/en-ca/nowhere'),
      ...OTHER_HOMES.map((host) => suite.server.url('/', host)),
    ];
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'load' });
      for (const width of [1100, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const templates = await page.evaluate(templatesOf);
        expect(templates.length, address).to.be.above(0);
        faults.push(...templates.flatMap(misplaced).map((fault) => `${address}, ${String(width)} px: ${fault}`));
      }
    }
    await page.close();
    expect(faults).to.deep.equal([]);
  });
});
