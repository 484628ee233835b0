/** scripts/bootstrap.mjs in a project of its own, with an npm that only writes down what it is asked for. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect } from 'chai';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const ROOT = join(import.meta.dirname, '../../..');
const COPIED = [
  'scripts',
  'extras/node/package.json',
  'extras/node/package-lock.json',
  'package.json',
  'package-lock.json',
  'src/cli',
];
const KERNEL = 'src/adapters/search/embedded/kernel/compile.mjs';

/** Leaves what the project asks npm for: a list of the packages, and in extras/node a program. */
const NPM = `
import { appendFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
const folder = process.cwd() === process.env.PROJECT ? 'project' : basename(process.cwd());
appendFileSync(process.env.ASKED, folder + ' ' + process.argv.slice(2).join(' ') + '\\n');
mkdirSync('node_modules/.bin', { recursive: true });
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: {} }));
if (folder === 'node') {
  mkdirSync(dirname(process.env.SHIPPED), { recursive: true });
  symlinkSync(process.execPath, process.env.SHIPPED);
}
`;
/** The first process believes that it is an old Node. */
const OLD = `data:text/javascript,${encodeURIComponent(`if (!process.env.GOES_ON) {
  Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.0' } });
  process.env.GOES_ON = 'yes';
}`)}`;

describe('What the first command installs', function () {
  let folder: ReturnType<typeof temporaryFolder>;
  beforeEach(() => {
    folder = temporaryFolder();
    for (const path of [...COPIED, KERNEL]) cpSync(join(ROOT, path), join(folder.path, path), { recursive: true });
    writeFileSync(join(folder.path, 'npm.mjs'), NPM);
  });
  afterEach(() => folder.remove());

  /** Runs a task, and answers what npm was asked for by it: a line each. */
  const installsOf = (task: string, flags: readonly string[] = []): readonly string[] => {
    const file = join(folder.path, 'asked');
    writeFileSync(file, '');
    spawnSync(process.execPath, [...flags, 'scripts/bootstrap.mjs', task, '--help'], {
      cwd: folder.path,
      env: {
        ...process.env,
        npm_execpath: join(folder.path, 'npm.mjs'),
        PROJECT: folder.path,
        ASKED: file,
        SHIPPED: join(folder.path, 'extras/node/node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node'),
      },
    });
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => `${line.split(' ')[0] ?? ''}: ${line.includes('--omit=dev') ? 'without tools' : 'all'}`);
  };

  it('is what serving needs, without the tools of the development', () => {
    expect(installsOf('start')).to.deep.equal(['project: without tools']);
    for (const task of ['build', 'import', 'doctor', 'backup']) expect(installsOf(task), task).to.deep.equal([]);
  });

  it('is all of it once a task needs the tools, and stays so when the packages change', () => {
    installsOf('start');
    expect(installsOf('test')).to.deep.equal(['project: all']);
    expect(installsOf('start')).to.deep.equal([]);
    writeFileSync(join(folder.path, 'package-lock.json'), `${readFileSync(join(ROOT, 'package-lock.json'), 'utf8')}\n`);
    expect(installsOf('start')).to.deep.equal(['project: all']);
  });

  it('has a Node only where the one at hand is too old, and goes on with that', function () {
    if (process.platform === 'win32') this.skip();
    expect(installsOf('start')).to.deep.equal(['project: without tools']);
    expect(existsSync(join(folder.path, 'extras/node/node_modules'))).to.equal(false);
    expect(installsOf('start', [`--import=${OLD}`])).to.deep.equal(['node: without tools']);
    expect(existsSync(join(folder.path, 'node_modules/.bin/node')), 'npx finds it').to.equal(true);
    expect(installsOf('start', [`--import=${OLD}`])).to.deep.equal([]);
  });

  it('is left as npm ci by hand made it', () => {
    mkdirSync(join(folder.path, 'node_modules'));
    cpSync(join(ROOT, 'package-lock.json'), join(folder.path, 'node_modules/.package-lock.json'));
    expect(installsOf('test')).to.deep.equal([]);
  });
});
