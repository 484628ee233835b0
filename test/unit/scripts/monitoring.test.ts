/** The alerts and the dashboard in deploy/ ask for metrics and labels that there are. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { expect } from 'chai';
import { parse } from 'yaml';
import { metricsOf } from '../../support/builders/metrics-of.ts';
import { aSource } from '../../support/feeds/a-source.ts';

const ROOT = join(import.meta.dirname, '../../..');
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Prometheus' own, and what it adds to each series. */
const SCRAPED = ['job', 'instance'];

/** Each series that /metrics can have, with its labels: everything has happened once. */
const seriesThatThereAre = async (): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const run = {
    id: 1,
    source: 'garage',
    startedAt: 1,
    endedAt: 2,
    leaseUntil: 9,
    detail: '',
    coverage: {},
    outcome: 'imported' as const,
  };
  const counts = { rows: 60, added: 0, changed: 0, unchanged: 57, gone: 0, bytes: 1, rejected: 3 };
  const metrics = metricsOf({
    sources: () =>
      Promise.resolve([
        {
          source: aSource(),
          record: { name: 'garage', since: 0, told: 'ok', validators: null, runs: [{ ...run, ...counts }] },
          condition: 'ok',
        },
      ]),
  });
  metrics.watchServer({ reason: () => Promise.resolve(null), degraded: () => Promise.resolve(null) });
  metrics.served({ method: 'GET', route: 'Public_Cars', status: 200, seconds: 1 });
  metrics.heldUp('Public_Cars');
  metrics.shed('lead');
  metrics.leadSent('contact', { kind: 'busy', retryAfter: 5 });
  metrics.delivered({ leadId: '1', channel: 'mail', outcome: 'sent', attempts: 1 });
  metrics.lookedUp('http', 'ip', { kind: 'none' });
  global.gc?.();
  const { body } = await metrics.text();
  const series = new Map<string, Set<string>>([['up', new Set(SCRAPED)]]);
  for (const [, name = '', labels = ''] of body.matchAll(/^(\w+)(?:\{(.*)\})? /gm)) {
    const known = series.get(name) ?? new Set(SCRAPED);
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    series.set(name, known);
  }
  // Seen only once garbage was collected.
  series.set('nodejs_gc_duration_seconds_sum', new Set([...SCRAPED, 'kind']));
  return series;
};

/** What an expression asks for; throws where it cannot be understood. */
const askedBy = (expression: string) => {
  const asked = { names: new Set<string>(), labels: new Set<string>() };
  parser.parse(expression).iterate({
    enter: ({ name, from, to, type }) => {
      const text = expression.slice(from, to);
      if (type.isError) throw new Error(`${expression}: not understood at ${String(from)}`);
      if (name === 'Identifier') asked.names.add(text);
      if (name === 'LabelName') asked.labels.add(text);
    },
  });
  return asked;
};

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
}
const rules = (
  parse(textOf('deploy/prometheus-alerts.yaml')) as { readonly groups: readonly [{ readonly rules: readonly Rule[] }] }
).groups[0].rules;

interface Panel {
  readonly id: number;
  readonly title: string;
  readonly gridPos: Readonly<Record<'h' | 'w' | 'x' | 'y', number>>;
  readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[];
}
const { panels } = JSON.parse(textOf('deploy/grafana-dashboard.json')) as { readonly panels: readonly Panel[] };
const onDashboard = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '5m')));

describe('Monitoring', () => {
  let series: ReadonlyMap<string, ReadonlySet<string>>;
  before(async () => {
    series = await seriesThatThereAre();
  });

  for (const [what, expressions] of [
    ['the alerts', rules.map(({ expr }) => expr)],
    ['the panels of the dashboard', onDashboard],
  ] as const)
    it(`${what} ask for metrics and labels that there are`, () => {
      expect(expressions).to.have.length.above(15);
      for (const expression of expressions) {
        const { names, labels } = askedBy(expression);
        expect(names.size, expression).to.be.above(0);
        for (const name of names) expect([...series.keys()], expression).to.include(name);
        const known = [...names].flatMap((name) => [...series.get(name)!]);
        expect(known, expression).to.include.members([...labels].filter((label) => label !== 'le'));
      }
    });

  it('the dashboard shows every metric of ours, each panel in a place of its own', () => {
    const shown = new Set(onDashboard.flatMap((expression) => [...askedBy(expression).names]));
    const base = (name: string): string => name.replace(/_(?:bucket|count|sum)$/, '');
    const ours = [...series.keys()].filter((name) => name.startsWith('forecourt_')).map(base);
    expect([...shown].map(base)).to.include.members(ours);
    const taken = new Set<string>();
    for (const { title, gridPos } of panels)
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1)
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
          expect(taken.has(`${String(x)},${String(y)}`), title).to.equal(false);
          taken.add(`${String(x)},${String(y)}`);
        }
  });

  it('docs/operate.md says what to do about each alert', () => {
    const text = textOf('docs/operate.md');
    for (const { alert } of rules) expect(text, alert).to.include(`| \`${alert}\` `);
  });
});
