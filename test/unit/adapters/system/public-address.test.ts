import { expect } from 'chai';
import { lookupPublic } from '../../../../src/adapters/system/outside-request.ts';
import { isPublicAddress } from '../../../../src/adapters/system/public-address.ts';

describe("Addresses that a feed's photo may be fetched from", () => {
  it('are those of the public internet', () => {
    for (const address of [
      '8.8.8.8',
      '172.15.255.255',
      '172.32.0.1',
      '192.167.1.1',
      '100.63.0.1',
      '2606:4700::1111',
      '2a00:1450::1',
    ])
      expect(isPublicAddress(address), address).to.be.true;
  });

  it('are not those of this machine, its network, or anything special', () => {
    const addresses =
      '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.9.9.9 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.1 192.168.1.1 198.18.0.1 ' +
      '224.0.0.1 240.0.0.1 255.255.255.255 :: ::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:8.8.8.8 fe80::1 fc00::1 fd12::1 ff02::1 ' +
      '64:ff9b::7f00:1 2002:7f00:1:: 2001::1 2001:db8::1 localhost nonsense';
    for (const address of [...addresses.split(' '), '']) expect(isPublicAddress(address), address).to.be.false;
  });

  it('are judged when the name is looked up for the connection', async () => {
    for (const all of [true, false]) {
      const error = await new Promise((resolve) => lookupPublic('localhost', { all }, resolve));
      expect(error).to.be.an.instanceOf(Error);
    }
  });
});
