import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const OPTIONS = [
  ...['--optimizeLevel', '3', '--runtime', 'stub', '--importMemory', '--sharedMemory', '--maximumMemory', '65536'],
  ...['--enable', 'simd', '--enable', 'threads', '--noAssert', '--use', 'abort='],
];
const FOLDER = join('src', 'adapters', 'search', 'embedded', 'kernel', 'assembly');
const CACHE = '.cache';

/**
 * The loops of the search, as the bytes of a WebAssembly module: those that are committed (`node scripts/kernel.mjs`), so that an install
 * needs no compiler, or where a source has changed since, compiled and kept in .cache.
 */
export async function compileKernel() {
  const sources = await readSources();
  const name = nameOf(sources);
  const found = [FOLDER, CACHE].map((folder) => join(folder, name)).find((file) => existsSync(file));
  return found ? readFile(found) : write(CACHE, name, await compile(sources));
}

/** The module of the source as it is now, compiled anew: its bytes, and the file that is to be committed with them. */
export async function freshKernel() {
  const sources = await readSources();
  return { file: join(FOLDER, nameOf(sources)), bytes: await compile(sources) };
}

/** By the name of the file. */
async function readSources() {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.ts')).sort();
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await readFile(join(FOLDER, name), 'utf8')])));
}

const nameOf = (sources) =>
  `kernel-${createHash('sha256')
    .update([...OPTIONS, ...Object.values(sources)].join('\n'))
    .digest('hex')
    .slice(0, 16)}.wasm`;

async function compile(sources) {
  const { main } = await import('assemblyscript/asc');
  let bytes;
  const { error, stderr } = await main(['kernel.ts', '--outFile', 'kernel.wasm', ...OPTIONS], {
    readFile: (name) => sources[name] ?? null,
    writeFile: (_name, content) => {
      bytes = content;
    },
    listFiles: () => [],
  });
  if (error) throw new Error(`${FOLDER}: ${stderr.toString()}`, { cause: error });
  return bytes;
}

/** In one step, since several processes may do it at the same time. */
async function write(folder, name, bytes) {
  await mkdir(folder, { recursive: true });
  const file = join(folder, name);
  await writeFile(`${file}.${process.pid}`, bytes);
  await rename(`${file}.${process.pid}`, file);
  return bytes;
}
