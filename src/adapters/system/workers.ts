/** What the workers of one server ask of the process that started them, and it of them. */
import cluster from 'node:cluster';
import { createHmac, randomBytes } from 'node:crypto';
import process from 'node:process';
import type { MetricObject } from 'prom-client';
import type { RequestCount, RequestCounts } from '../../ports/system/request-counts.ts';

interface Count {
  readonly kind: 'count' | 'take back';
  readonly limit: string;
  readonly who: string;
  readonly windowMs: number;
}
type Question = Count | { readonly kind: 'metrics' };

type Message =
  | { readonly id: number; readonly question: Question }
  | { readonly id: number; readonly answer: unknown }
  | { readonly ready: true };

/** An end of the channel between two processes. */
interface End {
  send(message: Message): unknown;
}

/** After it, the other process is taken for gone. */
const LIMIT_MS = 2000;

const waiting = new Map<number, (answer: unknown) => void>();
let asked = 0;

const ask = (other: End, question: Question): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const id = (asked += 1);
    const timer = setTimeout(() => {
      waiting.delete(id);
      reject(new Error(`Another process of this server does not answer (${question.kind})`));
    }, LIMIT_MS);
    waiting.set(id, (answer) => {
      clearTimeout(timer);
      waiting.delete(id);
      resolve(answer);
    });
    other.send({ id, question });
  });

/** Takes an answer to where it was asked, and answers a question. */
const listen = (other: End, message: Message, answerTo: (question: Question) => unknown): void => {
  if ('answer' in message) waiting.get(message.id)?.(message.answer);
  else if ('question' in message)
    void Promise.resolve(answerTo(message.question)).then((answer) => other.send({ id: message.id, answer }));
};

/** The process that started this one. */
const primary: End = { send: (message) => process.connected && process.send?.(message) };

/** In a worker: counts requests with the other workers; null in a process of its own. */
export const countsOfWorkers = (): RequestCounts | null =>
  cluster.isWorker
    ? {
        add: (limit, who, windowMs) => ask(primary, { kind: 'count', limit, who, windowMs }) as Promise<RequestCount>,
        takeBack: (limit, who) => ask(primary, { kind: 'take back', limit, who, windowMs: 0 }).then(() => undefined),
      }
    : null;

/** In a worker: answers what its primary asks, from now on, and says that it serves visitors. Nothing in a process of its own. */
export const joinWorkers = (metrics: { objects(): Promise<readonly MetricObject[]> }): void => {
  if (!cluster.isWorker) return;
  process.on('message', (message: Message) => listen(primary, message, () => metrics.objects()));
  primary.send({ ready: true });
};

/** In the primary: answers its workers, and hears which of them are ready. */
export const answerWorkers = (onReady: (worker: number) => void): void => {
  const counts = new Map<string, { hits: number; readonly until: number }>();
  const key = randomBytes(32);
  const count = ({ kind, limit, who, windowMs }: Count): RequestCount => {
    const now = performance.now();
    const name = createHmac('sha256', key).update(`${limit} ${who}`).digest('base64');
    const known = counts.get(name);
    const current = known && known.until > now ? known : { hits: 0, until: now + windowMs };
    current.hits = Math.max(0, current.hits + (kind === 'count' ? 1 : -1));
    counts.set(name, current);
    return { hits: current.hits, leftMs: current.until - now };
  };
  setInterval(() => {
    for (const [name, { until }] of counts) if (until <= performance.now()) counts.delete(name);
  }, 60_000).unref();
  cluster.on('message', (worker, message: Message) => {
    if ('ready' in message) onReady(worker.id);
    else
      listen({ send: (answer) => worker.isConnected() && worker.send(answer) }, message, (question) =>
        question.kind === 'metrics' ? null : count(question),
      );
  });
};

/** In the primary: the metrics of each worker that answers. */
export const metricsOfWorkers = async (): Promise<readonly (readonly MetricObject[])[]> => {
  const answers = await Promise.allSettled(
    Object.values(cluster.workers ?? {}).map((worker) => ask({ send: (message) => worker?.send(message) }, { kind: 'metrics' })),
  );
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value as readonly MetricObject[]] : []));
};
