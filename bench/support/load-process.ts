/** Sends requests from a process of its own, so that what it measures does not depend on what the benchmark itself does. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { spreadOf, type Spread } from './report.ts';

export interface Load {
  readonly port: number;
  readonly paths: readonly string[];
  readonly seconds: number;
  /** Requests a second, whether or not those before were answered; or how many visitors each send one after the other. */
  readonly pace: { readonly perSecond: number } | { readonly visitors: number };
}

export interface LoadAnswer {
  /** 200 within two seconds, a second. */
  readonly goodput: number;
  readonly sent: number;
  readonly refused: number;
  /** Not answered within five seconds, or cut off. */
  readonly lost: number;
  /** Milliseconds until the answers of status 200. */
  readonly latency: Spread;
}

const USEFUL_MS = 2000;
const TIMEOUT_MS = 5000;
const BEAT_MS = 5;

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const ask = (agent: Agent, port: number, path: string): Promise<{ readonly status: number; readonly ms: number }> =>
  new Promise((resolve) => {
    const began = performance.now();
    const end = (status: number): void => {
      resolve({ status, ms: performance.now() - began });
    };
    const outgoing = request({ agent, port, path, host: '127.0.0.1', headers: { host: 'localhost', accept: 'text/html' } });
    outgoing.setTimeout(TIMEOUT_MS, () => outgoing.destroy());
    outgoing.once('error', () => end(0));
    outgoing.once('response', (incoming) => {
      incoming.once('error', () => end(0));
      incoming.once('end', () => end(incoming.statusCode ?? 0));
      incoming.resume();
    });
    outgoing.end();
  });

const run = async ({ port, paths, seconds, pace }: Load): Promise<LoadAnswer> => {
  const agent = new Agent({ keepAlive: true });
  const began = performance.now();
  const answers: { readonly status: number; readonly ms: number }[] = [];
  let number = 0;
  const askNext = async (): Promise<void> => {
    answers.push(await ask(agent, port, paths[number++ % paths.length] ?? '/'));
  };
  const isOver = (): boolean => performance.now() - began > seconds * 1000;
  if ('visitors' in pace)
    await Promise.all(
      Array.from({ length: pace.visitors }, async () => {
        while (!isOver()) await askNext();
      }),
    );
  else {
    const asked: Promise<void>[] = [];
    while (!isOver()) {
      while (asked.length < ((performance.now() - began) / 1000) * pace.perSecond) asked.push(askNext());
      await wait(BEAT_MS);
    }
    await Promise.all(asked);
  }
  agent.destroy();
  const answered = answers.filter(({ status }) => status === 200);
  return {
    goodput: answered.filter(({ ms }) => ms <= USEFUL_MS).length / seconds,
    sent: answers.length,
    refused: answers.filter(({ status }) => status === 503).length,
    lost: answers.filter(({ status }) => status === 0).length,
    latency: spreadOf(answered.length > 0 ? answered.map(({ ms }) => ms) : [NaN]),
  };
};

/** Runs the load in a new process. */
export const load = async (asked: Load): Promise<LoadAnswer> => {
  const child = fork(fileURLToPath(import.meta.url), { execArgv: ['--import=tsx'] });
  child.send(asked);
  const [answer] = (await once(child, 'message')) as [LoadAnswer];
  child.disconnect();
  return answer;
};

if (process.send)
  process.once('message', (asked: Load) => {
    void run(asked).then((answer) => process.send?.(answer));
  });
