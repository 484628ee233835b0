/** One node of OpenSearch from a folder of the machine, with data of its own that go when it stops. */
import { spawn } from 'node:child_process';
import { chownSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.ts';

/** It refuses to run as root: then it runs as the user that nobody owns files of. */
const NOBODY = 65_534;
const STARTS_WITHIN_MS = 120_000;
const HEAP = '2g';

export const startOpenSearch = async (): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> => {
  const { OPENSEARCH_HOME: home } = process.env;
  if (home === undefined || !existsSync(join(home, 'bin', 'opensearch')))
    throw new Error('OPENSEARCH_HOME names no folder with bin/opensearch');
  const folder = mkdtempSync(join(tmpdir(), 'bench-opensearch-'));
  const config = join(folder, 'config');
  mkdirSync(join(config, 'jvm.options.d'), { recursive: true });
  const port = await freePort();
  copyFileSync(join(home, 'config', 'log4j2.properties'), join(config, 'log4j2.properties'));
  // The options that come with it write logs and dumps into its own folder.
  const options = readFileSync(join(home, 'config', 'jvm.options'), 'utf8').split('\n');
  writeFileSync(join(config, 'jvm.options'), options.filter((line) => !/logs\/|HeapDumpPath/.test(line)).join('\n'));
  writeFileSync(
    join(config, 'opensearch.yml'),
    `discovery.type: single-node
network.host: 127.0.0.1
http.port: ${port}
transport.port: ${await freePort()}
path.data: ${folder}/data
path.logs: ${folder}/logs
cluster.routing.allocation.disk.threshold_enabled: false
node.processors: 1
`,
  );
  const asOther = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (asOther.uid !== undefined)
    for (const path of [folder, config, join(config, 'jvm.options.d')]) chownSync(path, NOBODY, NOBODY);
  const child = spawn(join(home, 'bin', 'opensearch'), [], {
    ...asOther,
    stdio: 'ignore',
    env: {
      ...process.env,
      OPENSEARCH_PATH_CONF: config,
      OPENSEARCH_TMPDIR: folder,
      OPENSEARCH_JAVA_OPTS: `-Xms${HEAP} -Xmx${HEAP}`,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const answers = async (): Promise<boolean> => (await fetch(url).catch(() => null))?.ok ?? false;
  const end = performance.now() + STARTS_WITHIN_MS;
  while (!(await answers())) {
    if (child.exitCode !== null || performance.now() > end) {
      child.kill();
      throw new Error(`OpenSearch of ${home} did not start: see ${folder}/logs`);
    }
    await sleep(250);
  }
  return {
    url,
    stop: async () => {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
