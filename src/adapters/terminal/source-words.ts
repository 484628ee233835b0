/** Sources and their runs, in words for the operator. */
import type { RanSource } from '../../application/feeds/run-source.ts';
import type { WatchedSource } from '../../application/feeds/source-watch.ts';
import type { RunOutcome } from '../../domain/feeds/feed-source.ts';
import type { RunResult } from '../../ports/feeds/feed-runs.ts';
import { feedOutcomeLines } from './import-words.ts';
import { number } from './report-lines.ts';

const OUTCOMES: Readonly<Record<RunOutcome, string>> = {
  imported: 'imported',
  unchanged: 'unchanged since the last import',
  held: 'imported in part',
  stopped: 'STOPPED',
  failed: 'failed',
  interrupted: 'interrupted',
};

const timeText = (at: number | null): string =>
  at === null ? 'never' : `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const countsText = ({ rows, added, changed, unchanged, gone, rejected }: RunResult): string =>
  `${number(rows)} records: ${number(added)} new, ${number(changed)} changed, ${number(unchanged)} unchanged, ${number(gone)} gone, ${number(rejected)} rejected`;

const coverageText = (coverage: RunResult['coverage']): string =>
  Object.entries(coverage)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([field, share]) => `${field} ${String(Math.round(100 * share))} %`)
    .join(', ');

/** A source that nobody has to look after yet: a run in vain is tried again by itself. */
const quietText = (last: RunOutcome | null): string => (last === 'failed' || last === 'interrupted' ? 'trying again' : 'ok');

/** How a source stands. @param due when it is run next; null for never by itself */
export const sourceLines = ({ source, record, condition }: WatchedSource, due: number | null): string[] => {
  const { runs } = record;
  const success = runs.find(({ outcome }) => outcome === 'imported' || outcome === 'unchanged');
  const read = runs.find(({ outcome, rows }) => outcome !== null && rows > 0);
  const [last] = runs;
  const next = due === null ? 'by command only' : timeText(due);
  return [
    `${source.name}: ${condition === 'ok' ? quietText(last?.outcome ?? null) : condition.toUpperCase()}`,
    `  last success ${timeText(success?.endedAt ?? null)}; next run ${last?.endedAt === null ? 'going on' : next}`,
    ...(last?.outcome
      ? [`  last run ${timeText(last.startedAt)}: ${OUTCOMES[last.outcome]}${last.detail === '' ? '' : `. ${last.detail}`}`]
      : []),
    ...(read
      ? [`  ${countsText({ ...read, outcome: read.outcome ?? 'failed' })}`, `  filled: ${coverageText(read.coverage)}`]
      : []),
  ];
};

/** What came of a run. */
export const ranLines = (name: string, ran: RanSource): string[] => {
  if (ran.kind === 'busy') return [`${name}: another process is running it; try again later.`];
  const { result, report, rejectedRows } = ran;
  const lines = report === null ? [`${name}: ${OUTCOMES[result.outcome]}. ${result.detail}`] : feedOutcomeLines(name, report);
  return [...lines, ...(rejectedRows === null ? [] : [`All that did not get in: ${rejectedRows}`])];
};
