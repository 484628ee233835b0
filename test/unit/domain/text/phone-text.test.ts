import { expect } from 'chai';
import { phoneText } from '../../../../src/domain/text/phone-text.ts';

describe('a phone number', () => {
  it('is grouped as in Canada', () => {
    for (const phone of ['+14505550123', '450-555-0123', '(450) 555.0123', '1 450 555 0123']) {
      expect(phoneText(phone), phone).to.equal('450\u00a0555-0123');
    }
  });

  it('is grouped as in France', () => {
    for (const phone of ['+33478000000', '04 78 00 00 00', '04.78.00.00.00']) {
      expect(phoneText(phone), phone).to.equal('04\u00a078\u00a000\u00a000\u00a000');
    }
  });

  it('from elsewhere, or with more to it, stays as it is', () => {
    for (const phone of ['+32 2 555 12 12', '450 555-0123 ext. 4', '99 04 78 00 00 00', '04 78 00 00 00 99', ''])
      expect(phoneText(phone)).to.equal(phone);
  });
});
