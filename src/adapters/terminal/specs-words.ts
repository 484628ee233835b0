/** What an import of specifications did, in words for the operator. */
import type { ConflictExample, SpecsReport } from '../../application/catalogue/specs-report.ts';
import type { ImportStylesOutcome } from '../../application/catalogue/import-styles.ts';
import { factText } from '../../domain/catalogue/facts/fact-text.ts';
import { titleName } from '../../domain/catalogue/technical-sheet.ts';
import type { Translate } from '../../domain/language/translate.ts';
import type { FactFault } from '../../domain/catalogue/facts/read-fact.ts';
import { countLines, number, outcomeLines, section, short } from './report-lines.ts';

export const FACT_FAULTS: Readonly<Record<FactFault, string>> = {
  'not-a-number': 'is not a number, or its unit is not known',
  'out-of-range': 'cannot be',
  placeholder: 'is 0, which means unknown',
  'unknown-word': 'is none of the words of docs/specs.md',
  'no-yes-or-no': 'says neither yes nor no',
  contradiction: 'contradicts another value of the same style',
};

/** The lines of an outcome. `file` is named as the operator typed it. */
export const specsOutcomeLines = (file: string, outcome: ImportStylesOutcome, t: Translate): string[] =>
  outcomeLines(file, outcome, (report) => reportLines(report, t));

const reportLines = (report: SpecsReport, t: Translate): string[] => [
  ...countLines(
    report,
    {
      records: 'records',
      added: report.joined > 0 ? `, ${number(report.joined)} of them of styles that were there already` : '',
    },
    report.leftOut.map(({ reason, count }) => [count, `left out: ${reason}`] as const),
  ),
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

const conflictText = ({ style, title, feed, value, otherFeed, other }: ConflictExample, t: Translate): string =>
  `${titleName(title, t)} (first: ${style}: ${feed} ${factText(title, value, 1, t)}, ${otherFeed} ${factText(title, other, 1, t)})`;
