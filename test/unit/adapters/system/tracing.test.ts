import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { checkCollector, startTracing } from '../../../../src/adapters/system/tracing/start-tracing.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const packagesOf = (file: string) =>
  JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Readonly<Record<string, Readonly<Record<string, string>>>>;

describe('Traces without their packages', () => {
  const collector = { url: 'http://127.0.0.1:1/v1/traces', service: 'cars' };

  it('are not sent: the log and the doctor say what to run, and the server goes on', async () => {
    const errors: string[] = [];
    const logger = { warn: () => undefined, error: (_of: unknown, line?: string) => errors.push(line ?? '') };
    expect(startTracing('/nowhere', collector, logger)).to.equal(null);
    expect(errors.join()).to.include('npm ci --prefix extras/tracing');
    const said = await Promise.resolve()
      .then(() => checkCollector('/nowhere', collector))
      .catch((error: unknown) => String(error));
    expect(said).to.include('npm ci --prefix extras/tracing');
  });

  it('are tested with the versions that installs get', () => {
    const { dependencies, devDependencies } = packagesOf('package.json');
    expect({ ...devDependencies, ...dependencies }).to.include(packagesOf('extras/tracing/package.json').dependencies);
  });
});
