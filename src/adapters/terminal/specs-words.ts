/** What an import of specifications did, in words for the operator. */
import type { ConflictExample, SpecsReport } from '../../application/catalogue/specs-report.ts';
import type { ImportStylesOutcome } from '../../application/catalogue/import-styles.ts';
import { factText } from '../../domain/catalogue/fact-text.ts';
import { titleName } from '../../domain/catalogue/technical-sheet.ts';
import type { Translate } from '../../domain/language/translate.ts';
import type { FactFault } from '../../domain/catalogue/read-fact.ts';

export const FACT_FAULTS: Readonly<Record<FactFault, string>> = {
  'not-a-number': 'is no number, or in a unit that nobody knows',
  'out-of-range': 'cannot be',
  placeholder: 'is 0, which stands for unknown',
  'unknown-word': 'is none of the words of docs/specs.md',
  'no-yes-or-no': 'says neither yes nor no',
  contradiction: 'contradicts another value of the same style',
};

const number = (value: number): string => value.toLocaleString('en-CA');
const short = (text: string, length = 60): string => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

/** The lines of an outcome. `file` is named as the operator typed it. */
export const specsOutcomeLines = (file: string, outcome: ImportStylesOutcome, t: Translate): string[] => {
  switch (outcome.kind) {
    case 'imported':
      return [`${file}: imported.`, ...reportLines(outcome.report, t)];
    case 'previewed':
      return [`${file}: a dry run, nothing was changed. An import would do this:`, ...reportLines(outcome.report, t)];
    case 'nothing-usable':
      return [`${file}: stopped, nothing was changed. No record of the file can be used.`, ...reportLines(outcome.report, t)];
    case 'broken-feed':
      return [
        `${file}${outcome.line === null ? '' : `, line ${number(outcome.line)}`}: ${outcome.problem}. Nothing was changed.`,
        ...(outcome.hint === '' ? [] : [`  ${outcome.hint}`]),
      ];
  }
};

function reportLines(report: SpecsReport, t: Translate): string[] {
  const { rows, added, joined, changed, unchanged, duplicates, rejected } = report;
  const table: readonly (readonly [number, string])[] = [
    [rows, 'records'],
    [added, `new${joined > 0 ? `, ${number(joined)} of them of styles that were there already` : ''}`],
    [changed, 'changed'],
    [unchanged, 'unchanged'],
    [duplicates, 'named twice'],
    ...report.leftOut.map(({ reason, count }) => [count, `left out: ${reason}`] as const),
    [rejected, 'rejected'],
  ];
  const width = number(rows).length + 2;
  return [
    ...table.flatMap(([count, text], k) => (count > 0 || k < 4 ? [`${number(count).padStart(width)}  ${text}`] : [])),
    ...section(
      'Records that did not get in:',
      report.rejections.map(
        ({ count, example: { reason, place, field, value } }) =>
          `${number(count)} × ${reason} (first: ${place} ${field} ${short(value)})`,
      ),
    ),
    ...section(
      'Values that were left out:',
      report.issues.map(
        ({ count, example: { field, value, fault, place } }) =>
          `${number(count)} × ${field} ${FACT_FAULTS[fault]} (first: ${place}, ${short(value)})`,
      ),
    ),
    ...section(
      'Facts on which sources differ (each keeps what it said; docs/specs.md tells which is shown):',
      report.conflicts.map(({ count, example }) => `${number(count)} × ${conflictText(example, t)}`),
    ),
  ];
}

const LINES_SHOWN = 40;

const section = (title: string, lines: readonly string[]): string[] => {
  if (lines.length === 0) return [];
  const more = lines.length > LINES_SHOWN ? [`  … and ${number(lines.length - LINES_SHOWN)} more`] : [];
  return [title, ...lines.slice(0, LINES_SHOWN).map((line) => `  ${line}`), ...more];
};

const conflictText = ({ style, title, feed, value, otherFeed, other }: ConflictExample, t: Translate): string =>
  `${titleName(title, t)} (first: ${style}: ${feed} ${factText(title, value, 1, t)}, ${otherFeed} ${factText(title, other, 1, t)})`;
