import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compileKernel } from '../src/adapters/search/embedded/kernel/compile.mjs';
import { withLock } from './lock.mjs';

/**
 * Builds dist/ from src/ of the current folder, unless dist/ is that build already. The gallery of components is for those who build
 * the product: it comes with a build for development, and with the one that tests run on.
 * It grows in .cache/ and is moved into place when whole, so an interrupted build is never taken for a good one.
 */
export async function build({ production = true, gallery = !production } = {}) {
  const stamp = sourceStamp(production, gallery);
  // A build with the gallery serves whoever asks for one without.
  if (isBuilt(stamp) || (!gallery && isBuilt(sourceStamp(production, true)))) return;
  await withLock('build', async () => {
    if (isBuilt(stamp)) return;
    const started = Date.now();
    const out = join('.cache', 'build');
    await rm(out, { recursive: true, force: true });
    await bundleInto(out, stamp, production, gallery);
    await writeFile(join(out, '.stamp'), stamp);

    const old = join('.cache', 'build-before');
    await rm(old, { recursive: true, force: true });
    if (existsSync('dist')) await rename('dist', old);
    await rename(out, 'dist');
    await rm(old, { recursive: true, force: true });
    console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  });
}

async function bundleInto(out, stamp, production, gallery) {
  const { build: bundle, stop } = await import('esbuild');
  try {
    await Promise.all([
      buildServer(bundle, join(out, 'server'), stamp, gallery),
      buildClient(bundle, join(out, 'client'), production, gallery),
    ]);
  } catch (error) {
    if (!('warnings' in error)) throw error;
    process.exit(1); // esbuild has printed what is wrong with the sources
  }
  await stop();
}

async function buildServer(bundle, outdir, stamp, gallery) {
  const kernel = Buffer.from(await compileKernel()).toString('base64');
  const commands = filesIn('src/cli').filter((file) => file.endsWith('.ts'));
  // Apart from the commands: what they share with the server would be cut into two hundred files, which take time to load.
  const programs = [
    { outbase: 'src', entryPoints: ['src/main.ts'] },
    { outbase: 'src', entryPoints: commands },
    ...(gallery ? [{ outbase: 'gallery', entryPoints: ['gallery/gallery-server.ts'] }] : []),
  ];
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  // Those of the development are not there where only serving was asked for, and nothing that is built loads them.
  const packages = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => name !== 'kysely');
  const bundles = programs.map((program) =>
    bundle({
      ...program,
      outdir,
      bundle: true,
      splitting: true,
      chunkNames: 'chunks/[name]-[hash]',
      format: 'esm',
      platform: 'node',
      target: 'node22',
      // Kysely alone is bundled: to load its 250 files takes each process a tenth of a second.
      external: packages,
      define: { BUILD_STAMP: JSON.stringify(stamp), SEARCH_KERNEL: JSON.stringify(kernel) },
      sourcemap: true,
      logLevel: 'warning',
    }),
  );
  await Promise.all(bundles);
}

async function buildClient(bundle, outdir, production, gallery) {
  const application = {
    inject: ['src/ui/shell.ts'],
    outdir,
    bundle: true,
    splitting: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    format: 'esm',
    platform: 'browser',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    // Leaflet's style sheet names pictures for markers and controls that we draw ourselves.
    loader: { '.woff2': 'file', '.png': 'empty' },
    charset: 'utf8',
    define: { 'process.env.NODE_ENV': JSON.stringify(production ? 'production' : 'development') },
    minify: production,
    // Licences are in separate files beside the scripts.
    legalComments: 'linked',
    sourcemap: !production,
    // Libraries use it to warn developers, who have the other build.
    pure: production ? ['console.warn'] : [],
    metafile: true,
    logLevel: 'warning',
  };
  const { metafile } = await bundle({ ...application, entryPoints: ['src/ui/client.tsx', 'src/ui/styles.css'] });
  const alone = {
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    charset: 'utf8',
    minify: production,
    logLevel: 'warning',
  };
  const [started] = await Promise.all([
    bundle({ ...alone, entryPoints: ['src/ui/start.ts'], entryNames: '[name]-[hash]', outdir, metafile: true }),
    // At a fixed address: browsers look there for a newer one.
    bundle({ ...alone, entryPoints: ['src/ui/offline/service-worker.ts'], outfile: join(outdir, 'service-worker.js') }),
  ]);
  const manifest = manifestOf({ ...started.metafile.outputs, ...metafile.outputs }, outdir);
  if (gallery) {
    // A separate application: the visitors' one is the same with and without it.
    const { metafile: beside } = await bundle({ ...application, entryPoints: [GALLERY] });
    manifest.gallery = manifestOf(beside.outputs, outdir, GALLERY).chunks[GALLERY];
  }
  await writeFile(join(outdir, 'manifest.json'), JSON.stringify(manifest, null, 2));
  if (production) await precompress(outdir);
}

