/** The rules of docs/architecture.md: layers, and folders that can be read at a glance. A setting that misses modules does not pass. */
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { cruise, format } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const FOLDERS = ['src', 'gallery'];
const { output } = await cruise(FOLDERS, await extractOptions('./.dependency-cruiser.cjs'), undefined, {
  tsConfig: extractTSConfig('tsconfig.json'),
});
const report = await format(output, { outputType: 'err-long' });
console.log(report.output.trim());

const isModule = (name) => /\.tsx?$/.test(name);
const seen = output.modules.filter(({ source }) => /^(?:src|gallery)\//.test(source) && isModule(source)).length;
const there = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
).filter(isModule);
if (seen < there.length)
  console.log(`Only ${seen} of the ${there.length} modules were cruised: is .dependency-cruiser.cjs right?`);

/** As many as a reader takes in at a glance. */
const MOST_IN_A_FOLDER = 25;
const crowded = [...new Set(there.map(dirname))]
  .map((folder) => ({ folder, modules: there.filter((name) => dirname(name) === folder).length }))
  .filter(({ modules }) => modules > MOST_IN_A_FOLDER);
for (const { folder, modules } of crowded)
  console.log(`${folder} has ${modules} modules: group what belongs together, ${MOST_IN_A_FOLDER} at most.`);

process.exitCode = report.exitCode > 0 || seen < there.length || crowded.length > 0 ? 1 : 0;
