import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** For tests that make thousands of search indexes: the collector does not know how much memory of WebAssembly each has, and waits too long. */
export const collectGarbage = runInNewContext('gc') as () => void;
