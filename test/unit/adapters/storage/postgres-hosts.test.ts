import { expect } from 'chai';
import { addressesOf, nameOfDatabase } from '../../../../src/adapters/storage/postgres/postgres-hosts.ts';

describe('DATABASE_URL', () => {
  it('names one host, or several with commas between, each with its port', () => {
    expect(addressesOf('postgres://me:p%40ss@one:5432,two/shop?sslmode=require&sslrootcert=/etc/ca.pem')).to.deep.equal([
      'postgres://me:p%40ss@one:5432/shop?sslmode=require&sslrootcert=/etc/ca.pem',
      'postgres://me:p%40ss@two/shop?sslmode=require&sslrootcert=/etc/ca.pem',
    ]);
    expect(addressesOf('postgresql://[::1]:5433/shop')).to.deep.equal(['postgresql://[::1]:5433/shop']);
  });

  for (const url of [
    '',
    'mysql://one/shop',
    'postgres://one',
    'postgres:///shop',
    'postgres://one,/shop',
    'postgres://one:x/shop',
  ])
    it(`is refused as ${JSON.stringify(url)}`, () => {
      expect(addressesOf(url)).to.deep.equal([]);
    });

  it('is named without its password', () => {
    expect(nameOfDatabase('postgres://me:secret@one:5433,two/shop?x=1')).to.equal('postgres://me@one:5433,two/shop');
    expect(nameOfDatabase('postgres://one/shop')).to.equal('postgres://one/shop');
  });
});
