import { expect } from 'chai';
import { ConfigError, readConfig, type LocationConfig } from '../../../src/composition/config.ts';

const read = (env: Record<string, string>): LocationConfig => readConfig('/nowhere', env).location;

const faults = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig('/nowhere', env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
};

describe('The settings of the location provider', () => {
  it('are the embedded one unless they say otherwise', () => {
    expect(read({})).to.deep.equal({ provider: 'embedded' });
    expect(read({ LOCATION_PROVIDER: 'embedded', LOCATION_URL: 'https://unused.example' })).to.deep.equal({
      provider: 'embedded',
    });
  });

  it('name another server', () => {
    const env = { LOCATION_PROVIDER: 'http', LOCATION_URL: 'https://places.example.org/base' };
    expect(read(env)).to.deep.equal({ provider: 'http', url: 'https://places.example.org/base' });
  });

  it('stop the start with an unknown provider', () => {
    expect(faults({ LOCATION_PROVIDER: 'google' })).to.deep.equal(['LOCATION_PROVIDER="google": give embedded or http']);
  });

  for (const url of [undefined, 'places.example.org', 'ftp://places.example.org', 'https://places.example.org/?key=1']) {
    it(`stop the start with http and ${url ?? 'no URL'}, beside every other fault`, () => {
      const found = faults({ LOCATION_PROVIDER: 'http', PORT: 'x', ...(url !== undefined && { LOCATION_URL: url }) });
      expect(found).to.have.lengthOf(2);
      expect(found.join()).to.include('LOCATION_URL');
    });
  }
});
