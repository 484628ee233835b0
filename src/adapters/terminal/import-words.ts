/** What an import did, in words for the operator. */
import type { ImportFeedOutcome } from '../../application/inventory/import-feed.ts';
import type { ImportReport, PriceChange, RejectedRow } from '../../application/inventory/import-report.ts';
import type { Placements } from '../../domain/dealers/dealer-place.ts';
import type { FieldFault } from '../../domain/feeds/measures.ts';
import type { OpenNumbers } from '../../domain/feeds/number-columns.ts';
import { CURRENCIES, type Money } from '../../domain/money/money.ts';
import { vehicleTable } from './vehicle-table.ts';
import { countLines, number, outcomeLines, section, short } from './report-lines.ts';

export const FAULTS: Readonly<Record<FieldFault, string>> = {
  'not-a-number': 'is not a number, or more than one',
  'not-whole': 'is not a whole number',
  'out-of-range': 'cannot be right',
  'other-amount': 'is in thousands, of a month or another time, or without tax, as the word beside it says',
  placeholder: 'means that the number is not known',
  unreadable: 'cannot be read',
  'vin-length': 'is not a VIN: it does not have 17 characters',
  'vin-characters': 'is not a VIN: it has characters that VINs do not have',
  'vin-check-digit': 'is not a VIN: its check digit is wrong',
  'no-web-address': 'is not an http or https address',
  'no-yes-or-no': 'says neither yes nor no',
  'other-address': 'is another address than that of the same dealer in an earlier record: the first one is kept',
  'too-long': 'is longer than 60 characters: a number that was cut could be that of another vehicle',
  'no-currency': 'is not a known currency: the price was left out',
  'other-currency': `is in a currency that no site has (only ${CURRENCIES.join(', ')}): the price was left out`,
  'unclear-currency': 'leaves open which currency it is in: name it beside the number, or in a column',
  'unclear-marks': 'has a mark that separates thousands in some rows of its column and decimals in others',
  'no-such-dealer': "is in no row of the dealers' table",
  'no-country-code': 'is not a country code of two letters',
  'no-language': 'is not a language tag such as fr or fr-CA',
  'no-date': 'is not a day such as 2026-11-06',
  'no-lead-routing': 'is not understood; docs/feeds.md says how leads are routed',
  'no-opening-hours': 'is not a week of opening hours such as Mo-Fr 09:00-18:00; Sa 10:00-16:00; Su off',
};

