import { expect } from 'chai';
import { ConfigError, readConfig } from '../../../src/composition/config.ts';

describe('METRICS_PORT', () => {
  it('is a port of its own, or none', () => {
    expect(readConfig('/', {}).metricsPort).to.equal(null);
    expect(readConfig('/', { METRICS_PORT: '9464' }).metricsPort).to.equal(9464);
    expect(readConfig('/', { METRICS_PORT: '0', PORT: '0' }).metricsPort).to.equal(0);
  });

  for (const METRICS_PORT of ['ninety', '-1', '70000', '3000'])
    it(`refuses ${METRICS_PORT} beside a server at 3000`, () =>
      expect(() => readConfig('/', { METRICS_PORT })).to.throw(ConfigError, /METRICS_PORT=.*another than PORT/));
});
