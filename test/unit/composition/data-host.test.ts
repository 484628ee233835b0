import { expect } from 'chai';
import { ConfigError, readConfig } from '../../../src/composition/config.ts';

describe('The setting DATA_HOST', () => {
  it('is this server unless another host is named', () => {
    expect(readConfig('/srv', {}).dataHost).to.equal('');
    expect(readConfig('/srv', { DATA_HOST: 'https://data.example.org' }).dataHost).to.equal('https://data.example.org');
  });

  it('is scheme and host alone', () => {
    for (const DATA_HOST of [
      'data.example.org',
      'https://data.example.org/',
      'https://data.example.org/api',
      'ftp://data.example.org',
    ]) {
      expect(() => readConfig('/srv', { DATA_HOST }), DATA_HOST).to.throw(ConfigError, /DATA_HOST=.*give scheme and host alone/);
    }
  });
});
