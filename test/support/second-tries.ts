import { sep } from 'node:path';
import type { Context, RootHookObject } from 'mocha';

const BROWSER_TESTS = `${sep}test${sep}e2e${sep}`;

/**
 * A journey through a browser has one second try: on a busy machine a page can miss its time for reasons that are not ours. The
 * reporter names each that needed it, so that a flaky test is noticed and fixed. Nothing else is retried.
 */
export const mochaHooks: RootHookObject = {
  beforeAll(this: Context) {
    this.test?.parent?.eachTest((test) => {
      if (test.file?.includes(BROWSER_TESTS)) test.retries(1);
    });
  },
};
