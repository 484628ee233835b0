/** The statements of docs/specification.md: its rows, each with the test that it names. */
import { numberedRows, testsNamed, type NamedTest } from '../support/documented.ts';

export interface Statement {
  readonly number: string;
  readonly text: string;
  readonly heldBy: string;
  readonly shownBy: string;
  /** None where a decision record departs from the statement. */
  readonly tests: readonly NamedTest[];
}

export const STATEMENTS: readonly Statement[] = numberedRows('docs/specification.md').flatMap(
  ([number, text, heldBy, shownBy]): Statement[] =>
    number && text && heldBy && shownBy ? [{ number, text, heldBy, shownBy, tests: testsNamed(shownBy) }] : [],
);
