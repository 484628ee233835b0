/** What an import did, in words for the operator. */
import type { ImportOutcome } from '../../application/inventory/import-feed.ts';
import type { ImportReport, PriceChange, RejectedRow } from '../../application/inventory/import-report.ts';
import type { FieldFault } from '../../domain/feeds/mapped-record.ts';
import type { Money } from '../../domain/money/money.ts';

const FAULTS: Readonly<Record<FieldFault, string>> = {
  'not-a-number': 'is no number, or more than one',
  'not-whole': 'is no whole number',
  'out-of-range': 'cannot be',
  placeholder: 'stands for an unknown number',
  unreadable: 'cannot be read',
  'vin-length': 'is no VIN: it has not 17 characters',
  'vin-characters': 'is no VIN: it has characters that VINs do not have',
  'vin-check-digit': 'is no VIN: its check digit is wrong',
  'no-web-address': 'is no http or https address',
  'no-yes-or-no': 'says neither yes nor no',
  'no-currency': 'is no known currency',
  'no-country-code': 'is no country code of two letters',
  'no-language': 'is no language tag such as fr or fr-CA',
  'no-date': 'is no day such as 2026-11-06',
  'no-opening-hours': 'is no week of opening hours such as Mo-Fr 09:00-18:00; Sa 10:00-16:00; Su off',
};

/** Why a record did not get in. */
export const rejectionText = ({ reason, otherLine, problem }: RejectedRow): string => {
  switch (reason) {
    case 'no-make':
      return 'The make is missing';
    case 'no-model':
      return 'The model is missing';
    case 'no-identity':
      return 'It has neither a stock number nor a valid VIN: it could not be recognised next time';
    case 'no-dealer':
      return 'Its dealer is missing: import with --dealer ID, or give the profile a dealer';
    case 'duplicate':
      return `The same vehicle as in line ${otherLine ?? '?'}`;
    case 'broken-record':
      return problem ?? 'The record is broken';
  }
};

const number = (value: number): string => value.toLocaleString('en-CA');
const money = (price: Money | null): string => (price ? `${number(price.amount)} ${price.currency}` : 'no price');
const vehicles = (count: number): string => `${number(count)} ${count === 1 ? 'vehicle' : 'vehicles'}`;
const short = (text: string, length = 60): string => {
  const line = JSON.stringify(text);
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
};

/** The lines of an outcome. `file` and `profile` are named as the operator typed them. */
export const outcomeLines = (file: string, outcome: ImportOutcome): string[] => {
  switch (outcome.kind) {
    case 'imported':
      return [`${file}: imported.`, ...reportLines(outcome.report)];
    case 'previewed':
      return [
        `${file}: a dry run, nothing was changed. An import would do this:`,
        ...reportLines(outcome.report),
        ...priceLines(outcome.report),
      ];
    case 'too-many-removals':
      return [
        `${file}: stopped, nothing was changed. The feed lacks more than 40 % of the vehicles of`,
        ...outcome.dealers
          .slice(0, 20)
          .map(
            ({ id, name, gone, listedBefore }) =>
              `  dealer ${id}, ${name}: ${number(gone)} of ${vehicles(listedBefore)} would be gone`,
          ),
        ...more(outcome.dealers.length, 20),
        'If that is right, import with --allow-removals. Look at the rest with --dry-run --allow-removals.',
        ...reportLines(outcome.report),
      ];
    case 'nothing-usable':
      return [
        `${file}: stopped, nothing was changed. No record of the file can be used.`,
        ...reportLines(outcome.report),
        `Is it the right profile? --inspect ${file} shows what the file holds.`,
      ];
    case 'broken-feed':
      return [
        `${file}${outcome.line === null ? '' : `, line ${number(outcome.line)}`}: ${outcome.problem}. Nothing was changed.`,
        ...(outcome.hint === '' ? [] : [`  ${outcome.hint}`]),
      ];
    case 'unknown-dealer':
      return [`There is no dealer ${outcome.id}. Nothing was changed.`];
  }
};

function reportLines(report: ImportReport): string[] {
  const { rows, added, changed, priceChanged, returned, unchanged, gone, rejected, duplicates, leftOut, dealers } = report;
  const parts = [
    priceChanged > 0 && `${number(priceChanged)} with another price`,
    returned > 0 && `${number(returned)} back again`,
  ].filter(Boolean);
  const left = leftOut.reduce((sum, { count }) => sum + count, 0);
  const table: readonly (readonly [number, string])[] = [
    [rows, `records${dealers.length === 1 ? ` of ${dealers[0]?.name ?? ''}` : ` of ${number(dealers.length)} dealers`}`],
    [added, 'new'],
    [changed, `changed${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`],
    [unchanged, 'unchanged'],
    [gone, 'gone: no longer in the feed'],
    [duplicates, 'named twice'],
    [left, `left out: ${leftOut.map(({ reason, count }) => `${reason} (${number(count)})`).join(', ')}`],
    [rejected, 'rejected'],
  ];
  const width = number(rows).length + 2;
  return [
    ...table.flatMap(([count, text], k) => (count > 0 || k < 4 ? [`${number(count).padStart(width)}  ${text}`] : [])),
    ...rejectionLines(report),
    ...issueLines(report),
    ...wordLines(report),
  ];
}

function rejectionLines({ rejections }: ImportReport): string[] {
  if (rejections.length === 0) return [];
  return [
    'Records that did not get in:',
    ...rejections.map(({ count, example }) => {
      const value = example.value === '' ? '' : ` ${example.field} ${short(example.value)}`;
      const why = example.reason === 'duplicate' ? 'The vehicle stands in an earlier line' : rejectionText(example);
      return `  ${number(count)} × ${why} (first: line ${number(example.line)}${value})`;
    }),
  ];
}

function issueLines({ issues }: ImportReport): string[] {
  if (issues.length === 0) return [];
  return [
    'Values that were left out:',
    ...issues.map(
      ({ count, fault, example }) =>
        `  ${number(count)} × ${example.field} ${FAULTS[fault]} (first: line ${number(example.line)} ${short(example.value)})`,
    ),
  ];
}

const WORDS_SHOWN = 30;

function wordLines({ unrecognised }: ImportReport): string[] {
  if (unrecognised.length === 0) return [];
  return [
    'Words that fit no list and are shown as they are:',
    ...unrecognised.slice(0, WORDS_SHOWN).map(({ attribute, word, count }) => `  ${number(count)} × ${attribute} ${short(word)}`),
    ...more(unrecognised.length, WORDS_SHOWN),
  ];
}

const PRICES_SHOWN = 50;

function priceLines({ priceChanges, priceChanged }: ImportReport): string[] {
  if (priceChanged === 0) return [];
  return [
    'Prices:',
    ...priceChanges
      .slice(0, PRICES_SHOWN)
      .map((change) => `  ${change.vehicle}${stockText(change)}: ${money(change.from)} → ${money(change.to)}`),
    ...more(priceChanged, PRICES_SHOWN),
  ];
}

const stockText = ({ stockNumber }: PriceChange): string => (stockNumber === null ? '' : ` (${stockNumber})`);

const more = (count: number, shown: number): string[] => (count > shown ? [`  … and ${number(count - shown)} more`] : []);
