import { expect } from 'chai';
import { ConfigError, readConfig } from '../../../src/composition/config.ts';

describe('Settings for those who build the product', () => {
  it('show the demo inventory wherever the server is not said to be for production', () => {
    expect(readConfig('/', {}).demo).to.equal(true);
    expect(readConfig('/', { NODE_ENV: 'production' }).demo).to.equal(false);
  });

  it('lengthen every text on request, and never for visitors', () => {
    expect(readConfig('/', {}).pseudoLocale).to.equal(false);
    expect(readConfig('/', { PSEUDO_LOCALE: '1' }).pseudoLocale).to.equal(true);
    for (const env of [{ PSEUDO_LOCALE: '1', NODE_ENV: 'production' }, { PSEUDO_LOCALE: 'yes' }])
      expect(() => readConfig('/', env)).to.throw(ConfigError, 'PSEUDO_LOCALE');
  });
});
