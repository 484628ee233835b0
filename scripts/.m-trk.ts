import BetterSqlite from '/work/main/node_modules/better-sqlite3/lib/index.js';
import { startServer } from '/work/main/test/support/running-server.ts';
import http from 'node:http';
const server = await startServer('/tmp/trk/data', { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'info' });
const db = new BetterSqlite('/tmp/trk/data/forecourt.db');
const pick = db.prepare("select v.id from vehicles v join dealers d on d.id=v.dealer_id where d.market='CA' limit 500").pluck().all() as number[];
const agent = new http.Agent({ keepAlive: true });
const post = (i: number) => new Promise<number>((done, fail) => {
  const body = JSON.stringify({ TypeId: 1, SiteId: 1402, ProductId: pick[i % pick.length] });
  const request = http.request({ agent, port: server.port, host: '127.0.0.1', path: '/api/products/views', method: 'POST', headers: { host: 'media.localhost', 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'x-forwarded-for': `10.0.${i % 200}.${i % 250}` } }, (r) => { r.resume(); r.on('end', () => done(r.statusCode!)); });
  request.on('error', fail); request.end(body);
});
const run = async (label: string) => {
  const times: number[] = [];
  for (let i = 0; i < 600; i++) {
    const started = performance.now();
    const status = await post(i);
    if (status !== 200) throw new Error(String(status));
    times.push(performance.now() - started);
    await new Promise((done) => setTimeout(done, 8));
  }
  times.sort((a, b) => a - b);
  console.log(label, 'p50', times[300]!.toFixed(2), 'p95', times[570]!.toFixed(2), 'p99', times[594]!.toFixed(2), 'max', times[599]!.toFixed(2), 'ms');
};
const before = db.prepare('select coalesce(sum(count),0) from traffic').pluck().get();
await run('free');
db.exec('begin immediate');
await run('while another process writes');
db.exec('commit');
await new Promise((done) => setTimeout(done, 6000));
console.log('counted', Number(db.prepare('select sum(count) from traffic').pluck().get()) - Number(before), 'rows', db.prepare('select count(*) from traffic').pluck().get());
db.close(); agent.destroy();
await server.stop();
