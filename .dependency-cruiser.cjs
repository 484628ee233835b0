/** The layers of docs/architecture.md. An arrow there is an import here; what is not drawn is forbidden. */
const layer = (name, from, to, comment) => ({ name, severity: 'error', from, to, comment });

/** Whatever is not matched, npm packages and Node's own modules included. */
const onlyTo = (...paths) => ({ pathNot: paths });

/** ui/<feature>/present-*.ts: what a use case answered, as the view that a screen of the feature shows. */
const PRESENTERS = '^(src/ui/.+|gallery)/present-[^/]+\\.ts$';

/** gallery/*.tsx: what its page shows in the browser. */
const GALLERY_SCREENS = '^gallery/.+\\.tsx$';

module.exports = {
  forbidden: [
    layer('domain-is-alone', { path: '^src/domain/' }, onlyTo('^src/domain/'), 'domain imports nothing'),
    layer('ports', { path: '^src/ports/' }, onlyTo('^src/(domain|ports)/'), 'ports import domain'),
    layer(
      'application',
      { path: '^src/application/' },
      onlyTo('^src/(domain|ports|application)/'),
      'use cases import domain and ports: libraries and Node belong behind a port',
    ),
    layer(
      'adapters',
      { path: '^src/adapters/' },
      { path: '^src/', pathNot: '^src/(domain|ports|application|adapters|ui)/' },
      'adapters import domain, ports and application',
    ),
    layer(
      'pages-without-http',
      { path: '^src/adapters/ssr/' },
      { path: '^src/adapters/http/' },
      'rendering knows nothing of HTTP: ports/pages.ts stands between them',
    ),
    layer(
      'http-without-pages',
      { path: '^src/adapters/http/' },
      { path: '^src/adapters/(ssr|discovery)/' },
      'HTTP is given pages and discovery by composition',
    ),
    layer(
      'discovery-without-pages',
      { path: '^src/adapters/discovery/' },
      { path: '^src/adapters/ssr/' },
      'what machines are told is made of domain and messages, not of pages',
    ),
    layer(
      'only-ssr-imports-ui',
      { path: '^src/adapters/', pathNot: '^src/adapters/ssr/' },
      { path: '^src/ui/', pathNot: '^src/ui/.+-wire\\.ts$' },
      'the pages are rendered by adapters/ssr only; *-wire.ts are what server and browser agree on',
    ),
    layer(
      'ui',
      { path: '^src/ui/', pathNot: PRESENTERS },
      { path: '^src/', pathNot: '^src/((domain|application|ui)/|ports/(tracking|visitor-cookies)\\.ts$)' },
      'ui imports domain, types of application, and the two ports that the browser implements',
    ),
    layer(
      'ui-application-types-only',
      { path: '^src/ui/', pathNot: PRESENTERS },
      { path: '^src/application/', dependencyTypesNot: ['type-only'] },
      'use cases run on the server: ui may import their types only',
    ),
    layer(
      'ui-ports-types-only',
      { path: '^src/ui/', pathNot: PRESENTERS },
      { path: '^src/ports/', dependencyTypesNot: ['type-only'] },
      'a port is a type: its adapter in the browser stands in ui/browser',
    ),
    layer(
      'presenters',
      { path: PRESENTERS },
      { path: '^src/', pathNot: '^src/(domain|application|ui|ports)/' },
      'presenters import domain, application, types of ports, and their own feature',
    ),
    layer(
      'presenters-ports-types-only',
      { path: PRESENTERS },
      { path: '^src/ports/', dependencyTypesNot: ['type-only'] },
      'a presenter calls nothing: it makes a view of what a use case answered',
    ),
    layer(
      'presenters-stay-on-the-server',
      { path: ['^src/ui/', GALLERY_SCREENS], pathNot: PRESENTERS },
      { path: PRESENTERS, dependencyTypesNot: ['type-only'] },
      'views are made on the server: screens import the types of views only',
    ),
    layer(
      'ui-runs-in-browsers',
      { path: ['^src/ui/', GALLERY_SCREENS] },
      { dependencyTypes: ['core'] },
      'ui imports no module of Node',
    ),
    layer(
      'wiring-in-one-place',
      { path: '^src/', pathNot: '^src/(composition/|cli/|main\\.ts)' },
      { path: 'node_modules/(tsyringe|reflect-metadata)/' },
      'only composition, cli and main know the container',
    ),
    layer(
      'entry-points',
      { path: '^src/', pathNot: '^src/cli/' },
      { path: '^src/(main\\.ts|cli/)' },
      'main.ts and the commands start everything and are imported by nothing',
    ),
    layer(
      'src-stands-alone',
      { path: '^src/' },
      { path: '^(gallery|test|bench|scripts)/' },
      'the product needs neither its gallery nor tests nor scripts',
    ),
    layer('no-cycles', {}, { circular: true }, 'modules that need each other are one module, or hide a third'),
    layer('resolvable', {}, { couldNotResolve: true }, 'no such module'),
    layer(
      'declared',
      // Loads the compiler only where the committed module is older than its source.
      { path: '^src/', pathNot: '^src/adapters/search/embedded/kernel/compile\\.mjs$' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], dependencyTypesNot: ['type-only'] },
      'what the product runs on stands under dependencies in package.json',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
