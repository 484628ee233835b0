import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, posix, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { check } from './check.mjs';
import { run } from './run.mjs';

const tasks = {
  start: (args) => (args.includes('--confined') ? startConfined() : runBuilt('main', args)),
  // Node restarts the second task, which builds and serves, after each change.
  dev: (args) =>
    node(['--watch-path=src', '--watch-path=gallery', '--watch-path=sites', 'scripts/bootstrap.mjs', 'dev:once', ...args]),
  'dev:once': (args) => runBuilt('gallery-server', args, { production: false }),
  build: () => build(),

  test,
  'test:domain': (args) => mocha([testsIn('unit/domain'), ...args]),
  coverage: (args) => node(['node_modules/c8/bin/c8.js', '--src', 'src', process.execPath, mochaProgram, ...testFiles(args)]),
  check,
  sbom: (args) => node(['--import=tsx', 'scripts/sbom.ts', ...args]),
  format: () => node(['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', '.']),

  import: (args) => runBuilt('cli/import', args),
  specs: (args) => runBuilt('cli/specs', args),
  seed: (args) => runBuilt('cli/seed', args),
  location: (args) => runBuilt('cli/location', args),
  stats: (args) => runBuilt('cli/stats', args),
  inventory: (args) => runBuilt('cli/inventory', args),
  feeds: (args) => runBuilt('cli/feeds', args),
  tokens: (args) => runBuilt('cli/tokens', args),
  leads: (args) => runBuilt('cli/leads', args),
  db: (args) => runBuilt('cli/db', args),
  doctor: (args) => runBuilt('cli/doctor', args),
  backup: (args) => runBuilt('cli/backup', args),
  restore: (args) => runBuilt('cli/restore', args),
  upgrade: (args) => runBuilt('cli/upgrade', args),
  worker: (args) => runBuilt('cli/worker', args),

  'test:engines': testEngines,
  faults,
  chaos,
  fuzz: (args) => mocha(['test/http/fuzz.test.ts', 'test/contract/inventory-search.test.ts', ...args], { FAULTS: 'full' }),
  isolation: (args) => mocha(['test/http/isolation.test.ts', ...args], { FAULTS: 'full' }),

  mutation,
  specification: (args) => node(['--import=tsx', 'scripts/specification.ts', ...args]),
  audit: (args) => bench('audit', args),
  crawl,
  'bench:search': (args) => bench('search', args),
  'bench:pages': (args) => bench('pages', args),
  'bench:import': (args) => bench('import', args),
  'bench:specs': (args) => bench('specs', args),
  'bench:start': (args) => bench('start', args),
  'bench:location': (args) => bench('location', args),
  'bench:map': (args) => bench('map', args),
  'bench:interaction': (args) => bench('interaction', args),
  'bench:rating': (args) => bench('rating', args),
  'bench:sitemap': (args) => bench('sitemap', args),
  'bench:catch-up': (args) => bench('catch-up', args),
  'bench:overload': (args) => bench('overload', args),
  'bench:workers': (args) => bench('workers', args),
  'bench:memory': (args) => bench('memory', args),
};

