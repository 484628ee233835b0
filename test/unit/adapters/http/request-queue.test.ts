import { expect } from 'chai';
import { useFakeTimers, type SinonFakeTimers } from 'sinon';
import { fairRequestQueue, type RequestQueue } from '../../../../src/adapters/http/middleware/request-queue.ts';

describe('The queue of requests', () => {
  let clock: SinonFakeTimers;
  let now: number;
  let queue: RequestQueue;
  let begun: string[];
  beforeEach(() => {
    clock = useFakeTimers({ toFake: ['setImmediate'] });
    now = 1000;
    begun = [];
    queue = fairRequestQueue(() => now);
  });
  afterEach(() => clock.restore());

  const request = (name: string): number => {
    const delay = queue.arrive();
    queue.enqueue(() => begun.push(name));
    return delay;
  };
  const turn = (count = 1): void => {
    for (let turns = 0; turns < count; turns += 1) clock.next();
  };

  it('begins a request after the first turn in which nothing arrives', () => {
    request('a');
    turn();
    expect(begun).to.deep.equal([]);
    turn();
    expect(begun).to.deep.equal(['a']);
    expect(clock.countTimers()).to.equal(0);
  });

  it('begins them in their order, one a turn', () => {
    for (const name of 'abc') request(name);
    turn(2);
    expect(begun).to.deep.equal(['a']);
    turn(2);
    expect(begun).to.deep.equal(['a', 'b', 'c']);
  });

  it('takes in at most 64 turns of arrivals before it begins the next', () => {
    request('first');
    for (let turns = 0; turns < 64; turns += 1) {
      turn();
      queue.arrive();
    }
    expect(begun).to.deep.equal([]);
    turn();
    expect(begun).to.deep.equal(['first']);
  });

  it('waits for the request of a connection that was accepted in between, a health check perhaps', () => {
    request('first');
    turn();
    queue.connect();
    turn();
    expect(begun).to.deep.equal([]);
    turn();
    expect(begun).to.deep.equal(['first']);
  });

  it('tells each that arrives how long the oldest has waited', () => {
    expect(request('a')).to.equal(0);
    now += 150;
    expect(request('b')).to.equal(150);
    turn(2);
    now += 10;
    expect(request('c')).to.equal(10);
    turn(65);
    expect(queue.arrive()).to.equal(0);
  });
});
