import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { loadSources, parseSources, type FeedSecrets } from '../../../../src/adapters/feeds/sources/load-sources.ts';
import { FaultyFile } from '../../../../src/adapters/yaml/faulty-file.ts';

const SECRETS = { FEED_ACME_USER: 'u', FEED_ACME_PASSWORD: 'p', FEED_DMS_PRIVATE_KEY: 'k' };
const parse = (text: string, secrets: FeedSecrets = SECRETS) => parseSources('/srv/market/sources.yaml', text, secrets);
const faults = (fields: string): readonly string[] => {
  try {
    parse(`sources:\n  one:\n    profile: plain\n${fields.replace(/^/gm, '    ')}\n`);
    return [];
  } catch (error) {
    if (error instanceof FaultyFile) return error.problems;
    throw error;
  }
};

describe('The file of sources', () => {
  it('is read as docs/feeds.md shows it', () => {
    const text = readFileSync(join(import.meta.dirname, '../../../../docs/feeds.md'), 'utf8');
    const [, example = ''] =
      /```yaml\n(# yaml-language-server: \$schema=feeds\/sources\.schema\.json\n[\s\S]+?)```/.exec(text) ?? [];
    const sources = parse(example);
    expect(sources.map(({ name, address: { kind } }) => [name, kind])).to.deep.equal([
      ['garage-example', 'http'],
      ['city-motors', 'sftp'],
      ['drop-box', 'folder'],
      ['by-hand', 'input'],
    ]);
    expect(sources[0]).to.deep.include({
      dealerId: 12,
      schedule: { cron: '15 */2 * * *', timeZone: 'America/Toronto', jitterMs: 600_000 },
      timeLimitMs: 900_000,
      overdueAfterMs: 3_600_000,
      credentials: 'ACME',
      privateAddresses: false,
    });
    expect(sources[2]?.address).to.deep.equal({ kind: 'folder', path: '/srv/market/incoming/drop-box' });
  });

  it('need not exist', () => {
    expect(loadSources('/nowhere/sources.yaml', {})).to.deep.equal([]);
  });

  it('is refused with file, line and hint for each fault', () => {
    expect(faults('address: ftp://a.example/x.csv').join())
      .to.contain('sources.yaml:4')
      .and.to.contain('Use https, http or sftp');
    expect(faults('address: https://u:secret@a.example/x').join()).to.contain('has a password in it');
    expect(faults('address: sftp://u@a.example/x').join()).to.contain('hostKey: is missing').and.to.contain('ssh-keyscan');
    expect(faults('address: sftp://a.example/x').join()).to.contain('names no user');
    expect(faults('address: http://a.example/x\ncredentials: ACME').join()).to.contain('in clear text');
    expect(faults('address: https://a.example/x\ncredentials: OTHER').join()).to.contain('Set FEED_OTHER_USER');
    expect(faults('address: https://a.example/x\nschedule: "61 * * * *"').join()).to.contain('is not a schedule');
    expect(faults('address: https://a.example/x\nschedule: "0 0 30 2 *"').join()).to.contain('never comes');
    expect(faults('address: https://a.example/x\nschedule: "* * * * * *"').join()).to.contain('is not a schedule');
    expect(faults('address: https://a.example/x\nschedule: "0 3 * * *"\ntimeZone: Toronto').join()).to.contain('not a time zone');
    expect(faults('address: "-"\nschedule: "0 3 * * *"').join()).to.contain('cannot be kept by standard input');
    expect(faults('address: https://a.example/x\nshedule: x').join()).to.contain('Did you mean schedule?');
    expect(faults('address: stock.csv\ndealer: 12')).to.deep.equal([]);
  });

  it('says nothing of secrets', () => {
    const text = 'sources:\n  one: { profile: p, address: "https://a.example/", credentials: ACME }\n';
    expect(JSON.stringify(parse(text, { FEED_ACME_TOKEN: 'very-secret' }))).not.to.contain('very-secret');
  });
});