/** What `--help` says of the tasks that do not say it themselves, as those of src/cli do. */
const help = {
  start:
    'npm start [-- --confined]: builds what has changed and serves the sites, under Node’s permission model if confined. Settings are in .env.example.',
  dev: 'npm run dev: the same as npm start without minifying, again after each change in src/ or sites/.',
  'dev:once': 'npm run dev: the same as npm start without minifying.',
  build: 'npm run build: builds what has changed, into dist/.',
  test: 'npm test [-- FILE… --grep WORDS]: the checks, and every test or those of the files.',
  'test:engines':
    'npm run test:engines [-- FILE… --grep WORDS]: the tests over a real PostgreSQL and a real OpenSearch, which they start themselves where they can.',
  'test:domain': 'npm run test:domain: the tests of the rules alone.',
  coverage: 'npm run coverage [-- FILE…]: the tests, with a report of the lines that they ran.',
  check: 'npm run check: formatting, lint, types, the dependency rule, words, dead code.',
  format: 'npm run format: formats every file.',
  faults:
    'npm run faults: crashes and outages, for about half an hour. With -- --mutate: plants bugs that these tests must catch.',
  chaos: 'npm run chaos [-- --kills N]: stops and kills a server under load N times each (200).',
  fuzz: 'npm run fuzz: 150,000 requests with hostile texts, and 10,000 inventories searched as the reference does.',
  isolation: 'npm run isolation: 100,000 requests of visitors of all sites, each compared with a server of their own.',
  sbom: 'npm run sbom [-- --to FILE]: prints the bill of materials (CycloneDX), or writes it to a file.',
  mutation:
    'npm run mutation [-- PATH …]: changes the code of src/domain, or of these folders or files of it, mutant by mutant; tests must notice.',
  specification:
    'npm run specification [-- --mutate --only NUMBER --e2e]: breaks each rule of the specification, and runs the test that must notice.',
  audit: 'npm run audit [-- --page PATH --json FILE]: measures pages in a browser.',
  crawl: 'npm run crawl [-- --samples N]: reads every page as a search engine does, and lists faults.',
  'bench:search':
    'npm run bench:search [-- --install --listings N --queries N --only NAMES --seconds N --json FILE --readme]: measures the search index beside other engines.',
  'bench:pages': 'npm run bench:pages [-- --listings N --json FILE]: measures pages.',
  'bench:import': 'npm run bench:import [-- --rows N --json FILE]: measures an import.',
  'bench:specs': 'npm run bench:specs [-- --json FILE]: measures the catalogue.',
  'bench:start': 'npm run bench:start [-- --json FILE]: measures the start of the server.',
  'bench:location': 'npm run bench:location [-- --lookups N --json FILE]: measures lookups of places.',
  'bench:map': 'npm run bench:map [-- --json FILE]: measures the clusters of the map.',
  'bench:interaction': 'npm run bench:interaction [-- --json FILE]: measures filters in a browser.',
  'bench:rating': 'npm run bench:rating [-- --json FILE]: measures the error of the price rating.',
  'bench:catch-up': 'npm run bench:catch-up [-- --json FILE]: measures how a server takes over a large import.',
  'bench:overload': 'npm run bench:overload [-- --json FILE]: measures answers under more requests than can be served.',
  'bench:workers': 'npm run bench:workers [-- --json FILE]: measures list pages by one process and by two.',
  'bench:memory': 'npm run bench:memory [-- --minutes N --listings N --json FILE]: measures memory under load.',
  'bench:sitemap': 'npm run bench:sitemap [-- --json FILE]: measures the sitemaps.',
};

/** Every task that `npm run` knows. */
export const TASKS = Object.keys(tasks);

const mochaProgram = 'node_modules/mocha/bin/mocha.js';
const node = (args, env) => run(process.execPath, args, { env });
const testsIn = (folder) => `test/${folder}/**/*.test.{ts,tsx}`;
/** All tests, the longest files first, on all cores; or those of the files. */
const testFiles = (args) =>
  args.some((arg) => arg.startsWith('test/'))
    ? args
    : [
        '--parallel',
        `--jobs=${availableParallelism()}`,
        ...['e2e', 'faults', 'http', 'contract', 'ui', 'unit'].map(testsIn),
        ...args,
      ];
const mocha = (args, env) => node([mochaProgram, ...args], env);

/** Runs one task; resolves to the exit code, or to undefined when the task goes on running in this process. */
export async function runTask([name, ...args]) {
  const task = Object.hasOwn(tasks, name ?? '') ? tasks[name] : undefined;
  if (!task) {
    console.error(`Unknown task "${name}". There are: ${TASKS.join(', ')}.`);
    return 2;
  }
  // Commands of src/cli say it themselves.
  if (args.some((arg) => arg === '--help' || arg === '-h') && !existsSync(`src/cli/${name}.ts`)) {
    console.log(help[name] ?? `npm run ${name}`);
    return 0;
  }
  return task(args);
}

