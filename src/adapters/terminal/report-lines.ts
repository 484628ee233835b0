/** What reports of imports have in common in words for the operator. */
import type { BrokenFeed, ImportOutcome, RecordCounts } from '../../application/imports/run-import.ts';

export const number = (value: number): string => value.toLocaleString('en-CA');

export const short = (text: string, length = 60): string => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

const more = (count: number, shown: number): string[] => (count > shown ? [`  … and ${number(count - shown)} more`] : []);

/** A title above indented lines, of which `shown` are shown; nothing when there are none. */
export const section = (title: string, lines: readonly string[], shown = 40, count = lines.length): string[] =>
  count === 0 ? [] : [title, ...lines.slice(0, shown).map((line) => `  ${line}`), ...more(count, shown)];

/** Where a feed broke, and what to do about it. */
export const brokenLines = (file: string, { problem, line, hint }: Omit<BrokenFeed, 'kind'>): string[] => [
  `${file}${line === null ? '' : `, line ${number(line)}`}: ${problem}. Nothing was changed.`,
  ...(hint === '' ? [] : [`  ${hint}`]),
];

/** The lines of an outcome. `file` is named as the operator typed it. */
export const outcomeLines = <Report>(
  file: string,
  outcome: ImportOutcome<Report>,
  reportLines: (report: Report) => readonly string[],
): string[] => {
  switch (outcome.kind) {
    case 'imported':
      return [`${file}: imported.`, ...reportLines(outcome.report)];
    case 'previewed':
      return [`${file}: a dry run, nothing was changed. An import would do this:`, ...reportLines(outcome.report)];
    case 'nothing-usable':
      return [`${file}: stopped, nothing was changed. No record of the file can be used.`, ...reportLines(outcome.report)];
    case 'broken-feed':
      return brokenLines(file, outcome);
  }
};

/** The counts of a report in a column; those of records, new, changed and unchanged always, others when there are any. */
export const countLines = (
  { rows, added, changed, unchanged, duplicates, rejected }: RecordCounts,
  words: { readonly records: string; readonly added?: string; readonly changed?: string },
  others: readonly (readonly [count: number, text: string])[],
): string[] => {
  const always = [
    [rows, words.records],
    [added, `new${words.added ?? ''}`],
    [changed, `changed${words.changed ?? ''}`],
    [unchanged, 'unchanged'],
  ] as const;
  const some = ([[duplicates, 'named twice'], ...others, [rejected, 'rejected']] as const).filter(([count]) => count > 0);
  const width = number(rows).length + 2;
  return [...always, ...some].map(([count, text]) => `${number(count).padStart(width)}  ${text}`);
};
