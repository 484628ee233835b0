import { expect } from 'chai';
import { readConfig, ConfigError } from '../../../src/composition/config.ts';
import { operatorWarnings } from '../../../src/composition/operator-warnings.ts';

const PRODUCTION = { NODE_ENV: 'production' };
const RELAY = { SMTP_URL: 'smtps://user:secret@mail.example.org:465' };

describe('An install for real visitors', () => {
  it('never shows invented vehicles unless DEMO=on asks for them', () => {
    expect(readConfig('/', PRODUCTION).demo).to.equal(false);
    expect(readConfig('/', { ...PRODUCTION, DEMO: 'on' }).demo).to.equal(true);
    expect(readConfig('/', {}).demo).to.equal(true);
    expect(readConfig('/', { DEMO: 'off' }).demo).to.equal(false);
    expect(() => readConfig('/', { DEMO: 'perhaps' })).to.throw(ConfigError, 'DEMO="perhaps"');
  });

  it('is told that mail goes to files only, and that it runs as root', () => {
    const told = operatorWarnings(readConfig('/', PRODUCTION), { uid: 0, sites: [] });
    expect(told).to.have.length(2);
    expect(told[0]).to.contain('SMTP_URL is unset').and.contain('/var/outbox');
    expect(told[1]).to.contain('root');
    expect(operatorWarnings(readConfig('/', { ...PRODUCTION, ...RELAY }), { uid: 1000, sites: [] })).to.deep.equal([]);
  });

  it('is told of the sites whose links would begin with what a request says', () => {
    const sites = [
      { key: 'cars', origin: null },
      { key: 'bikes', origin: 'https://bikes.example.org' },
    ];
    const told = operatorWarnings(readConfig('/', { ...PRODUCTION, ...RELAY }), { uid: 1000, sites });
    expect(told).to.have.length(1);
    expect(told[0]).to.contain('No origin in the file of cars:').and.not.contain('bikes');
  });

  it('is not what a demo is held to', () => {
    expect(operatorWarnings(readConfig('/', {}), { uid: 0, sites: [{ key: 'cars', origin: null }] })).to.deep.equal([]);
  });
});
