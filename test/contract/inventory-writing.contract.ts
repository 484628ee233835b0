/** What every adapter of `InventoryWriting` does: a test for each sentence of the port. */
import { expect } from 'chai';
import type { LeadRouting } from '../../src/domain/leads/lead-routing.ts';
import { parseOpeningHours } from '../../src/domain/dealers/opening-hours.ts';
import { StorageBusy, type InventoryWriting, type StoredVehicle, type Vehicles } from '../../src/ports/vehicles.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { failure, inventorySteps, MONDAY, TUESDAY, WEDNESDAY, type InventoryStorage } from '../support/stored-inventory.ts';

export function describeInventoryWriting(name: string, open: () => Promise<InventoryStorage>): void {
  describe(`Writing the inventory in ${name}`, () => {
    let storage: InventoryStorage;
    let vehicles: Vehicles;
    let writing: InventoryWriting;

    beforeEach(async () => {
      storage = await open();
      ({ vehicles, writing } = storage);
    });
    afterEach(() => storage.close());

    const { write, addOnMonday, known, stored } = inventorySteps(() => storage);
    const unseenOn = (day: number) => write((inventory) => inventory.unseenSince(1, day));

    describe('dealers', () => {
      it('keep their id while their record is brought up to date', async () => {
        const ids = await write(async (inventory) => [
          await inventory.saveDealer(aDealer().record('a')),
          await inventory.saveDealer(aDealer().record('b')),
          await inventory.saveDealer(aDealer().named('New name').record('a')),
        ]);
        expect(ids).to.deep.equal([1, 2, 1]);
        expect((await vehicles.dealers()).map(({ name }) => name)).to.deep.equal(['New name', aDealer().build().name]);
      });

      it('keep hours and time zone that a later record is silent about, and an operator can tell them', async () => {
        const hours = parseOpeningHours('Mo-Fr 09:00-18:00; Sa-Su off');
        const read = async () => (await vehicles.dealers()).map((dealer) => [dealer.hours, dealer.timeZone]);
        await addOnMonday(aVehicle().stored());
        const before = await vehicles.revision();
        await write(async (inventory) => {
          await inventory.setOpeningHours(1, { hours, timeZone: null });
          await inventory.setOpeningHours(99, { hours, timeZone: null });
        });
        expect(await read()).to.deep.equal([[hours, 'America/Toronto']]);
        expect(await vehicles.revision()).to.equal(before + 1);
        expect((await vehicles.ofId(1))?.dealer.hours).to.deep.equal(hours);
        await write((inventory) => inventory.setOpeningHours(1, { hours, timeZone: 'America/Toronto' }));
        expect(await vehicles.revision()).to.equal(before + 1);
        await write((inventory) => inventory.saveDealer(aDealer().with({ hours: null, timeZone: null }).record()));
        expect(await read()).to.deep.equal([[hours, 'America/Toronto']]);
      });

      it('keep where their leads go when a later record is silent about it, until an operator takes it away', async () => {
        const leadRouting: LeadRouting = {
          addresses: { appointment: ['drive@pontviau.example', 'desk@pontviau.example'], other: ['leads@pontviau.example'] },
          group: { name: 'Groupe Rivemont', addresses: ['group@rivemont.example'] },
          adf: 'body',
        };
        const read = async () => (await vehicles.dealers()).map((dealer) => dealer.leadRouting);
        await addOnMonday(aVehicle().stored());
        await write(async (inventory) => {
          await inventory.setLeadRouting(1, leadRouting);
          await inventory.setLeadRouting(99, leadRouting);
        });
        await write((inventory) => inventory.saveDealer(aDealer().record()));
        expect(await read()).to.deep.equal([leadRouting]);
        expect((await vehicles.ofId(1))?.dealer.leadRouting).to.deep.equal(leadRouting);
        const fed: LeadRouting = { addresses: {}, group: null, adf: 'none' };
        await write((inventory) => inventory.saveDealer(aDealer().with({ leadRouting: fed }).record()));
        expect(await read()).to.deep.equal([fed]);
        await write((inventory) => inventory.setLeadRouting(1, null));
        expect(await read()).to.deep.equal([null]);
      });

      it('keep whether their place is approximate, until a feed gives it', async () => {
        const places = async () => (await vehicles.dealers()).map(({ coordinates, placedBy }) => ({ coordinates, placedBy }));
        const coordinates = { latitude: 45.5, longitude: -73.5 };
        for (const placedBy of ['postal code', 'town', null] as const) {
          await write((inventory) => inventory.saveDealer(aDealer().with({ coordinates, placedBy }).record()));
          expect(await places()).to.deep.equal([{ coordinates, placedBy }]);
        }
      });

      it('are found by id and by key in the transaction that saves them', async () => {
        await write(async (inventory) => {
          await inventory.saveDealer(aDealer().record('a'));
          expect(await inventory.dealerOfId(1)).to.deep.equal(aDealer().build());
          expect(await inventory.dealerOfKey('a')).to.deep.equal(aDealer().build());
          expect(await inventory.dealerOfId(2)).to.equal(null);
          expect(await inventory.dealerOfKey('z')).to.equal(null);
        });
      });
    });

    describe('what is known of a dealer', () => {
      it("is their vehicles alone, sold and unavailable ones too, with what the feed's rows are compared to", async () => {
        await addOnMonday(aVehicle().sold().stored(), aVehicle().unavailable().withoutPrice().stock('B2').stored());
        await write(async (inventory) => {
          await inventory.saveDealer(aDealer().record('other'));
          await inventory.add([aVehicle().ofDealer(2).stored()], MONDAY);
        });
        const { vin, price } = aVehicle().build();
        const first = { id: 1, dealerId: 1, stockNumber: 'A1001', vin, price, availability: 'sold' };
        const second = { id: 2, dealerId: 1, stockNumber: 'B2', vin, price: null, availability: 'unavailable' };
        expect(await known(1)).to.deep.equal([
          { ...first, fingerprint: aVehicle().sold().stored().fingerprint, rowMark: null },
          {
            ...second,
            fingerprint: aVehicle().unavailable().withoutPrice().stock('B2').stored().fingerprint,
            rowMark: null,
          },
        ]);
        expect((await known(2)).map(({ id }) => id)).to.deep.equal([3]);
        expect(await known(3)).to.deep.equal([]);
      });

      it('leaves out vehicles added while it is read', async () => {
        await addOnMonday(aVehicle().stored(), aVehicle().stored());
        await write(async (inventory) => {
          const read: number[] = [];
          for await (const { id } of inventory.vehiclesOfDealer(1)) {
            read.push(id);
            await inventory.add([aVehicle().stored()], TUESDAY);
          }
          expect(read).to.deep.equal([1, 2]);
        });
      });
    });

    describe('adding vehicles', () => {
      it('gives ids that grow in their order, over several transactions', async () => {
        await addOnMonday(aVehicle().stock('a').stored(), aVehicle().stock('b').stored());
        await addOnMonday(aVehicle().stock('c').stored());
        const found = await vehicles.ofIds([1, 2, 3]);
        expect(found.map(({ vehicle }) => vehicle.stockNumber)).to.deep.equal(['a', 'b', 'c']);
      });

      it('begins the histories', async () => {
        await addOnMonday(aVehicle().priced(20_000).reserved().stored());
        expect(await vehicles.priceHistory(1)).to.deep.equal([{ at: MONDAY, price: { amount: 20_000, currency: 'CAD' } }]);
        expect(await vehicles.availabilityHistory(1)).to.deep.equal([{ at: MONDAY, availability: 'reserved' }]);
      });

      it('notes no price for a vehicle that never had one', async () => {
        await addOnMonday(aVehicle().withoutPrice().stored());
        expect(await vehicles.priceHistory(1)).to.deep.equal([]);
      });

      it('takes a backdated first day and earlier prices from a generator', async () => {
        const price = (amount: number) => ({ amount, currency: 'CAD' as const });
        const earlier = [
          { at: MONDAY, price: price(22_000) },
          { at: TUESDAY, price: price(20_000) },
        ];
        await write(async (inventory) => {
          await inventory.saveDealer(aDealer().record());
          const vehicle = aVehicle().priced(20_000).stored();
          const present = { ...aVehicle().priced(19_000).stored(), firstSeen: MONDAY, priceHistory: earlier };
          await inventory.add([{ ...vehicle, firstSeen: MONDAY, priceHistory: earlier }, present], WEDNESDAY);
        });
        expect((await vehicles.ofId(1))?.vehicle).to.include({ firstSeen: MONDAY });
        expect(await unseenOn(WEDNESDAY)).to.deep.equal([]);
        expect(await vehicles.availabilityHistory(1)).to.deep.equal([{ at: MONDAY, availability: 'available' }]);
        expect(await vehicles.priceHistory(1)).to.deep.equal(earlier);
        expect(await vehicles.priceHistory(2)).to.deep.equal([...earlier, { at: WEDNESDAY, price: price(19_000) }]);
      });

      it('rejects a vehicle of an unknown dealer', async () => {
        expect(await failure(write((inventory) => inventory.add([aVehicle().ofDealer(7).stored()], MONDAY)))).to.be.an('error');
      });
    });

    describe('replacing vehicles', () => {
      it('replaces facts and images, keeps the first day and notes the last', async () => {
        await addOnMonday(aVehicle().stored());
        const image = { url: 'https://photos.example/new.jpg', type: 'photo' as const, language: null };
        await write(async (inventory) => inventory.replace([await stored(1, { mileageKm: 90_000, images: [image] })], TUESDAY));
        const { vehicle } = (await vehicles.ofId(1))!;
        expect(vehicle).to.include({ mileageKm: 90_000, firstSeen: MONDAY });
        expect(await unseenOn(TUESDAY)).to.deep.equal([]);
        expect(vehicle.images).to.deep.equal([image]);
        expect((await known(1))[0]?.fingerprint).to.equal('new');
      });

      it('appends a changed price and a changed availability to the histories, oldest first, and nothing else', async () => {
        const [first, second] = [aVehicle().priced(20_000).build().price, aVehicle().priced(19_500).build().price];
        await addOnMonday(aVehicle().priced(20_000).stored());
        const replace = async (changes: Partial<StoredVehicle>, at: number): Promise<void> =>
          write(async (inventory) => inventory.replace([await stored(1, changes)], at));
        await replace({ colour: 'blue' }, TUESDAY);
        await replace({ price: second }, TUESDAY);
        await replace({ price: null, availability: 'price-coming' }, WEDNESDAY);
        expect(await vehicles.priceHistory(1)).to.deep.equal([
          { at: MONDAY, price: first },
          { at: TUESDAY, price: second },
          { at: WEDNESDAY, price: null },
        ]);
        expect(await vehicles.availabilityHistory(1)).to.deep.equal([
          { at: MONDAY, availability: 'available' },
          { at: WEDNESDAY, availability: 'price-coming' },
        ]);
      });

      it('takes another currency for another price', async () => {
        await addOnMonday(aVehicle().priced(20_000, 'CAD').stored());
        const price = { amount: 20_000, currency: 'USD' as const };
        await write(async (inventory) => inventory.replace([await stored(1, { price })], TUESDAY));
        expect(await vehicles.priceHistory(1)).to.have.length(2);
      });

      it('rejects an unknown id', async () => {
        await addOnMonday(aVehicle().stored());
        const replacement = { ...(await stored(1)), id: 99 };
        expect(await failure(write((inventory) => inventory.replace([replacement], TUESDAY)))).to.be.instanceOf(RangeError);
      });

      it('rejects the same vehicle twice at once', async () => {
        await addOnMonday(aVehicle().stored());
        const replacement = await stored(1);
        expect(await failure(write((inventory) => inventory.replace([replacement, replacement], TUESDAY)))).to.be.instanceOf(
          RangeError,
        );
      });
    });

    describe('seeing vehicles again', () => {
      it('notes the day, ignores unknown ids and leaves the rest alone', async () => {
        await addOnMonday(aVehicle().stored(), aVehicle().stored());
        await write((inventory) => inventory.seenAgain([2, 99], TUESDAY));
        expect(await unseenOn(TUESDAY)).to.deep.equal([1]);
        expect((await known(1))[1]?.fingerprint).to.equal(aVehicle().stored().fingerprint);
        expect(await vehicles.availabilityHistory(2)).to.have.length(1);
      });
    });

    it('keeps what the rows of vehicles were like, until another row or an operator changes them', async () => {
      const marks = async () => (await known(1)).map(({ rowMark }) => rowMark);
      await addOnMonday({ ...aVehicle().stored(), rowMark: 'a' }, aVehicle().stored());
      expect(await marks()).to.deep.equal(['a', null]);
      const revision = await vehicles.revision();
      await write((inventory) => inventory.markRows([2, 99].map((id) => ({ id, rowMark: 'b' }))));
      expect(await marks()).to.deep.equal(['a', 'b']);
      expect(await vehicles.revision()).to.equal(revision);
      await write((inventory) =>
        inventory.replace(
          [
            { ...aVehicle().stored(), id: 1, rowMark: 'c' },
            { ...aVehicle().stored(), id: 2 },
          ],
          TUESDAY,
        ),
      );
      expect(await marks()).to.deep.equal(['c', null]);
    });

    it('keeps how full the fields of the last five imports of each source were', async () => {
      await write(async (inventory) => {
        await inventory.noteCoverage('other', { rows: 9, filled: { vin: 9 }, listed: 8, gone: 1 }, MONDAY);
        for (let rows = 1; rows <= 6; rows++)
          await inventory.noteCoverage('mine', { rows, filled: { price: rows - 1 }, listed: 0, gone: 0 }, MONDAY);
      });
      await write(async (inventory) => {
        expect(await inventory.coverageOf('mine')).to.deep.equal(
          [2, 3, 4, 5, 6].map((rows) => ({ rows, filled: { price: rows - 1 }, listed: 0, gone: 0 })),
        );
        expect(await inventory.coverageOf('other')).to.deep.equal([{ rows: 9, filled: { vin: 9 }, listed: 8, gone: 1 }]);
        expect(await inventory.coverageOf('nowhere')).to.deep.equal([]);
      });
    });

    it('knows the dealers of a source, and their vehicles that have not been seen for a while', async () => {
      await addOnMonday(aVehicle().stored(), aVehicle().stored(), aVehicle().sold().stored());
      await write(async (inventory) => {
        await inventory.seenAgain([2], TUESDAY);
        const [dealer] = await vehicles.dealers();
        const known = await inventory.dealersOfSource('');
        expect(known.map(({ id, name, listed }) => [id, name, listed])).to.deep.equal([[dealer?.id, dealer?.name, 2]]);
        expect(await inventory.dealersOfSource(known[0]?.key.slice(0, 3) ?? '')).to.have.length(1);
        expect(await inventory.dealersOfSource('%')).to.deep.equal([]);
        expect(await inventory.unseenSince(1, TUESDAY)).to.deep.equal([1]);
        expect(await inventory.unseenSince(1, TUESDAY + 1)).to.deep.equal([1, 2]);
      });
    });

    describe('setting availability', () => {
      it('appends to the history where it differs, and does not count as seen', async () => {
        await addOnMonday(aVehicle().stored(), aVehicle().sold().stored());
        await write((inventory) => inventory.setAvailability([1, 2, 99], 'sold', TUESDAY));
        expect((await vehicles.ofId(1))?.vehicle).to.include({ availability: 'sold' });
        expect(await vehicles.availabilityHistory(1)).to.deep.equal([
          { at: MONDAY, availability: 'available' },
          { at: TUESDAY, availability: 'sold' },
        ]);
        expect(await vehicles.availabilityHistory(2)).to.have.length(1);
        await write((inventory) => inventory.setAvailability([1], 'available', WEDNESDAY));
        expect(await unseenOn(TUESDAY)).to.deep.equal([1]);
      });

      it('empties the fingerprint, so that a feed which brings the vehicle back finds it changed', async () => {
        await addOnMonday(aVehicle().stored());
        await write((inventory) => inventory.setAvailability([1], 'unavailable', TUESDAY));
        expect((await known(1))[0]).to.include({ availability: 'unavailable', fingerprint: '' });
      });
    });

    describe('a transaction', () => {
      it('resolves with what its work resolves with', async () => {
        expect(await write(() => Promise.resolve(42))).to.equal(42);
      });

      it('shows nothing to others before it ends', async () => {
        await write(async (inventory) => {
          await inventory.saveDealer(aDealer().record());
          await inventory.add([aVehicle().stored()], MONDAY);
          expect(await vehicles.ofId(1)).to.equal(null);
          expect(await vehicles.dealers()).to.deep.equal([]);
          expect(await vehicles.revision()).to.equal(0);
        });
        expect(await vehicles.ofId(1)).to.not.equal(null);
      });

      it('leaves no trace when its work rejects', async () => {
        await addOnMonday(aVehicle().stored());
        const before = await vehicles.ofId(1);
        const failing = write(async (inventory) => {
          await inventory.saveDealer(aDealer().named('Changed').record());
          await inventory.add([aVehicle().stored()], TUESDAY);
          await inventory.replace([await stored(1, { price: null })], TUESDAY);
          await inventory.setAvailability([1], 'sold', TUESDAY);
          throw new Error('the feed broke off');
        });
        expect(await failure(failing)).to.have.property('message', 'the feed broke off');
        expect(await vehicles.ofId(1)).to.deep.equal(before);
        expect(await vehicles.ofId(2)).to.equal(null);
        expect(await vehicles.revision()).to.equal(1);
        expect(await vehicles.priceHistory(1)).to.have.length(1);
        expect(await vehicles.availabilityHistory(1)).to.have.length(1);
      });

      it('waits while another one writes, and says so once', async () => {
        const order: string[] = [];
        const [started, start] = signal();
        const [finished, finish] = signal();
        const first = write(async () => {
          start();
          await finished;
          order.push('first');
        });
        await started;
        const onWait = (): void => {
          order.push('waits');
          setTimeout(finish, 120);
        };
        const second = writing.transaction(() => Promise.resolve(order.push('second')), { onWait });
        await Promise.all([first, second]);
        expect(order).to.deep.equal(['waits', 'first', 'second']);
      });

      it('gives up as busy after the time it was given', async () => {
        const [started, start] = signal();
        const [finished, finish] = signal();
        const first = write(async () => {
          start();
          await finished;
        });
        await started;
        let worked = false;
        const second = writing.transaction(() => Promise.resolve((worked = true)), { waitMs: 60 });
        expect(await failure(second)).to.be.instanceOf(StorageBusy);
        finish();
        await first;
        expect(worked).to.equal(false);
      });
    });

    it('is empty until a vehicle is stored', async () => {
      expect(await writing.isEmpty()).to.equal(true);
      await write((inventory) => inventory.saveDealer(aDealer().record()));
      expect(await writing.isEmpty()).to.equal(true);
      await addOnMonday(aVehicle().sold().stored());
      expect(await writing.isEmpty()).to.equal(false);
    });
  });
}

const signal = (): readonly [Promise<void>, () => void] => {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return [given, give];
};
