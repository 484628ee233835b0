import { expect } from 'chai';
import { randomBytes } from 'node:crypto';
import { hmacFormStamps } from '../../../../src/adapters/leads/hmac-form-stamps.ts';
import { keysFromSettings } from '../../../../src/adapters/storage/leads/lead-keys.ts';
import { leadKey } from '../../../../src/adapters/storage/leads/sealing.ts';
import { FixedClock } from '../../../support/fakes/fixed-clock.ts';

const old = leadKey('old', randomBytes(32));
const young = leadKey('young', randomBytes(32));

describe('The stamp of a form', () => {
  const clock = new FixedClock();
  const stamps = hmacFormStamps(keysFromSettings([old]), clock);

  it('knows its age, and is different every time', () => {
    const stamp = stamps.issue();
    clock.advance(5000);
    expect(stamps.ageOf(stamp)).to.equal(5000);
    expect(stamps.issue()).to.not.equal(stamps.issue());
  });

  it('is good after the key has changed, while the old one is there', () => {
    const stamp = stamps.issue();
    expect(hmacFormStamps(keysFromSettings([young, old]), clock).ageOf(stamp)).to.equal(0);
    expect(hmacFormStamps(keysFromSettings([young]), clock).ageOf(stamp)).to.equal(null);
  });

  it('is not to be forged or made younger', () => {
    const [time = '', random = '', signature = ''] = stamps.issue().split('.');
    for (const forged of ['', 'a.b.c', `${time}x.${random}.${signature}`, `${time}.${random}.${signature.toLowerCase()}x`])
      expect(stamps.ageOf(forged), forged).to.equal(null);
  });
});
