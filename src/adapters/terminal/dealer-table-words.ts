/** What became of a table of dealers, in words for the operator. */
import type { DealerTableFault, DealerTableOutcome } from '../../application/dealers/import-dealer-table.ts';
import { ROUTING_FAULTS } from './routing-words.ts';
import { brokenLines, section } from './report-lines.ts';

const FAULTS: Readonly<Record<DealerTableFault['column'], string>> = {
  row: 'is not a row of the table',
  id: 'is not a dealer; npm run import -- --dealers lists them with their ids',
  hours: 'is not a week of opening hours such as Mo-Fr 09:00-18:00; Sa 10:00-16:00; Su off',
  time_zone: 'is not a time zone such as America/Toronto',
  lead_routes: ROUTING_FAULTS.leadRoutes,
  lead_group: ROUTING_FAULTS.leadGroup,
  lead_copies: ROUTING_FAULTS.leadCopies,
  adf: ROUTING_FAULTS.adf,
};
const MOST = 20;

export const dealerTableLines = (file: string, outcome: DealerTableOutcome): string[] => {
  switch (outcome.kind) {
    case 'imported':
      return [
        `${file}: ${outcome.dealers === 1 ? 'what it says of 1 dealer is' : `what it says of ${String(outcome.dealers)} dealers is`} in.`,
      ];
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
