import { expect } from 'chai';
import { randomBytes } from 'node:crypto';
import { ConfigError, readConfig } from '../../../src/composition/config.ts';

const key = (): string => randomBytes(32).toString('base64');

const faultsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig('/', env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
};

describe('The settings of leads', () => {
  it('are not needed: files instead of a relay, a key file, two years, delivered by the server', () =>
    expect(readConfig('/', {}).leads).to.deep.equal({ smtpUrl: null, keys: null, retentionMonths: 24, deliversHere: true }));

  it('take one key, or several with the current one first', () => {
    expect(readConfig('/', { LEADS_KEY: key() }).leads.keys?.map(({ id }) => id)).to.deep.equal(['main']);
    const several = { LEADS_KEYS: `2026b:${key()},main:${key()}` };
    expect(readConfig('/', several).leads.keys?.map(({ id }) => id)).to.deep.equal(['2026b', 'main']);
  });

  it('are all reported at once, and no secret is shown', () => {
    const faults = faultsOf({
      SMTP_URL: 'mail.example.org:hunter2',
      LEADS_KEY: 'hunter2',
      LEADS_RETENTION_MONTHS: '0',
      LEADS_DELIVERY: 'never',
    });
    expect(faults.map((fault) => /^\w+/.exec(fault)?.[0])).to.deep.equal([
      'SMTP_URL',
      'LEADS_KEY',
      'LEADS_RETENTION_MONTHS',
      'LEADS_DELIVERY',
    ]);
    expect(faults.join()).to.not.include('hunter2');
    const same = key();
    expect(faultsOf({ LEADS_KEYS: `a:${same},a:${same}` })).to.have.length(1);
    const both = faultsOf({ LEADS_KEY: same, LEADS_KEYS: `a:${same}` });
    expect(both).to.have.length(1);
    expect(both.join()).to.not.include(same);
  });
});
