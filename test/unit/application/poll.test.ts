import { expect } from 'chai';
import { pollEvery } from '../../../src/application/poll.ts';
import { eventually } from '../../support/eventually.ts';

/** Turns that answer as they are told, and then go on well. */
const polling = async (outcomes: readonly ('good' | 'bad')[], pauseMs: number): Promise<string[]> => {
  const reported: string[] = [];
  let turns = 0;
  const turn = (): Promise<void> => {
    const outcome = outcomes[turns];
    turns += 1;
    return outcome === 'bad' ? Promise.reject(new Error(`turn ${String(turns)}`)) : Promise.resolve();
  };
  const poll = pollEvery(pauseMs, turn, (error) => reported.push((error as Error).message));
  void poll.start();
  await eventually(() => expect(turns).to.be.above(outcomes.length));
  await poll.stop();
  return reported;
};

describe('What is polled', () => {
  it('reports an outage once when it begins, and the next one again', async () => {
    expect(await polling(['bad', 'bad', 'bad', 'good', 'bad', 'bad'], 1)).to.deep.equal(['turn 1', 'turn 5']);
  });

  it('is ready after the first turn that succeeded, however many failed before', async () => {
    let turns = 0;
    const poll = pollEvery(
      1,
      () => (++turns < 3 ? Promise.reject(new Error('away')) : Promise.resolve()),
      () => undefined,
    );
    await poll.start();
    expect(turns).to.equal(3);
    await poll.stop();
  });
});
