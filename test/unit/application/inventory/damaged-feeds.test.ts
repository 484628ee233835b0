/** Whatever happens to a file on its way: a vehicle's fields are absent, unchanged, or as the file says. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import { FileFeed } from '../../../../src/adapters/feeds/file-feed.ts';
import { importFeed } from '../../../../src/application/inventory/import-feed.ts';
import type { Listing } from '../../../../src/domain/vehicle/vehicle.ts';
import { aProfile } from '../../../support/feeds/a-profile.ts';
import { InMemoryInventory } from '../../../support/fakes/in-memory-inventory.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { FakeLocationProvider } from '../../../support/fakes/fake-location-provider.ts';

const NOW = Date.UTC(2026, 10, 20);

interface Car {
  readonly price: number | null;
  readonly km: number | null;
  readonly year: number;
  readonly colour: string;
  readonly note: string;
}

const car: fc.Arbitrary<Car> = fc.record({
  price: fc.option(fc.integer({ min: 1_000, max: 90_000 })),
  km: fc.option(fc.integer({ min: 1, max: 400_000 })),
  year: fc.integer({ min: 1990, max: 2026 }),
  colour: fc.constantFrom('Rouge', 'Bleu', 'Noir'),
  note: fc.constantFrom('belle', 'été, hiver', 'deux\nlignes', 'pneus 17"', ''),
});

type Damage = (bytes: Buffer, at: number) => Buffer;
const insert =
  (text: string | Buffer): Damage =>
  (bytes, at) =>
    Buffer.concat([bytes.subarray(0, at), Buffer.from(text), bytes.subarray(at)]);

const DAMAGES: Readonly<Record<string, Damage>> = {
  'is cut off': (bytes, at) => bytes.subarray(0, at),
  'is cut at a line end': (bytes, at) => bytes.subarray(0, bytes.indexOf('\n', at) + 1),
  'has a stray quote': insert('"'),
  'has a stray comma': insert(','),
  'has a stray line end': insert('\n'),
  'has a letter of another encoding': insert(Buffer.from([0xe9])),
  'has garbage at its end': (bytes) => Buffer.concat([bytes, Buffer.from('\n\u0001garbage')]),
  'is another file': () => Buffer.from('<html>not found</html>\n'),
};

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const fileOf = (cars: readonly Car[]): Buffer => {
  const rows = cars.map(({ price, km, year, colour, note }, k) =>
    [`S${String(k)}`, 'Kia', 'Rio', year, price ?? '', km ?? '', colour, quoted(note)].join(','),
  );
  return Buffer.from(`stock,make,model,year,price,mileage,colour,description\n${rows.join('\n')}\n`);
};

const saidOf = ({ vehicle }: Listing): Readonly<Record<string, unknown>> => {
  const { year, price, mileageKm, colour, description } = vehicle;
  return { year, price: price?.amount ?? null, mileageKm, colour, description };
};

describe('A feed that was damaged on its way', function () {
  const folder = temporaryFolder();
  after(() => folder.remove());

  const bring = async (inventory: InMemoryInventory, bytes: Buffer): Promise<Map<string, Listing>> => {
    const path = join(folder.path, 'feed.csv');
    writeFileSync(path, bytes);
    const profile = aProfile();
    await importFeed(
      { inventory, places: new FakeLocationProvider(), clock: { now: () => NOW } },
      { profile, feed: new FileFeed(path, profile), dealerId: null, dryRun: false, allowRemovals: false },
    );
    const listings = (await Array.fromAsync(inventory.changedSince(0))).flat();
    return new Map(listings.map((listing) => [listing.vehicle.stockNumber ?? '', listing]));
  };

  for (const [name, damage] of Object.entries(DAMAGES))
    it(`and ${name} changes no vehicle to what neither file says`, async () => {
      const feeds = fc.array(car, { minLength: 12, maxLength: 20 });
      await fc.assert(
        fc.asyncProperty(feeds, feeds, fc.double({ min: 0.2, max: 0.99, noNaN: true }), async (first, second, share) => {
          const [inventory, whole] = [new InMemoryInventory(), new InMemoryInventory()];
          const before = await bring(inventory, fileOf(first));
          const said = await bring(whole, fileOf(second));
          const file = fileOf(second);
          const rowOf = (at: number): number => file.subarray(0, at).toString('utf8').split(/\nS(?=\d)/).length - 2;
          const at = Math.floor(share * file.length);
          const after = await bring(inventory, damage(file, at));
          // Of a file without other such letters, one of another encoding is a letter like any.
          const isWithin = name.startsWith('has a stray') || name === 'is cut off' || !file.includes('é');
          const touched = isWithin ? `S${String(rowOf(at))}` : null;
          for (const [stock, listing] of after) {
            // One character within a value, or a last cell without its end, is a value that the file says.
            if (stock === touched || !/^S\d+$/.test(stock) || (!before.has(stock) && !said.has(stock))) continue;
            const allowed = [before.get(stock), said.get(stock)].flatMap((known) => (known ? [saidOf(known)] : []));
            for (const [field, value] of Object.entries(saidOf(listing)))
              expect([null, ...allowed.map((known) => known[field])], `${stock} ${field}`).to.include(value);
          }
        }),
        { numRuns: 25 },
      );
    }); // prettier-ignore
});
