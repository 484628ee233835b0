/** The dependency rule of docs/architecture.md, and a check that every module was included: a broken setting must not pass. */
import { readdirSync } from 'node:fs';
import { cruise, format } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const { output } = await cruise(['src'], await extractOptions('./.dependency-cruiser.cjs'), undefined, {
  tsConfig: extractTSConfig('tsconfig.json'),
});
const report = await format(output, { outputType: 'err-long' });
console.log(report.output.trim());

const seen = output.modules.filter(({ source }) => /^src\/.*\.tsx?$/.test(source)).length;
const there = readdirSync('src', { recursive: true }).filter((name) => /\.tsx?$/.test(name)).length;
if (seen < there) console.log(`Only ${seen} of the ${there} modules in src were cruised: is .dependency-cruiser.cjs right?`);
process.exitCode = report.exitCode > 0 || seen < there ? 1 : 0;
