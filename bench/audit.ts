/**
 * npm run audit: Lighthouse in its phone emulation over the demo, on the pages that visitors come to first, the median
 * of three runs each. At least 95 in each of the four categories. `--page NAME` takes one page, `--json FILE` writes the scores.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { launchBrowser } from '../test/support/chromium.ts';
import { startServer } from '../test/support/running-server.ts';
import { freePort } from './support/free-port.ts';
import { writeReport } from './support/report.ts';

const LEAST = 95;
/** Lighthouse's authors advise the median of several runs, since a single one depends on the machine. */
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const { values } = parseArgs({ options: { json: { type: 'string' }, page: { type: 'string' } } });

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const folder = mkdtempSync(join(tmpdir(), 'forecourt-audit-'));
const server = await startServer(folder);
const port = await freePort();
const browser = await launchBrowser([`--remote-debugging-port=${String(port)}`]);

/** The first listing of the cars list. */
const detailPath = async (): Promise<string> => {
  const list = await (await fetch(server.url('/en-ca/cars'))).text();
  const path = /href="(\/en-ca\/car-for-sale\/[^"?]+)"/.exec(list)?.[1];
  if (path === undefined) throw new Error('The list has no listing');
  return path;
};

const medianOf = async (path: string): Promise<Result> => {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(server.url(path), {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    });
    if (!result) throw new Error(`Lighthouse has no result for ${path}`);
    results.push(result.lhr);
  }
  const performance = ({ categories }: Result): number => categories.performance?.score ?? 0;
  const [median] = results.sort((a, b) => performance(a) - performance(b)).slice(Math.floor(RUNS / 2));
  if (!median) throw new Error('There was no run');
  return median;
};

try {
  const pages: readonly (readonly [name: string, path: string])[] = [
    ['home', '/en-ca'],
    ['list', '/en-ca/cars'],
    ['detail', await detailPath()],
    ['showroom', '/en-ca/showroom'],
    ['financing', '/en-ca/financing'],
  ];
  const rows: Record<string, string | number>[] = [];
  const faults: string[] = [];
  for (const [name, path] of pages.filter(([each]) => values.page === undefined || each === values.page)) {
    const { categories, audits } = await medianOf(path);
    const row: Record<string, string | number> = { name };
    for (const category of CATEGORIES) {
      const found = categories[category];
      const score = Math.round((found?.score ?? 0) * 100);
      row[category] = score;
      if (score >= LEAST) continue;
      const lost = (found?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => `${id} (${audits[id]?.displayValue ?? 'no'})`);
      faults.push(`${name}: ${category} ${String(score)}: ${lost.join(', ')}`);
    }
    rows.push(row);
  }
  console.table(Object.fromEntries(rows.map(({ name, ...scores }) => [name, scores])));
  for (const fault of faults) console.error(`BELOW ${String(LEAST)}  ${fault}`);
  if (values.json !== undefined) writeReport(values.json, rows as { name: string }[]);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
