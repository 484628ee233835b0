import { registerHooks } from 'node:module';

// A mutant may be behind a cache that an earlier one of the process has filled: the rules are computed anew each time.
const CACHE = /\/memoised\.ts$/;
const WITHOUT_CACHE = `data:text/javascript,${encodeURIComponent('export const memoised = (compute) => compute;')}`;

// @stryker-mutator/mocha-runner 10.0.0 asks for the files of mocha's command line by their names before mocha 12, which end in .cjs now.
// Remove this when the runner knows them.
const OLD_NAME = /[\\/]mocha[\\/]lib[\\/]cli[\\/][a-z-]+$/;

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (CACHE.test(specifier) && context.parentURL?.includes('/src/')) return { url: WITHOUT_CACHE, shortCircuit: true };
    return nextResolve(OLD_NAME.test(specifier) ? `${specifier}.cjs` : specifier, context);
  },
});
