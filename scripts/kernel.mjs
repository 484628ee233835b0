/** Compiles the loops of the search, after a change in assembly/: node scripts/kernel.mjs. The module is committed beside its source. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freshKernel } from '../src/adapters/search/embedded/kernel/compile.mjs';

const { file, bytes } = await freshKernel();
const folder = dirname(file);
for (const old of readdirSync(folder)) if (/^kernel-.*\.wasm$/.test(old)) rmSync(join(folder, old));
writeFileSync(file, bytes);
console.log(`${bytes.length} bytes -> ${file}`);
