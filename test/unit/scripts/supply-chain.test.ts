import { expect } from 'chai';
import { missedSecurityRelease } from '../../../scripts/supply/node-release.ts';
import { packageFaults } from '../../../scripts/supply/package-faults.ts';
import { secretFaults } from '../../../scripts/supply/secret-faults.ts';

const SOUND = {
  version: '1.0.0',
  license: 'MIT',
  resolved: 'https://registry.npmjs.org/x/-/x-1.0.0.tgz',
  integrity: 'sha512-abc',
};

describe('The check of packages', () => {
  const faults = (name: string, changes: object) =>
    packageFaults({ [`node_modules/${name}`]: { ...SOUND, ...changes } }, { known: false });

  it('passes what has a permissive licence, no script and a checksum', () => {
    expect(faults('x', {})).to.deep.equal([]);
    expect(faults('known', { hasInstallScript: true })).to.deep.equal([]);
  });
  it('names a licence that binds, or none at all', () => {
    expect(faults('x', { license: 'GPL-3.0' })).to.match(/x@1.0.0 has the licence GPL-3.0/);
    expect(faults('x', { license: undefined })).to.match(/licence none/);
    expect(faults('x', { license: 'LGPL-3.0-or-later' })).to.match(/LGPL/);
  });
  it('names a package that runs a script at the install and that nobody decided about', () =>
    expect(faults('a/node_modules/y', { hasInstallScript: true })).to.match(/^y@1.0.0 runs a script/));
  it('names a package from elsewhere, or without a checksum', () => {
    expect(faults('x', { resolved: 'git+ssh://git@github.com/x/x.git' })).to.match(/does not come from the registry/);
    expect(faults('x', { integrity: 'sha1-abc' })).to.match(/checksum/);
  });
});

describe('The check for secrets', () => {
  const planted: readonly (readonly [string, string])[] = [
    ['a private key', ['-----BEGIN EC', 'PRIVATE', 'KEY-----'].join(' ')],
    ['a key of AWS', `AKIA${'A1'.repeat(8)}`],
    ['a token of GitHub', `ghp_${'a1B2'.repeat(9)}`],
    ['a token of npm', '//registry.npmjs.org/:_auth'.concat('Token=abcdefgh1234')],
    ['the key of leads', `LEADS_KEY=${'aB3+'.repeat(10)}aB3=`],
    ['a password in an address', `smtps://mailer:${'hunter2'.repeat(2)}@mail.acme.com`],
  ];
  for (const [what, text] of planted)
    it(`finds ${what}, and says where`, () =>
      expect(secretFaults('a.txt', `one\ntwo ${text}`.replace('two LEADS', 'LEADS'))).to.deep.equal([
        `a.txt:2 looks like ${what}`,
      ]));

  it('lets examples pass', () =>
    expect(secretFaults('.env', '# SMTP_URL=smtps://user:password@mail.example.org:465\n# LEADS_KEY=\n')).to.deep.equal([]));
});

describe('The check of the Node that comes along', () => {
  const RELEASES = [
    { version: 'v26.1.0', security: true },
    { version: 'v24.22.1', security: false },
    { version: 'v24.22.0', security: true },
    { version: 'v24.9.0', security: true },
    { version: 'v22.99.0', security: true },
  ];
  it('names the newest security release of the line that is newer', () =>
    expect(missedSecurityRelease('24.21.0', RELEASES)).to.equal('v24.22.0'));
  it('says nothing when there is none', () => {
    expect(missedSecurityRelease('24.22.0', RELEASES)).to.equal(null);
    expect(missedSecurityRelease('24.30.0', RELEASES)).to.equal(null);
  });
});
