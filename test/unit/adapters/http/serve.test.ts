import { expect } from 'chai';
import express from 'express';
import { Agent, request } from 'node:http';
import { serve } from '../../../../src/adapters/http/serve.ts';

describe('A server that is told to stop under load', () => {
  it('finishes every request that it began, on connections that clients keep', async function () {
    const begun = new Set<number>();
    const app = express();
    app.get('/:n', (incoming, response) => {
      const n = Number(incoming.params.n);
      begun.add(n);
      // Some take so long that they are certainly in flight when connections are closed.
      setTimeout(() => response.send('done'), n % 5 === 0 ? 500 : 40);
    });
    const server = await serve(app, '127.0.0.1', 0);
    const agent = new Agent({ keepAlive: true });
    const answered = new Set<number>();
    let sent = 0;
    let failed = 0;
    const ask = (n: number): Promise<void> =>
      new Promise((resolve, reject) => {
        request({ host: '127.0.0.1', port: server.port, path: `/${String(n)}`, agent }, (answer) => {
          answer.resume().once('end', () => {
            answered.add(n);
            resolve();
          });
        })
          .once('error', reject)
          .end();
      });
    const client = async (): Promise<void> => {
      let answeredAt = performance.now();
      for (;;) {
        const idleMs = performance.now() - answeredAt;
        const isReused = Object.values(agent.freeSockets).some((sockets) => (sockets?.length ?? 0) > 0);
        try {
          await ask((sent += 1));
          answeredAt = performance.now();
          // Some go on at once, others leave their connection idle for a moment.
          await new Promise((done) => setTimeout(done, (sent % 4) * 10));
        } catch (error) {
          // A new connection may be refused; one that the server kept open may not be cut, unless a busy machine kept it idle for long.
          if (isReused && idleMs < 250 && (error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') failed += 1;
          return;
        }
      }
    };
    const clients = Array.from({ length: 20 }, client);
    while (answered.size <= 60) await new Promise((done) => setTimeout(done, 10));
    await server.stop();
    await Promise.all(clients);
    agent.destroy();
    expect([...begun].filter((n) => !answered.has(n))).to.deep.equal([]);
    expect(failed).to.equal(0);
  });
});
