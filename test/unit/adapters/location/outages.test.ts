import { expect } from 'chai';
import { fallbackLocationProvider } from '../../../../src/adapters/location/fallback-location-provider.ts';
import { reportingOutages } from '../../../../src/adapters/location/outage-reporting.ts';
import { createLocations } from '../../../../src/composition/locations.ts';
import type { LocationAnswer } from '../../../../src/ports/location-provider.ts';
import { FakeLocationProvider } from '../../../support/fakes/fake-location-provider.ts';
import { FixedClock } from '../../../support/fakes/fixed-clock.ts';
import { ScriptedLocationProvider } from '../../../support/fakes/scripted-location-provider.ts';
import { startLocationServer } from '../../../support/servers/location-server.ts';
import { IN_QUEBEC } from '../../../support/lookup-context.ts';

const LAVAL = { by: 'keyword', keyword: 'Laval' } as const;
const down: LocationAnswer = { kind: 'unavailable', cause: 'ECONNREFUSED' };
const none: LocationAnswer = { kind: 'none' };

describe('A provider of places that is down', () => {
  it('is replaced by the embedded data, even when the time of the chain is over', async () => {
    const provider = fallbackLocationProvider(new ScriptedLocationProvider({ keyword: down }), new FakeLocationProvider());
    const answer = await provider.find(LAVAL, { ...IN_QUEBEC, signal: AbortSignal.abort() });
    expect(answer).to.have.nested.property('place.city', 'Laval');
  });

  it('is not replaced where it answers that there is no such place', async () => {
    const second = new ScriptedLocationProvider({});
    const provider = fallbackLocationProvider(new ScriptedLocationProvider({ keyword: none }), second);
    expect(await provider.find(LAVAL, IN_QUEBEC)).to.deep.equal(none);
    expect(second.asked).to.deep.equal([]);
  });

  it('is reported when it begins to fail, once a minute while it does, and when it answers again', async () => {
    const answers: LocationAnswer[] = [];
    const said: string[] = [];
    const clock = new FixedClock(0);
    const provider = reportingOutages(
      { find: () => Promise.resolve(answers.shift() ?? none) },
      {
        failed: ({ cause, failures }) => said.push(`failed: ${cause}, ${String(failures)}`),
        recovered: ({ failures, seconds }) => said.push(`recovered: ${String(failures)} in ${String(seconds)} s`),
      },
      clock,
    );
    const ask = async (answer: LocationAnswer, afterMs: number): Promise<void> => {
      clock.advance(afterMs);
      answers.push(answer);
      await provider.find(LAVAL, IN_QUEBEC);
    };
    await ask(none, 0);
    expect(said).to.deep.equal([]);
    await ask(down, 1000);
    await ask(down, 1000);
    await ask(down, 60_000);
    await ask(none, 5000);
    expect(said).to.deep.equal(['failed: ECONNREFUSED, 1', 'failed: ECONNREFUSED, 3', 'recovered: 3 in 66 s']);
    await ask(down, 1000);
    await ask(none, 1000);
    expect(said, 'a single failure soon after is not worth a line').to.have.length(3);
    for (let k = 0; k < 5; k += 1) await ask(down, 100);
    await ask(none, 500);
    expect(said.slice(3), 'an outage is').to.deep.equal(['failed: ECONNREFUSED, 5', 'recovered: 5 in 1 s']);
  });

  it('stands in the log with its host and the reason, and nothing of the visitor', async () => {
    const server = await startLocationServer(new FakeLocationProvider());
    await server.close();
    const lines: object[] = [];
    const note = (fields: object, text: string): void => void lines.push({ ...fields, text });
    const { provider } = createLocations(
      { dataDir: 'none', location: { provider: 'http', url: `${server.url}/base` } },
      new FixedClock(),
      { warn: note as never, info: note as never },
    );
    await provider.find(LAVAL, IN_QUEBEC);
    expect(lines).to.have.length(1);
    expect(lines[0]).to.deep.include({ provider: 'http', server: new URL(server.url).host, cause: 'ECONNREFUSED' });
    expect(JSON.stringify(lines)).to.include('Location provider failed').and.not.include('Laval');
  });
});
