import BetterSqlite from 'better-sqlite3';
import { expect } from 'chai';
import { kyselyOver } from '../../../../src/adapters/storage/sqlite-connection.ts';
import { INVENTORY_MIGRATIONS } from '../../../../src/adapters/storage/inventory/migrations/inventory-migrations.ts';

describe('Vehicles that were stored with one source', () => {
  it('are published under AUTO123 too, so that none leaves a list', async () => {
    const connection = new BetterSqlite(':memory:');
    connection.exec(`
      create table vehicles (id integer, type text, source text);
      insert into vehicles values
        (1, 'car', 'AUTO123'), (2, 'motorcycle', 'MOTO123'), (3, 'boat', 'AUTO123'), (4, 'car', 'MOTO123'), (5, 'heavy', 'ACME'),
        (6, 'recreational', 'ACME');
    `);
    await INVENTORY_MIGRATIONS['0008-sources']!.up(kyselyOver(connection));
    expect(connection.prepare('select source from vehicles order by id').pluck().all()).to.deep.equal([
      'AUTO123',
      'AUTO123 MOTO123',
      'AUTO123 MOTO123',
      'AUTO123 MOTO123',
      'AUTO123 ACME',
      'AUTO123 ACME MOTO123',
    ]);
  });
});
