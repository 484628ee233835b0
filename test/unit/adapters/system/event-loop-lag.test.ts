import { expect } from 'chai';
import { useFakeTimers, type SinonFakeTimers } from 'sinon';
import { EventLoopLag } from '../../../../src/adapters/system/event-loop-lag.ts';

describe('How long requests wait for this process', () => {
  let clock: SinonFakeTimers;
  let now: number;
  let lag: EventLoopLag;
  beforeEach(() => {
    clock = useFakeTimers({ toFake: ['setInterval'] });
    now = 1000;
    lag = new EventLoopLag(() => now);
  });
  afterEach(() => clock.restore());

  const turns = (...durations: readonly number[]): void => {
    for (const ms of durations) {
      now += ms;
      clock.tick(10);
    }
  };

  it('is nothing while there is little to do', () => {
    turns(10, 10, 14, 10, 10, 10);
    now += 9;
    expect(lag.delayMs()).to.equal(0);
  });

  it('does not count one slow page and the requests that waited for it', () => {
    turns(10, 10, 900, 300);
    now += 200;
    expect(lag.delayMs()).to.equal(0);
  });

  it('is the time since this turn began, once one turn after the other was late', () => {
    turns(10, 60, 60, 60, 60);
    expect(lag.delayMs()).to.equal(0);
    now += 150;
    expect(lag.delayMs()).to.equal(140);
  });

  it('is over as soon as a turn is in time again', () => {
    turns(60, 60, 60, 60, 60, 12);
    now += 150;
    expect(lag.delayMs()).to.equal(0);
  });
});
