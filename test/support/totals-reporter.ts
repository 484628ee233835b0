import { reporters, type MochaOptions, type Runner, type Test } from 'mocha';

/** The spec reporter, which names what could not run and what needed a second try, and ends with one line of totals for CI to read. */
export default class TotalsReporter extends reporters.Spec {
  readonly #skipped: Test[] = [];
  readonly #triedAgain: string[] = [];

  constructor(runner: Runner, options: MochaOptions) {
    super(runner, options);
    runner.on('pending', (test) => this.#skipped.push(test));
    runner.on('retry', (test, error) => this.#triedAgain.push(`${test.titlePath().join(' › ')}: ${error.message}`));
  }

  override epilogue(): void {
    super.epilogue();
    if (this.#skipped.length > 0) console.log('not run:');
    for (const test of this.#skipped) console.log(`  ${test.titlePath().join(' › ')}`);
    if (this.#triedAgain.length > 0) console.log('failed at the first try:');
    for (const test of this.#triedAgain) console.log(`  ${test}`);
    if (process.env.CHECK_FAILED) console.log('The checks before the tests failed: see above, or npm run check.');
    const { passes, failures, pending } = this.stats;
    console.log(`tests: ${String(passes)} passed, ${String(failures)} failed, ${String(pending)} skipped`);
  }
}
