/** `npm start -- --confined`: the server under Node's permission model. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { postedLead } from '../support/posted-lead.ts';

/** Runs in the confined process before the server: what code is refused there. */
const TRIALS = `
  import fs from 'node:fs';
  import { spawnSync } from 'node:child_process';
  import { Worker } from 'node:worker_threads';
  const outside = process.env.OUTSIDE;
  const trials = {
    'write outside': () => fs.writeFileSync(outside + '/written', 'x'),
    'write into the application': () => fs.writeFileSync('dist/written', 'x'),
    'read outside': () => fs.readFileSync('/etc/hostname'),
    'start a process': () => spawnSync(process.execPath, ['--version']),
    'start a worker': () => new Worker('0', { eval: true }),
    'write into the data folder': () => fs.writeFileSync(process.env.DATA_DIR + '/written', 'x'),
  };
  for (const [name, act] of process.permission ? Object.entries(trials) : []) {
    let outcome = 'done';
    try { const { error } = act() ?? {}; if (error) throw error; } catch (error) { outcome = error.code; }
    console.log('TRIAL ' + name + ': ' + outcome);
  }
`;

describe('A confined server', function () {
  const [data, outside] = [temporaryFolder(), temporaryFolder()];
  const trials = join(data.path, 'trials.mjs');
  const printed: string[] = [];
  let server: ChildProcess;
  let port = 0;

  before(async () => {
    writeFileSync(trials, TRIALS);
    server = spawn(process.execPath, ['scripts/bootstrap.mjs', 'start', '--confined'], {
      env: {
        ...process.env,
        NODE_OPTIONS: `--import=${pathToFileURL(trials).href}`,
        DATA_DIR: data.path,
        OUTSIDE: outside.path,
        PORT: '0',
        DEMO: 'on',
        RESERVE_MB: '1',
        OVERLOAD_DELAY_MS: '60000',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    createInterface(server.stderr ?? process.stdin).on('line', (line) => printed.push(line));
    await new Promise<void>((resolve, reject) => {
      server.once('exit', (code) => reject(new Error(`It ended with ${String(code)}:\n${printed.join('\n')}`)));
      createInterface(server.stdout ?? process.stdin).on('line', (line) => {
        printed.push(line);
        port = Number(/"port":(\d+).*"msg":"Ready"/.exec(line)?.[1] ?? port);
        if (port > 0) resolve();
      });
    });
  });
  after(async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    data.remove();
    outside.remove();
  });

  const get = (path: string): Promise<Response> => fetch(`http://localhost:${String(port)}${path}`);

  it('shows pages, pictures and places, and stores a lead', async () => {
    for (const path of [
      '/en-ca',
      '/en-ca/cars',
      '/_icons/any-192.png',
      '/art/suv-a91d2a.svg',
      '/api/location/get/postalcode?PostalCode=H7S0A3',
    ])
      expect((await get(path)).status, path).to.equal(200);
    const sent = await fetch(`http://localhost:${String(port)}/api/leads`, postedLead('confined'));
    expect(sent.status, await sent.text()).to.equal(201);
  });

  it('can neither write nor read outside of its folders, nor start a process or a worker', () => {
    const outcomes = printed.filter((line) => line.startsWith('TRIAL'));
    expect(outcomes).to.deep.equal([
      'TRIAL write outside: ERR_ACCESS_DENIED',
      'TRIAL write into the application: ERR_ACCESS_DENIED',
      'TRIAL read outside: ERR_ACCESS_DENIED',
      'TRIAL start a process: ERR_ACCESS_DENIED',
      'TRIAL start a worker: ERR_ACCESS_DENIED',
      'TRIAL write into the data folder: done',
    ]);
    expect(existsSync(join(outside.path, 'written'))).to.equal(false);
    expect(existsSync('dist/written')).to.equal(false);
  });

  it('says that its databases are not checked', () =>
    expect(printed.join('\n')).to.contain('leads.db is not checked by a confined server: run npm run doctor.'));
});
