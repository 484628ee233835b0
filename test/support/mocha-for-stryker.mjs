import { registerHooks } from 'node:module';

// @stryker-mutator/mocha-runner 10.0.0 asks for the files of mocha's command line by their names before mocha 12, which end in .cjs now.
// Remove this when the runner knows them.
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    nextResolve(/[\\/]mocha[\\/]lib[\\/]cli[\\/][a-z-]+$/.test(specifier) ? `${specifier}.cjs` : specifier, context),
});
