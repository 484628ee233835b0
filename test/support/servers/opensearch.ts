/** A real OpenSearch on this machine, one node or a cluster, with data of its own that go when it stops. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { endsWithTests } from '../ends-with-tests.ts';
import { javaHome, programFolder } from './opensearch-program.ts';

/** It refuses to run as root: then it runs as the user that nobody owns files of, who may not read root's home. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const STARTS_WITHIN_MS = 180_000;

export interface OpenSearchOptions {
  readonly heap?: string;
  /** Without the second compiler: it starts in half the time, and answers more slowly. For tests, not for measuring. */
  readonly fast?: boolean;
  readonly processors?: number;
  readonly nodes?: number;
}

export interface OpenSearchNode {
  readonly url: string;
  /** The folder of its data. */
  readonly data: string;
  /** At once, as when the machine loses its power. */
  readonly kill: () => Promise<void>;
  /** With the data that it had. */
  readonly restart: () => Promise<void>;
  /** It answers nothing until `resume`, and keeps its connections. */
  readonly pause: () => void;
  readonly resume: () => void;
}

export interface OpenSearch {
  readonly url: string;
  readonly nodes: readonly OpenSearchNode[];
  readonly stop: () => Promise<void>;
}

/** Everything that starts one of its nodes again and again. */
interface Plan {
  readonly home: string;
  readonly java: string;
  readonly folder: string;
  readonly port: number;
  readonly javaOptions: string;
}

const settingsOf = (
  name: string,
  folder: string,
  port: number,
  names: readonly string[],
  transports: readonly number[],
  processors: number,
) => `
cluster.name: forecourt-${String(transports[0])}
node.name: ${name}
network.host: 127.0.0.1
http.port: ${String(port)}
transport.port: ${String(transports[names.indexOf(name)])}
discovery.seed_hosts: [${transports.map((transport) => `"127.0.0.1:${String(transport)}"`).join()}]
cluster.initial_cluster_manager_nodes: [${names.join()}]
path.data: ${folder}/data
path.logs: ${folder}/logs
cluster.routing.allocation.disk.threshold_enabled: false
action.auto_create_index: false
node.processors: ${String(processors)}
`;

const begin = ({ home, java, folder, javaOptions }: Plan) => {
  const asOther = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const child = spawn(join(home, 'bin/opensearch'), [], {
    ...asOther,
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      OPENSEARCH_PATH_CONF: join(folder, 'config'),
      OPENSEARCH_TMPDIR: folder,
      OPENSEARCH_JAVA_HOME: java,
      OPENSEARCH_JAVA_OPTS: javaOptions,
    },
  });
  endsWithTests(child);
  return child;
};

const answersWith = async (url: string, nodes: number): Promise<boolean> => {
  const answer = await fetch(`${url}/_cluster/health?wait_for_nodes=${String(nodes)}&timeout=1s`).catch(() => null);
  return answer?.ok === true && !((await answer.json()) as { timed_out: boolean }).timed_out;
};

/**
 * Of the options that come with it: logs and dumps in its own folder, another collector, and a module that the Java of PyPI does not have.
 */
const UNWANTED = /logs\/|HeapDumpPath|UseG1GC|incubator\.vector/;

const configure = (home: string, folder: string, settings: string): void => {
  const config = join(folder, 'config');
  mkdirSync(join(config, 'jvm.options.d'), { recursive: true });
  // Not copied as a file: the one that comes with it is not readable for all.
  writeFileSync(join(config, 'log4j2.properties'), readFileSync(join(home, 'config/log4j2.properties')));
  const options = readFileSync(join(home, 'config/jvm.options'), 'utf8').split('\n');
  writeFileSync(join(config, 'jvm.options'), options.filter((line) => !UNWANTED.test(line)).join('\n'));
  writeFileSync(join(config, 'opensearch.yml'), settings);
  if (!isRoot) return;
  for (const path of [folder, config, join(config, 'jvm.options.d')]) {
    chownSync(path, NOBODY, NOBODY);
    chmodSync(path, 0o755);
  }
};

const FIRST_PORT = 20_000;
const PORTS = 10_000;
/** Free now, and by chance not the next of another run; a port that the system gives out could be taken before it starts. */
const somePort = (k: number): number => FIRST_PORT + ((process.pid * 31 + Math.floor(Math.random() * 7000) + k) % PORTS);

/** Rejects with `NotHere` where Java or the program is missing and cannot be fetched. */
export const startOpenSearch = async ({
  heap = '512m',
  fast = false,
  processors = 2,
  nodes: count = 1,
}: OpenSearchOptions = {}): Promise<OpenSearch> => {
  const [java, home] = [await javaHome(), await programFolder()];
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-opensearch-'));
  chmodSync(folder, 0o755);
  const names = Array.from({ length: count }, (_, k) => `node-${String(k + 1)}`);
  const ports = names.map((_, k) => somePort(2 * k));
  const transports = ports.map((port) => port + PORTS);
  const javaOptions = `-Xms${heap} -Xmx${heap} -XX:+UseSerialGC -XX:-AlwaysPreTouch${fast ? ' -XX:TieredStopAtLevel=1' : ''}`;
  const nodes = names.map((name, k) => {
    const own = join(folder, name);
    const port = ports[k]!;
    configure(home, own, settingsOf(name, own, port, names, transports, processors));
    const plan: Plan = { home, java, folder: own, port, javaOptions };
    let child = begin(plan);
    const url = `http://127.0.0.1:${String(port)}`;
    const end = async (signal: NodeJS.Signals): Promise<void> => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    };
    const ready = async (): Promise<void> => {
      const deadline = performance.now() + STARTS_WITHIN_MS;
      while (!(await answersWith(url, count))) {
        if (child.exitCode !== null || performance.now() > deadline) {
          await end('SIGKILL');
          throw new Error(`OpenSearch of ${home} did not start: see ${own}/logs`);
        }
        await sleep(250);
      }
    };
    const restart = async (): Promise<void> => {
      child = begin(plan);
      await ready();
    };
    return {
      url,
      data: join(own, 'data'),
      ready,
      restart,
      kill: () => end('SIGKILL'),
      stop: () => end('SIGTERM'),
      pause: () => void child.kill('SIGSTOP'),
      resume: () => void child.kill('SIGCONT'),
    };
  });
  await Promise.all(nodes.map(({ ready }) => ready()));
  return {
    url: nodes[0]!.url,
    nodes,
    stop: async () => {
      await Promise.all(nodes.map(({ stop }) => stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
