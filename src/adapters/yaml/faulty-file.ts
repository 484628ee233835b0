/** Files that an operator writes have faults: each a line with file, line, path, value, reason and hint. */
export class FaultyFile extends Error {
  override readonly name = 'FaultyFile';
  readonly problems: readonly string[];
  constructor(problems: readonly string[], message = problems.join('\n')) {
    super(message);
    this.problems = problems;
  }
}
