/** An engine in a process of its own, as the benchmark sees it. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Built {
  readonly buildMs: number;
  /** What its processes grew by, in bytes. */
  readonly grown: number;
  /** What the garbage collector holds since, in bytes: all there is of an engine in JavaScript. */
  readonly held: number;
}
export interface Answered {
  /** By request; fewer than were asked when the time was up. */
  readonly ms: readonly number[];
  /** A checksum of each answer. */
  readonly answers: readonly string[];
}
export interface Replaced {
  readonly alone: readonly number[];
  /** Beside searches, from when the change was due. */
  readonly whileAsked: readonly number[];
  /** Of those searches. */
  readonly asked: readonly number[];
}

/** What the process is told, and what it answers; one after the other. */
export interface Orders {
  /** Fails with what hinders the engine. */
  readonly build: (engine: string, listings: number, queries: number) => Promise<Built>;
  /** Asks the requests from one number up to, not including, another; at least one, and no new one after that time. */
  readonly ask: (from: number, to: number, withinMs: number) => Promise<Answered>;
  /** The whole answer to one request, for reading. */
  readonly answer: (request: number) => Promise<string>;
  /** Changes listings one by one and back again, alone and then beside searches, for that time each. */
  readonly replace: (withinMs: number) => Promise<Replaced>;
  /** Of all its processes, in bytes. */
  readonly memory: () => Promise<number>;
}
export type Reply = { readonly done: unknown } | { readonly failed: string };

const HOST = fileURLToPath(new URL('engine-host.ts', import.meta.url));
const NAMES = ['build', 'ask', 'answer', 'replace', 'memory'] as const satisfies (keyof Orders)[];

export interface SearchProcess extends Orders {
  /** Resolves when it has ended. */
  readonly stop: () => Promise<void>;
}

export const startSearchProcess = (): SearchProcess => {
  const child = fork(HOST, { execArgv: ['--import=tsx'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit').then((): Reply[] => [{ failed: 'its process ended' }]);
  const order =
    (name: keyof Orders) =>
    async (...values: readonly unknown[]): Promise<unknown> => {
      if (!child.connected) throw new Error('its process ended');
      const answered = once(child, 'message') as Promise<Reply[]>;
      child.send([name, ...values]);
      const [reply] = await Promise.race([answered, ended]);
      if (reply === undefined || 'failed' in reply) throw new Error(reply?.failed ?? 'it did not answer');
      return reply.done;
    };
  const orders = Object.fromEntries(NAMES.map((name) => [name, order(name)])) as unknown as Orders;
  const stop = async (): Promise<void> => {
    if (child.connected) child.disconnect();
    await ended;
  };
  return { ...orders, stop };
};
