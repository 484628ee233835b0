import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { version } = createRequire(import.meta.url)('assemblyscript/package.json');

const OPTIONS = ['--optimizeLevel', '3', '--runtime', 'stub', '--importMemory', '--sharedMemory', '--maximumMemory', '65536'];
const FEATURES = ['--enable', 'simd', '--enable', 'threads', '--noAssert', '--use', 'abort='];

/** Compiles the loops of the search, or reads what was compiled of the same source before. Resolves to a WebAssembly module's bytes. */
export async function compileKernel() {
  const folder = join('src', 'adapters', 'search', 'embedded', 'kernel', 'assembly');
  const source = await readFile(join(folder, 'kernel.ts'), 'utf8');
  const options = [...OPTIONS, ...FEATURES];
  const stamp = createHash('sha256')
    .update([version, ...options, source].join('\n'))
    .digest('hex')
    .slice(0, 16);
  const file = join('.cache', `kernel-${stamp}.wasm`);
  if (existsSync(file)) return readFile(file);
  // The compiler takes seconds and 1.7 GB to load: only where there is something to compile.
  const { main } = await import('assemblyscript/asc');
  let bytes;
  const { error, stderr } = await main(['kernel.ts', '--outFile', 'kernel.wasm', ...options], {
    readFile: (name) => (name === 'kernel.ts' ? source : null),
    writeFile: (_name, content) => {
      bytes = content;
    },
    listFiles: () => [],
  });
  if (error) throw new Error(`${folder}: ${stderr.toString()}`, { cause: error });
  await mkdir('.cache', { recursive: true });
  await writeFile(`${file}.${process.pid}`, bytes);
  await rename(`${file}.${process.pid}`, file);
  return bytes;
}
