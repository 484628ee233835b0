/** `npm run fuzz` sends 150,000 requests; `npm test` sends 5,000 of them. */
import process from 'node:process';
import { expect } from 'chai';
import { isFull } from '../faults/full.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { hostileRequests, type HostileRequest } from '../support/fuzz/hostile-requests.ts';
import type { Answer } from '../support/requests.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

const REQUESTS = isFull ? 150_000 : 5000;
const AT_ONCE = 8;
const A_BATCH = 1000;
/** So many are sent again alone: what they took before was the machine's and the others' doing, too. */
const SLOWEST = 50;

/** What is wrong with the answer; null for nothing. */
const faultOf = ({ statusCode, headers, body }: Answer, { mark }: HostileRequest): string | null => {
  if (statusCode >= 500) return `status ${String(statusCode)}`;
  if (/html|xml|svg/.test(headers['content-type'] ?? '') && body.includes(mark)) return 'reflected as markup';
  const location = headers.location;
  if (location !== undefined && !/^\/(?!\/|\\)/.test(location) && !/^http:\/\/([a-z]+\.)?localhost(:\d+)?\//.test(location))
    return `leads to ${location}`;
  return null;
};

const shownAs = ({ method = 'GET', url, headers, payload }: HostileRequest): string =>
  JSON.stringify({ method, url: url.slice(0, 400), headers, payload: payload?.toString().slice(0, 400) });

describe('Hostile texts in every parameter, path, header, cookie and body', () => {
  let app: TestApp;
  before(async () => {
    app = await testApp(
      { vehicles: [{ vehicle: aVehicle() }, { vehicle: aVehicle().named('Honda', 'Civic').sold() }] },
      { sendLead: () => Promise.resolve({ kind: 'invalid', problems: [] }) },
    );
  });

  it(`get no server error, are never markup, and change nothing of the process (${String(REQUESTS)} requests)`, async function () {
    this.timeout(isFull ? 3_600_000 : 300_000);
    const ownNames = Object.getOwnPropertyNames(Object.prototype);
    const faults: string[] = [];
    let slow: { readonly ms: number; readonly request: HostileRequest }[] = [];
    for (let sent = 0; sent < REQUESTS; sent += A_BATCH) {
      const requests = hostileRequests(Math.min(A_BATCH, REQUESTS - sent), sent + 1);
      const next = async (): Promise<void> => {
        for (let request = requests.pop(); request; request = requests.pop()) {
          const began = performance.now();
          const answer = await app.send(request);
          const ms = performance.now() - began;
          const fault = faultOf(answer, request);
          if (fault !== null) faults.push(`${fault}: ${shownAs(request)}`);
          slow.push({ ms, request });
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, next));
      slow = slow.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
    }
    const alone: { readonly ms: number; readonly request: HostileRequest }[] = [];
    for (const { request } of slow) {
      const began = process.cpuUsage();
      await app.send(request);
      const { user, system } = process.cpuUsage(began);
      alone.push({ ms: (user + system) / 1000, request });
    }
    const [slowest] = alone.toSorted((a, b) => b.ms - a.ms);
    if (slowest)
      console.log(
        `      slowest answer: ${String(slow[0]?.ms.toFixed(0))} ms beside ${String(AT_ONCE - 1)} others; the slowest ${String(SLOWEST)} sent again, ` +
          `alone, took at most ${slowest.ms.toFixed(0)} ms of processor time: ${shownAs(slowest.request).slice(0, 200)}`,
      );
    expect(faults.slice(0, 20)).to.deep.equal([]);
    expect(Object.getOwnPropertyNames(Object.prototype)).to.deep.equal(ownNames);
    expect(({} as Record<string, unknown>).polluted).to.equal(undefined);
  });
});
