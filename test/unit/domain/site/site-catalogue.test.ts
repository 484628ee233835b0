import { expect } from 'chai';
import { siteOfHost } from '../../../../src/domain/site/site-catalogue.ts';

const main = { hosts: ['localhost', '127.0.0.1', '[::1]'] };
const partner = { hosts: ['media.localhost', 'autos.example'] };
const answering = (hostHeader: string | undefined) => siteOfHost([main, partner], hostHeader);

describe('the site that answers a host', () => {
  it('is the one that names it, whatever the port, the case and a final dot', () => {
    for (const header of [
      'localhost',
      'localhost:3000',
      'LocalHost',
      'localhost.',
      'localhost.:3000',
      ' localhost ',
      '127.0.0.1:80',
    ]) {
      expect(answering(header), header).to.equal(main);
    }
    expect(answering('Media.localhost:3000')).to.equal(partner);
    expect(answering('AUTOS.EXAMPLE:')).to.equal(partner);
  });

  it('may be named by an IPv6 address', () => {
    expect(answering('[::1]')).to.equal(main);
    expect(answering('[::1]:3000')).to.equal(main);
    expect(answering('[::2]:3000')).to.equal(null);
  });

  it('is none for a host of nobody, or what is no host', () => {
    const headers = [
      undefined,
      '',
      ':3000',
      'other.example',
      'x.localhost',
      'localhost.evil.example',
      'localhost..',
      'localhost:3000:1',
    ];
    for (const header of [
      ...headers,
      'localhost:x',
      'user@localhost',
      'localhost/x',
      'a,localhost',
      '::1',
      '[::1',
      'x'.repeat(1_000_000),
    ]) {
      expect(answering(header), header?.slice(0, 20)).to.equal(null);
    }
  });
});
