/** The files for containers and systemd fit the product. There is no Docker where they were written: they have not been run. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { expect } from 'chai';
import { parse } from 'yaml';
import { nodeOptions } from '../../support/running-server.ts';

const ROOT = join(import.meta.dirname, '../../..');
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
/** Set by Node, by the shell of a container, or by a program of somebody else. */
const NOT_OURS = /^(NODE_ENV|MALLOC_ARENA_MAX)$/;
const settingsOf = (text: string): string[] => [...text.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name);
const KNOWN = new Set(settingsOf(textOf('.env.example')));

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, object>>;
}

describe('Files for deployment', () => {
  it('the image: Node 24 by a user without rights, with a health check, and settings that there are', () => {
    const text = textOf('Dockerfile');
    expect([...text.matchAll(/^FROM node:(\d+)/gm)].map(([, major]) => major)).to.deep.equal(['24', '24']);
    expect(text)
      .to.match(/^USER 1000:1000$/m)
      .and.match(/^HEALTHCHECK /m)
      .and.include('/readyz');
    const [, settings = ''] = /^ENV (.*)$/m.exec(text) ?? [];
    const names = settings.split(' ').map((pair) => pair.split('=')[0] ?? '');
    expect(names.filter((name) => !KNOWN.has(name) && !NOT_OURS.test(name))).to.deep.equal([]);
    for (const flag of nodeOptions()) expect(text).to.include(`"${flag}"`);
  });

  it('the image: hadolint has nothing to say', function () {
    this.timeout(20_000);
    if (spawnSync('hadolint', ['--version']).status !== 0) this.skip();
    const { status, stdout } = spawnSync('hadolint', [join(ROOT, 'Dockerfile')], { encoding: 'utf8' });
    expect(stdout).to.equal('');
    expect(status).to.equal(0);
  });

  it('compose: settings, volumes and services that there are', () => {
    const { services, volumes, ...rest } = parse(textOf('compose.yaml'), { merge: true }) as {
      readonly services: Readonly<Record<string, Service>>;
      readonly volumes: object;
      readonly 'x-forecourt': Service;
    };
    const names = Object.keys(rest['x-forecourt'].environment ?? {});
    expect(names.filter((name) => !KNOWN.has(name))).to.deep.equal([]);
    const used = Object.values(services).flatMap(({ volumes: mounts = [] }) => mounts.map((mount) => mount.split(':')[0]));
    expect(used.sort()).to.deep.equal(Object.keys(volumes).sort());
    for (const { depends_on: needed = {} } of Object.values(services))
      expect(services).to.include.keys(...Object.keys(needed), 'web');
    for (const [, name = ''] of textOf('compose.yaml').matchAll(/\$\{([A-Z_]+):\?/g))
      expect(textOf('docs/deploy.md')).to.include(name);
  });

  it('systemd takes the units, whose programs there are', function () {
    const units = readdirSync(join(ROOT, 'deploy')).filter((name) => name.endsWith('.service'));
    expect(units).to.have.length(2);
    expect(textOf('deploy/forecourt.service')).to.include(`node ${nodeOptions().join(' ')} dist/server/main.js`);
    for (const unit of units) {
      const [, program = ''] = /^ExecStart=.* dist\/server\/(\S+)\.js$/m.exec(textOf(`deploy/${unit}`)) ?? [];
      expect(textOf(`src/${program}.ts`)).not.to.equal('');
    }
    if (spawnSync('systemd-analyze', ['--version']).status !== 0) this.skip();
    const folder = mkdtempSync(join(tmpdir(), 'forecourt-units-'));
    try {
      for (const unit of units)
        writeFileSync(join(folder, unit), textOf(`deploy/${unit}`).replace('/usr/bin/node', process.execPath));
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...units.map((unit) => join(folder, unit))], {
        encoding: 'utf8',
      });
      expect(stderr).to.equal('');
      expect(status).to.equal(0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
