import { expect } from 'chai';
import { Destinations, pauseAfter, THREE_DAYS } from '../../../../src/application/leads/delivery-schedule.ts';

const failure = (now: number, unreachable: boolean) => ({ unreachable, now, chance: 1 });

describe('The schedule of deliveries', () => {
  it('waits twice as long each time, up to ten minutes, half of it chance', () => {
    expect([1, 2, 3, 9].map((attempts) => pauseAfter(attempts, 1, THREE_DAYS))).to.deep.equal([30_000, 60_000, 120_000, 600_000]);
    expect(pauseAfter(1, 0, THREE_DAYS)).to.equal(15_000);
  });

  it('pauses a destination that does not answer, then tries one delivery first', () => {
    const destinations = new Destinations();
    destinations.failed('mail', failure(0, true));
    expect(destinations.resting(4999)).to.deep.equal(['mail']);
    expect(destinations.mayTry('mail', 4999)).to.equal(false);
    expect(destinations.mayTry('webhook 7', 4999)).to.equal(true);
    expect([destinations.mayTry('mail', 5000), destinations.mayTry('mail', 5000)]).to.deep.equal([true, false]);
    destinations.failed('mail', failure(5000, true));
    expect(destinations.resting(14_999)).to.deep.equal(['mail']);
    expect(destinations.mayTry('mail', 15_000)).to.equal(true);
    destinations.worked('mail');
    expect([destinations.mayTry('mail', 15_000), destinations.mayTry('mail', 15_000)]).to.deep.equal([true, true]);
  });

  it('takes single refusals for the message’s fault, and five in a row for the destination’s', () => {
    const destinations = new Destinations();
    for (let failures = 1; failures < 5; failures += 1) destinations.failed('mail', failure(0, false));
    expect(destinations.mayTry('mail', 0)).to.equal(true);
    destinations.failed('mail', failure(0, false));
    expect(destinations.mayTry('mail', 0)).to.equal(false);
  });
});
