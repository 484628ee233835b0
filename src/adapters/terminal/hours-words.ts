/** What became of a table of opening hours, in words for the operator. */
import type { HoursFault, HoursOutcome } from '../../application/dealers/import-opening-hours.ts';
import { brokenLines, section } from './report-lines.ts';

const FAULTS: Readonly<Record<HoursFault['column'], string>> = {
  row: 'is not a row of the table',
  id: 'is not a dealer; npm run import -- --dealers lists them with their ids',
  hours: 'is not a week of opening hours such as Mo-Fr 09:00-18:00; Sa 10:00-16:00; Su off',
  time_zone: 'is not a time zone such as America/Toronto',
};
const MOST = 20;

export const hoursLines = (file: string, outcome: HoursOutcome): string[] => {
  switch (outcome.kind) {
    case 'imported':
      return [`${file}: opening hours of ${String(outcome.dealers)} ${outcome.dealers === 1 ? 'dealer' : 'dealers'} are in.`];
    case 'broken-feed':
      return brokenLines(file, outcome);
    case 'faults':
      return section(
        `${file}: stopped, nothing was changed.`,
        outcome.faults.map(
          ({ line, column, value }) => `line ${String(line)}: ${JSON.stringify(value.slice(0, 60))} ${FAULTS[column]}`,
        ),
        MOST,
      );
  }
};
