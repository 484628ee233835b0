import { expect } from 'chai';
import { ConfigError, readConfig } from '../../../src/composition/config.ts';

describe('METRICS_PORT', () => {
  it('is a port of its own on this machine, unless it is said otherwise', () => {
    expect(readConfig('/', {}).metrics).to.deep.equal({ host: '127.0.0.1', port: 9464, isDefault: true });
    expect(readConfig('/', { METRICS_PORT: '9000', METRICS_HOST: '10.0.0.7' }).metrics).to.deep.equal({
      host: '10.0.0.7',
      port: 9000,
      isDefault: false,
    });
    expect(readConfig('/', { PORT: '0' }).metrics?.port).to.equal(0);
    expect(readConfig('/', { METRICS_PORT: 'off' }).metrics).to.equal(null);
  });

  for (const METRICS_PORT of ['ninety', '-1', '70000', '3000'])
    it(`refuses ${METRICS_PORT} beside a server at 3000`, () =>
      expect(() => readConfig('/', { METRICS_PORT })).to.throw(ConfigError, /METRICS_PORT=.*another than PORT/));
});
