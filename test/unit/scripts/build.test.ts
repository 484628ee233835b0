import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { expect } from 'chai';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const ROOT = join(import.meta.dirname, '../../..');

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly devOptional?: boolean }>>;
}

describe('The build of an install', function () {
  this.timeout(120_000);
  const folder = temporaryFolder();
  after(() => folder.remove());

  it('needs no package of the development', () => {
    for (const path of [
      'src',
      'scripts',
      'public',
      'package.json',
      'package-lock.json',
      'tsconfig.json',
      'catalogue',
      'sites',
      'feeds',
    ])
      cpSync(join(ROOT, path), join(folder.path, path), { recursive: true });
    const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile;
    const installed = Object.entries(packages).filter(
      ([path, { dev, devOptional }]) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) && dev !== true && devOptional !== true,
    );
    for (const [path] of installed) {
      if (!existsSync(join(ROOT, path))) continue;
      mkdirSync(dirname(join(folder.path, path)), { recursive: true });
      symlinkSync(join(ROOT, path), join(folder.path, path), 'junction');
    }
    const program = "import('./scripts/build.mjs').then(({ build }) => build())";
    const { status, stderr } = spawnSync(process.execPath, ['-e', program], { cwd: folder.path, encoding: 'utf8' });
    expect(stderr).to.equal('');
    expect(status).to.equal(0);
    expect(existsSync(join(folder.path, 'dist/server/main.js'))).to.equal(true);
  });
});
