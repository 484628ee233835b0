import { expect } from 'chai';
import { ConfigError, readConfig } from '../../../src/composition/config.ts';

describe('The limits of overload', () => {
  it('are half a second and 500 requests unless settings say otherwise', () => {
    expect(readConfig('/', {}).overload).to.deep.equal({ delayMs: 500, queue: 500 });
    expect(readConfig('/', { OVERLOAD_DELAY_MS: '0', OVERLOAD_QUEUE: '1' }).overload).to.deep.equal({ delayMs: 0, queue: 1 });
  });

  it('are 256 connections of one address', () => {
    expect(readConfig('/', {}).connectionsPerAddress).to.equal(256);
    expect(readConfig('/', { CONNECTIONS_PER_ADDRESS: '0' }).connectionsPerAddress).to.equal(0);
  });

  for (const [name, value] of [
    ['OVERLOAD_DELAY_MS', '-1'],
    ['OVERLOAD_DELAY_MS', '60001'],
    ['OVERLOAD_DELAY_MS', '1.5'],
    ['OVERLOAD_QUEUE', '0'],
    ['OVERLOAD_QUEUE', 'many'],
    ['CONNECTIONS_PER_ADDRESS', '-1'],
    ['CONNECTIONS_PER_ADDRESS', '100001'],
  ] as const)
    it(`refuse ${name}=${value}`, () => {
      expect(() => readConfig('/', { [name]: value })).to.throw(ConfigError, `${name}="${value}"`);
    });
});
