import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
  message: 'A name is the same at both ends: export it by name (only route modules export a default).',
};
const noBarrel = { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that has it.' };
const noEnvironment = {
  selector: 'MemberExpression[object.name="process"][property.name="env"]',
  message: 'Settings are read and checked in src/composition/config.ts only; take them as arguments.',
};
const restrict = (...selectors) => ({ 'no-restricted-syntax': ['error', ...selectors] });

export default defineConfig(
  // AssemblyScript has types of its own.
  globalIgnores(['dist/', 'var/', 'coverage/', '.cache/', 'src/adapters/search/embedded/kernel/assembly/']),
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: { console: 'readonly', module: 'writable', process: 'readonly', setTimeout: 'readonly', URL: 'readonly' },
    },
    rules: { eqeqeq: 'error', 'no-undef': 'error', 'no-unused-vars': 'error', 'no-var': 'error', 'prefer-const': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      // Express and React take async handlers whose promises they look after.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { arguments: false, attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // A loader of React Router answers early by throwing a Response.
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
      // There are no enums: erasableSyntaxOnly.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // Methods of a port are async whether or not this adapter or fake waits for something.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      ...restrict(noDefaultExport, noBarrel),
    },
  },
  {
    files: ['{src,gallery}/**/*.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'no-console': 'error',
      // An expression that is slower than linear lets one long text stop the server: test/unit/linear-expressions.test.ts.
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': ['error', { ignoreSticky: false, ignorePartial: false }],
      ...restrict(noDefaultExport, noBarrel, noEnvironment),
    },
  },
  {
    files: ['{src/ui,gallery}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-router-dom',
              importNames: ['Form', 'Link', 'NavLink'],
              message: 'Link is in src/ui/components/link.tsx: the router’s own weighs 2 KB and works out every address anew.',
            },
          ],
        },
      ],
    },
  },
  {
    // A handler of Express answers early with `return next()` or `return response.redirect(…)`.
    files: ['src/adapters/{http,discovery}/**/*.ts'],
    rules: { '@typescript-eslint/no-confusing-void-expression': 'off' },
  },
  { files: ['{src,gallery}/**/*.route.tsx'], rules: restrict(noBarrel, noEnvironment) },
  { files: ['src/composition/config.ts'], rules: restrict(noDefaultExport, noBarrel) },
  {
    // Columns are read at indexes known to be inside: a check each would cost in the innermost loops.
    files: ['src/adapters/search/embedded/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  // Consent Mode reads `arguments` objects and nothing else.
  { files: ['src/ui/browser/browser-tracking.ts'], rules: { 'prefer-rest-params': 'off' } },
  { files: ['src/main.ts', 'src/cli/**/*.ts'], rules: { 'no-console': 'off' } },
  { files: ['test/support/totals-reporter.ts'], rules: restrict(noBarrel) },
  { files: ['{src,gallery,test}/**/*.tsx'], extends: [reactHooks.configs.flat['recommended-latest']] },
  {
    files: ['test/**/*.{ts,tsx}'],
    rules: {
      // chai: expect(x).to.be.true
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      // answer.json<Answer>(): the test says what it expects, and the assertions hold it to that.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/unbound-method': 'off',
      // The bodies of answers are any.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
);