/** The server under Node's permission model: it reads this folder, writes into the data folder alone, and starts no other process. */
async function startConfined() {
  await build();
  readSettings({ production: true });
  const { DATA_DIR = 'var', SITES_DIR = 'sites' } = process.env;
  const mayUse = process.allowedNodeEnvironmentFlags.has('--allow-net') ? ['--allow-net'] : [];
  const folders = [
    ...[process.cwd(), SITES_DIR, DATA_DIR].map((folder) => `--allow-fs-read=${resolve(folder)}`),
    `--allow-fs-write=${resolve(DATA_DIR)}`,
  ];
  // Addons are SQLite's and sharp's. The folder has to be there: a flag for one that is not holds for a file of that name alone.
  await mkdir(DATA_DIR, { recursive: true, mode: 0o700 });
  return node([...process.execArgv, '--permission', '--allow-addons', ...mayUse, ...folders, join('dist', 'server', 'main.js')]);
}

/** The settings of .env, for code that runs as in production or not. */
function readSettings({ production }) {
  if (existsSync('.env')) process.loadEnvFile('.env');
  // The code runs as in production either way; whether invented vehicles may be shown is for whoever set NODE_ENV to say.
  process.env.DEMO ??= process.env.NODE_ENV === 'production' ? 'off' : 'on';
  process.env.NODE_ENV = production ? 'production' : 'development';
}

/** In this process, so that a signal to `npm start` reaches the server itself. */
async function runBuilt(name, args, { production = true } = {}) {
  await build({ production });
  readSettings({ production });
  // Node holds parsed maps for as long as it runs, 44 MB of the server's. The code of a production build keeps its names and lines.
  if (!production) process.setSourceMapsEnabled(true);
  const file = resolve('dist', 'server', `${name}.js`);
  process.argv.splice(1, Infinity, file, ...args);
  await import(pathToFileURL(file).href);
}

async function test(args) {
  const failed = await check();
  await build({ gallery: true });
  // The tests run even after a failed check, but the task fails then.
  return (await mocha(testFiles(args), failed ? { CHECK_FAILED: 'yes' } : {})) || failed;
}

/**
 * Breaks the code of src/domain, or of the folders and files that are named, mutant by mutant: docs/mutation.md. What is named is tried
 * with the tests of its folder's name alone, which takes minutes in place of hours.
 */
async function mutation(args) {
  const named = args.filter((arg) => !arg.startsWith('-')).map((path) => posix.normalize(`${path}/.`).replace(/\/$/, ''));
  const settings = JSON.parse(await readFile('stryker.config.json', 'utf8'));
  if (named.length > 0) {
    settings.mutate = named.map((path) => (path.endsWith('.ts') ? path : `${path}/**/*.ts`));
    settings.mochaOptions.spec = [...new Set(named.map((path) => posix.relative('src/domain', path).split('/', 1).join('')))]
      .flatMap((folder) => [`test/unit/domain/${folder}`, `test/unit/application/${folder}`])
      .filter((folder) => existsSync(folder))
      .map((folder) => `${folder}/**/*.test.ts`);
  }
  await mkdir('var', { recursive: true });
  await writeFile('var/stryker.json', JSON.stringify(settings));
  // Its processes take it over, in whatever folder they run.
  const hook = pathToFileURL(resolve('test', 'support', 'mocha-for-stryker.mjs')).href;
  return node(['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'var/stryker.json'], {
    NODE_OPTIONS: `--import=${hook}`,
  });
}

async function testEngines(args) {
  await build();
  return mocha([...(args.some((arg) => arg.startsWith('test/')) ? [] : [testsIn('engines')]), ...args]);
}

async function faults(args) {
  if (args.includes('--mutate')) return node(['--import=tsx', 'scripts/mutate.ts', ...args]);
  await build();
  return mocha(['--timeout=1800000', 'test/faults/**/*.test.ts', ...args], { FAULTS: 'full' });
}

/** Kills as often as `--kills` says. */
async function chaos(args) {
  const { values } = parseArgs({ args, options: { kills: { type: 'string', default: '200' } } });
  await build();
  return mocha(['--timeout=3600000', 'test/faults/chaos.test.ts'], { CHAOS_KILLS: values.kills });
}

async function crawl(args) {
  await build();
  return node(['--import=tsx', 'scripts/crawl.ts', ...args]);
}

async function bench(name, args) {
  await build();
  return node(['--import=tsx', join('bench', `${name}.ts`), ...args], { NODE_ENV: 'production' });
}
