import { expect } from 'chai';
import { setTimeout as sleep } from 'node:timers/promises';
import { stub, useFakeTimers as fakeTimers } from 'sinon';
import { guardedLocationProvider } from '../../../../src/adapters/location/guarded-location-provider.ts';
import { retryBudget } from '../../../../src/adapters/location/retry-budget.ts';
import { FakeLocationProvider } from '../../../support/fakes/fake-location-provider.ts';
import { ScriptedLocationProvider } from '../../../support/fakes/scripted-location-provider.ts';
import { IN_PARIS, IN_QUEBEC } from '../../../support/lookup-context.ts';

const none = { kind: 'none' } as const;
const down = { kind: 'unavailable', cause: 'down' } as const;

describe('A guarded provider of places', () => {
  it('asks once for the same postal code, however it is written, and again for another country', async () => {
    const inner = new ScriptedLocationProvider({ 'postal code': none });
    const guarded = guardedLocationProvider(inner);
    for (const code of ['H7S 0A3', 'h7s0a3', 'H7S-0A3']) await guarded.find({ by: 'postal code', postalCode: code }, IN_QUEBEC);
    expect(inner.asked).to.have.lengthOf(1);
    await guarded.find({ by: 'postal code', postalCode: 'H7S 0A3' }, IN_PARIS);
    expect(inner.asked).to.have.lengthOf(2);
  });

  it('asks once for a network of addresses, IPv4 over IPv6 included', async () => {
    const inner = new ScriptedLocationProvider({ ip: none });
    const guarded = guardedLocationProvider(inner);
    for (const ip of ['24.48.0.1', '24.48.0.77', '::ffff:24.48.0.9']) await guarded.find({ by: 'ip', ip }, IN_QUEBEC);
    expect(inner.asked).to.have.lengthOf(1);
    for (const ip of ['24.48.1.1', '::ffff:24.48.2.1', '2001:db9:1::5', '2001:db9:2::5'])
      await guarded.find({ by: 'ip', ip }, IN_QUEBEC);
    expect(inner.asked).to.have.lengthOf(5);
  });

  it('asks again for what differs in any way: country, province, kind of question, latitude, longitude', async () => {
    const inner = new ScriptedLocationProvider({
      'postal code': none,
      keyword: none,
      coordinates: none,
      'default province': none,
    });
    const guarded = guardedLocationProvider(inner);
    const at = (latitude: number, longitude: number) => ({ by: 'coordinates', coordinates: { latitude, longitude } }) as const;
    const questions = [
      [{ by: 'postal code', postalCode: '75001' }, IN_PARIS],
      [
        { by: 'postal code', postalCode: '75001' },
        { ...IN_PARIS, country: 'CA' },
      ],
      [
        { by: 'postal code', postalCode: '75001' },
        { ...IN_PARIS, province: 'BRE' },
      ],
      [{ by: 'postal code', postalCode: '75002' }, IN_PARIS],
      [{ by: 'keyword', keyword: '75001' }, IN_PARIS],
      [{ by: 'default province' }, IN_PARIS],
      [at(48.85, 2.35), IN_PARIS],
      [at(48.85, 2.36), IN_PARIS],
      [at(48.86, 2.35), IN_PARIS],
    ] as const;
    for (const times of ['first', 'second']) {
      for (const [lookup, context] of questions) await guarded.find(lookup, context);
      expect(inner.asked, times).to.have.lengthOf(questions.length);
    }
  });

  it('asks again for what could not be answered after two seconds, for a place after an hour', async () => {
    let now = performance.now();
    const clock = stub(performance, 'now').callsFake(() => now);
    try {
      const inner = new ScriptedLocationProvider({ keyword: down, 'postal code': none });
      const guarded = guardedLocationProvider(inner);
      const ask = async (): Promise<number> => {
        // The cache reads the clock once in a millisecond.
        await sleep(5);
        inner.asked.length = 0;
        await guarded.find({ by: 'keyword', keyword: 'Laval' }, IN_QUEBEC);
        await guarded.find({ by: 'postal code', postalCode: 'H7S' }, IN_QUEBEC);
        return inner.asked.filter(({ by }, at, all) => all.findIndex((other) => other.by === by) === at).length;
      };
      expect(await ask()).to.equal(2);
      now += 1900;
      expect(await ask()).to.equal(0);
      now += 200;
      expect(await ask()).to.equal(1);
      now += 3_600_000;
      expect(await ask()).to.equal(2);
    } finally {
      clock.restore();
    }
  });

  it('passes coordinates on to three decimals only', async () => {
    const inner = new ScriptedLocationProvider({ coordinates: none });
    const guarded = guardedLocationProvider(inner);
    await guarded.find({ by: 'coordinates', coordinates: { latitude: 45.12345, longitude: -73.98765 } }, IN_QUEBEC);
    await guarded.find({ by: 'coordinates', coordinates: { latitude: 45.12341, longitude: -73.98761 } }, IN_QUEBEC);
    expect(inner.asked).to.deep.equal([{ by: 'coordinates', coordinates: { latitude: 45.123, longitude: -73.988 } }]);
  });

  it('forgets the oldest answers beyond its bound', async () => {
    const inner = new ScriptedLocationProvider({ keyword: none });
    const guarded = guardedLocationProvider(inner, { cached: 2 });
    for (const keyword of ['a', 'b', 'c', 'a']) await guarded.find({ by: 'keyword', keyword }, IN_QUEBEC);
    expect(inner.asked).to.have.lengthOf(4);
  });

  it('tries once more what failed', async () => {
    const inner = new ScriptedLocationProvider({ keyword: down });
    await guardedLocationProvider(inner).find({ by: 'keyword', keyword: 'Laval' }, IN_QUEBEC);
    expect(inner.asked).to.have.lengthOf(2);
  });

  it('retries no more than its budget when everything fails', async () => {
    const inner = new ScriptedLocationProvider({ keyword: down });
    const guarded = guardedLocationProvider(inner, { failures: 1000 });
    for (let k = 0; k < 100; k += 1) await guarded.find({ by: 'keyword', keyword: `town ${k}` }, IN_QUEBEC);
    // Ten saved up, and one more for every ten calls.
    expect(inner.asked.length).to.be.within(115, 121);
  });

  it('leaves the provider alone after an outage, not after many failures at one moment', async () => {
    const time = fakeTimers({ toFake: ['Date'] });
    try {
      const guarded = guardedLocationProvider(new ScriptedLocationProvider({ keyword: down }));
      await Promise.all(Array.from({ length: 50 }, (_, k) => guarded.find({ by: 'keyword', keyword: `town ${k}` }, IN_QUEBEC)));
      expect(guarded.resting()).to.equal(false);
      time.tick(500);
      await guarded.find({ by: 'keyword', keyword: 'another town' }, IN_QUEBEC);
      expect(guarded.resting()).to.equal(true);
    } finally {
      time.restore();
    }
  });

  it('does not ask when no time is left', async () => {
    const inner = new ScriptedLocationProvider({});
    const answer = await guardedLocationProvider(inner).find(
      { by: 'ip', ip: '24.48.0.1' },
      { ...IN_QUEBEC, signal: AbortSignal.abort() },
    );
    expect(answer.kind).to.equal('unavailable');
    expect(inner.asked).to.deep.equal([]);
  });

  it('ends a lookup in time even when the provider never does', async () => {
    class Endless extends FakeLocationProvider {
      override find(): Promise<never> {
        return new Promise(() => {});
      }
    }
    const answer = await guardedLocationProvider(new Endless(), { timeLimitMs: 20 }).find(
      { by: 'keyword', keyword: 'Laval' },
      IN_QUEBEC,
    );
    expect(answer).to.deep.equal({ kind: 'unavailable', cause: 'it took too long' });
  });
});

describe('A retry budget', () => {
  it('saves up no more than its bound', () => {
    const budget = retryBudget(0.5, 2);
    for (let k = 0; k < 100; k += 1) budget.called();
    expect([budget.take(), budget.take(), budget.take()]).to.deep.equal([true, true, false]);
    budget.called();
    budget.called();
    expect(budget.take()).to.equal(true);
  });
});