const GALLERY = 'gallery/gallery-client.tsx';

/**
 * What the server needs to know of the client build: `start` and `styles` are the entry files; `chunks` lists, by the path
 * of a source file that is loaded on demand, the scripts it needs besides those the client entry needs; `chunks` of
 * src/ui/client.tsx lists those. `assets` has the other files (fonts) by source path. `gallery` lists the scripts of the page of
 * components, in a build that has it.
 */
function manifestOf(outputs, outdir, application = 'src/ui/client.tsx') {
  const url = (path) => path.replace(outdir.replaceAll('\\', '/'), '/assets');
  const withImports = (path, found = new Set()) => {
    if (found.has(path)) return found;
    found.add(path);
    for (const { path: next, kind } of outputs[path].imports) if (kind === 'import-statement') withImports(next, found);
    return found;
  };
  const built = Object.keys(outputs).filter((path) => !/\.(map|LEGAL\.txt)$/.test(path));
  const outputOf = (entryPoint) => built.find((path) => outputs[path].entryPoint === entryPoint);
  const [start, styles, client] = ['src/ui/start.ts', 'src/ui/styles.css', application].map(outputOf);
  const shared = withImports(client);

  const chunks = {};
  const assets = {};
  for (const path of built) {
    const { entryPoint, inputs } = outputs[path];
    if (path === client) chunks[entryPoint] = [...shared].map(url);
    else if (path === start || path === styles) continue;
    else if (entryPoint) chunks[entryPoint] = [...withImports(path)].filter((file) => !shared.has(file)).map(url);
    else if (!/\.(js|css)$/.test(path)) assets[Object.keys(inputs)[0]] = url(path);
  }
  return { start: start && url(start), styles: styles && url(styles), chunks, assets };
}

async function precompress(folder) {
  const brotli = promisify(brotliCompress);
  const files = (await readdir(folder)).filter((name) => ['.js', '.css', '.svg'].includes(extname(name)));
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const content = await readFile(file);
      const { BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGBLOCK, BROTLI_MAX_INPUT_BLOCK_BITS } = constants;
      // Whole files in one block: they are compressed once and sent often.
      const params = { [BROTLI_PARAM_SIZE_HINT]: content.length, [BROTLI_PARAM_LGBLOCK]: BROTLI_MAX_INPUT_BLOCK_BITS };
      const options = { params };
      await writeFile(`${file}.br`, await brotli(content, options));
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

const isBuilt = (stamp) => existsSync('dist/.stamp') && readFileSync('dist/.stamp', 'utf8') === stamp;

/** What src/ imports from outside. */
const BUNDLED = [
  'feeds/profile.schema.json',
  'sites/site.schema.json',
  'catalogue/catalogue.schema.json',
  ...filesIn('feeds/demo').sort(),
];

/** Of contents rather than times, so that a fresh checkout or a copied image with the same sources is not built again. */
function sourceStamp(production, gallery) {
  const hash = createHash('sha256').update(`${production} ${gallery}`);
  for (const file of [
    fileURLToPath(import.meta.url),
    'package-lock.json',
    'tsconfig.json',
    ...filesIn('src').sort(),
    ...(gallery ? filesIn('gallery').sort() : []),
    ...BUNDLED,
  ]) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
