/** A file that an operator writes has faults: each a line with file, line, path, value, reason and hint. */
export class FaultyFile extends Error {
  override readonly name = 'FaultyFile';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}