/** Why a record did not get in. */
export const rejectionText = ({ reason, otherLine, problem }: Pick<RejectedRow, 'reason' | 'otherLine' | 'problem'>): string => {
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

/** `line 3`, or `b.csv, line 3` of a feed in several files. */
const placeOf = ({ file, line }: Pick<RejectedRow, 'file' | 'line'>): string =>
  `${file === undefined ? '' : `${file}, `}line ${number(line)}`;

const money = (price: Money | null): string => (price ? `${number(price.amount)} ${price.currency}` : 'no price');
const vehicles = (count: number): string => `${number(count)} ${count === 1 ? 'vehicle' : 'vehicles'}`;
const percent = (share: number): string => `${String(Math.round(100 * share))} %`;
const quoted = (text: string): string => short(JSON.stringify(text));

const DEALERS_SHOWN = 20;

/** The lines of an outcome. `file` is named as the operator typed it. */
export const feedOutcomeLines = (file: string, outcome: ImportFeedOutcome): string[] => {
  switch (outcome.kind) {
    case 'too-many-removals':
      return [
        ...(outcome.together
          ? [
              `${file}: stopped, nothing was changed. ${number(outcome.together.gone)} of ${vehicles(outcome.together.listedBefore)} would be gone, and in the last imports of this source it were far fewer.`,
            ]
          : []),
        ...section(
          `${file}: stopped, nothing was changed. The feed lacks more vehicles than are sold between two feeds, of`,
          outcome.dealers.map(
            ({ id, name, gone, listedBefore }) =>
              `dealer ${id}, ${name}: ${number(gone)} of ${vehicles(listedBefore)} would be gone`,
          ),
          DEALERS_SHOWN,
        ),
        'If that is right, import with --allow-removals. Look at the rest with --dry-run --allow-removals.',
        ...reportLines(outcome.report),
      ];
    case 'missing-fields':
      return [
        ...section(
          `${file}: stopped, nothing was changed. Far fewer vehicles than in the last imports of this source have`,
          outcome.falls.map(({ field, before, now }) => {
            const column = outcome.report.missingColumns.find(([missing]) => missing === field)?.[1];
            const gone = column === undefined ? '' : ` (the file has no column ${quoted(column)})`;
            return `${field}: ${percent(before)} → ${percent(now)}${gone}`;
          }),
        ),
        `Was a column renamed? --inspect ${file} shows the columns: correct the profile. If it is right, import with --allow-missing-fields.`,
        ...reportLines(outcome.report),
      ];
    case 'unknown-dealer':
      return [`There is no dealer ${outcome.id}. Nothing was changed.`, '--dealers lists the dealers with their ids.'];
    case 'previewed':
      return [
        ...outcomeLines(file, outcome, reportLines),
        ...priceLines(outcome.report),
        ...vehicleTable('The first vehicles, as they were understood:', outcome.report.samples),
      ];
    case 'nothing-usable':
      return [
        ...outcomeLines(file, outcome, reportLines),
        `Is it the right profile? --inspect ${file} shows what the file holds.`,
      ];
    default:
      return outcomeLines(file, outcome, reportLines);
  }
};

const reportLines = (report: ImportReport): string[] => {
  const { priceChanged, returned, gone, leftOut, dealers } = report;
  const parts = [
    priceChanged > 0 && `${number(priceChanged)} with another price`,
    returned > 0 && `${number(returned)} back again`,
  ].filter(Boolean);
  const left = leftOut.reduce((sum, { count }) => sum + count, 0);
  return [
    ...countLines(
      report,
      {
        records: `records of ${dealers.length === 1 ? (dealers[0]?.name ?? '') : `${number(dealers.length)} dealers`}`,
        changed: parts.length > 0 ? ` (${parts.join(', ')})` : '',
      },
      [
        [gone, 'gone: no longer in the feed'],
        [report.heldRows, 'held back with their dealers'],
        [report.ofApi, 'of these unchanged: the write API wrote them last'],
        [left, `left out: ${leftOut.map(({ reason, count }) => `${reason} (${number(count)})`).join(', ')}`],
      ],
    ),
    ...placementLines(report.placements),
    ...section(
      'Records that did not get in:',
      report.rejections.map(({ count, example }) => {
        const value = example.value === '' ? '' : ` ${example.field} ${quoted(example.value)}`;
        const why = example.reason === 'duplicate' ? 'The vehicle stands in an earlier line' : rejectionText(example);
        return `${number(count)} × ${why} (first: ${placeOf(example)}${value})`;
      }),
    ),
    ...(report.held.length > 0
      ? [
          ...section(
            'Held back, unchanged, while the other dealers went in: too many vehicles would be gone of',
            report.held.map(
              ({ id, name, gone: lost, listedBefore }) =>
                `dealer ${String(id)}, ${name}: ${number(lost)} of ${vehicles(listedBefore)}`,
            ),
            DEALERS_SHOWN,
          ),
          'If that is right, import the file again with --allow-removals.',
        ]
      : []),
    ...section(
      'Kept, although the feed no longer names them, since so many at once are seldom right:',
      report.kept.map(
        ({ id, name, gone, listedBefore }) => `dealer ${String(id)}, ${name}: ${number(gone)} of ${vehicles(listedBefore)}`,
      ),
      DEALERS_SHOWN,
    ),
    ...(report.kept.length > 0 ? ['If they are gone, import the file again with --allow-removals.'] : []),
    ...section(
      'Dealers of this profile whom the file does not name, and who keep their vehicles (covers: source in the profile takes them off):',
      report.absent.map(({ id, name, listedBefore }) => `dealer ${String(id)}, ${name}: ${vehicles(listedBefore)}`),
      DEALERS_SHOWN,
    ),
    ...(report.keptAll
      ? ['Nothing was taken off the sites: rows that could not be read may name any vehicle. Ask for a file without such rows.']
      : []),
    ...section(
      'Values that were left out:',
      report.issues.map(
        ({ count, example: { field, fault, line, value } }) =>
          `${number(count)} × ${field} ${FAULTS[fault]} (first: line ${number(line)} ${quoted(value)})`,
      ),
      Infinity,
    ),
    ...section(
      'Numbers that can be read in two ways, and how the whole column says to read them:',
      report.openNumbers.map(
        ({ field, count, example, read }) => `${number(count)} × ${field} ${quoted(example)}: ${OPEN_NUMBERS[read]}`,
      ),
    ),
    ...section(
      'Columns that the profile names and the file does not have:',
      report.missingColumns.map(([field, columns]) => `${field}: ${quoted(columns)}`),
      COLUMNS_SHOWN,
    ),
    ...section(
      'Words that fit no list and are shown as they are:',
      report.unrecognised.map(({ attribute, word, count }) => `${number(count)} × ${attribute} ${quoted(word)}`),
      WORDS_SHOWN,
    ),
  ];
};

/** Nothing where the feed says where all are. */
const placementLines = ({ feed, 'postal code': byCode, town, none }: Placements): string[] => {
  if (byCode + town + none === 0) return [];
  const all = feed + byCode + town + none;
  const placed = `${number(feed)} by the feed, ${number(byCode)} by their postal code, ${number(town)} by their town`;
  const left = none === 0 ? '' : `; ${number(none)} not at all, and so in no search by distance and on no map`;
  return [`Places of ${number(all)} ${all === 1 ? 'dealer' : 'dealers'}: ${placed}${left}.`];
};

const OPEN_NUMBERS: Readonly<Record<OpenNumbers['read'], string>> = {
  decimals: 'the mark begins the decimals',
  thousands: 'the mark separates thousands',
  unclear: 'left out, since the column uses its marks in both ways',
};

const COLUMNS_SHOWN = 10;
const WORDS_SHOWN = 30;
const PRICES_SHOWN = 50;

const priceLines = ({ priceChanges, priceChanged }: ImportReport): string[] =>
  section(
    'Prices:',
    priceChanges.map((change) => `${change.vehicle}${stockText(change)}: ${money(change.from)} → ${money(change.to)}`),
    PRICES_SHOWN,
    priceChanged,
  );

const stockText = ({ stockNumber }: PriceChange): string => (stockNumber === null ? '' : ` (${stockNumber})`);
