import { expect } from 'chai';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, kyselyOver } from '../../../../src/adapters/storage/sqlite-connection.ts';
import { INVENTORY_MIGRATIONS } from '../../../../src/adapters/storage/inventory/migrations/inventory-migrations.ts';
import { bringUpToDate } from '../../../../src/adapters/storage/sqlite-schema.ts';
import { KyselyVehicles } from '../../../../src/adapters/storage/inventory/kysely-vehicles.ts';
import { KyselyInventoryTransaction } from '../../../../src/adapters/storage/inventory/inventory-transaction.ts';

const BEFORE = Object.entries(INVENTORY_MIGRATIONS).filter(([name]) => name < '0017');

describe('Vehicles that were stored with a row for each picture', () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'pictures-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('keep their pictures in order, when they were seen, and what their rows were like', async () => {
    const file = join(folder, 'forecourt.db');
    const connection = connect(file, { blockMs: 0 });
    await bringUpToDate(connection, file, Object.fromEntries(BEFORE));
    connection.exec(`
      insert into dealers (id, key, name, market, country, demo) values (1, 'p:1', 'Garage', 'CA', 'CA', 0);
      insert into vehicles (id, dealer_id, source, demo, first_seen, last_seen, fingerprint, revision, type, make, model, condition,
        availability, promotion, buy_online, certified, inspected, extended_care, bridge, viral, unrecognised, equipment, row_mark)
      select id, 1, 'AUTO123', 0, 10, 20 + id, 'f', 1, 'car', 'Mazda', '3', 'used', 'available', 0, 0, 0, 0, 0, 0, 0, '{}', '{}', mark
      from (select 1 as id, 'mark' as mark union select 2, null union select 5000, null);
      insert into images (vehicle_id, position, url, type, language) values
        (1, 1, 'https://p.example/2.jpg', 'photo', 'fr'), (1, 0, 'https://p.example/1.jpg', 'photo', null),
        (5000, 0, 'https://p.example/3.pdf', 'document', null);
    `);
    await bringUpToDate(connection, file, INVENTORY_MIGRATIONS);

    const db = kyselyOver(connection);
    const listings = await new KyselyVehicles(db).ofIds([1, 2, 5000]);
    expect(listings.map(({ vehicle }) => vehicle.images)).to.deep.equal([
      [
        { url: 'https://p.example/1.jpg', type: 'photo', language: null },
        { url: 'https://p.example/2.jpg', type: 'photo', language: 'fr' },
      ],
      [],
      [{ url: 'https://p.example/3.pdf', type: 'document', language: null }],
    ]);
    const inventory = new KyselyInventoryTransaction(db);
    const marks: (string | null)[] = [];
    for await (const { rowMark } of inventory.vehiclesOfDealer(1)) marks.push(rowMark);
    expect(marks).to.deep.equal(['mark', null, null]);
    expect(await inventory.unseenSince(1, 23)).to.deep.equal([1, 2]);
    connection.close();
  });
});
