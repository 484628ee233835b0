import { expect } from 'chai';
import { suggestionIndex } from '../../../../src/application/inventory/suggestion-index.ts';
import { suggest } from '../../../../src/domain/inventory/suggestions.ts';
import { scopeOf } from '../../../../src/domain/site/site.ts';
import { aSite } from '../../../support/builders/a-frame.ts';
import { aVehicle } from '../../../support/builders/a-vehicle.ts';
import { eventually } from '../../../support/eventually.ts';
import { portsWith } from '../../../support/page-ports.ts';

describe('the index of suggestions', () => {
  const scope = scopeOf(aSite(), null);

  it('adds what is new in the inventory once searches find it, without making callers wait', async () => {
    const ports = await portsWith([aVehicle().named('Honda', 'Civic'), aVehicle().named('Kia', 'Soul').sold()]);
    const { inventory, search, clock } = ports;
    const entriesOf = suggestionIndex(ports);
    const labels = async (): Promise<string[]> => suggest('kia', await entriesOf('main', scope)).map(({ label }) => label);

    expect(await labels()).to.deep.equal([]);
    await inventory.transaction((transaction) => transaction.setAvailability([2], 'available', clock.now()));
    expect(await labels(), 'searches do not find it yet').to.deep.equal([]);
    for await (const listings of inventory.changedSince(0)) await search.apply(listings);
    clock.advance(5000);
    await eventually(async () => expect(await labels()).to.deep.equal(['Kia', 'Kia Soul']));
  });
});
