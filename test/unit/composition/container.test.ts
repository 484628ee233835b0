import { expect } from 'chai';
import { readdirSync } from 'node:fs';
import { hmacFormStamps } from '../../../src/adapters/leads/hmac-form-stamps.ts';
import { readConfig } from '../../../src/composition/config.ts';
import { CORE, createServerContainer } from '../../../src/composition/container.ts';
import { make, open, type Registration } from '../../../src/composition/registration.ts';
import type { Services } from '../../../src/composition/services.ts';
import { WEB } from '../../../src/composition/web.ts';
import { FixedClock } from '../../support/fakes/fixed-clock.ts';
import { InMemoryInventory } from '../../support/fakes/in-memory-inventory.ts';
import { failure } from '../../support/stored-inventory.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

describe('The container', () => {
  const folder = temporaryFolder();
  after(() => folder.remove());
  const config = readConfig('/', { DATA_DIR: folder.path, LOG_LEVEL: 'silent' });
  const files = (): string[] => readdirSync(folder.path).filter((name) => name.endsWith('.db'));

  it('opens what is asked for and no other file', async () => {
    const container = createServerContainer({ config });
    const { leads } = await container.open('leads');
    expect((await leads.counts()).leads).to.equal(0);
    expect(files()).to.deep.equal(['leads.db']);
    expect(() => container.get('vehicles')).to.throw('inventoryStorage');
    await container.close();
  });

  it('makes a service once', async () => {
    const container = createServerContainer({ config });
    const [first, second] = await Promise.all([container.open('leads', 'alertDesk'), container.open('leads')]);
    expect(first.leads).to.equal(second.leads);
    await container.close();
  });

  it('uses an override wherever the service is needed, and opens nothing for it', async () => {
    const inventory = new InMemoryInventory();
    const container = createServerContainer({ config, overrides: { vehicles: inventory, clock: new FixedClock() } });
    const { vehicles, alertWatch } = await container.open('vehicles', 'alertWatch');
    expect(vehicles).to.equal(inventory);
    expect(await alertWatch.turn()).to.equal(0);
    expect(files()).to.deep.equal(['leads.db']);
    await container.close();
  });

  it('closes what it made in reverse order, to the end and once, and tells the first failure', async () => {
    const closed: string[] = [];
    const step = (name: string, error?: Error) => (): void => {
      closed.push(name);
      if (error) throw error;
    };
    const storage = Promise.resolve({} as Services['inventoryStorage']);
    const container = createServerContainer({
      config,
      web: [
        make('traffic', ['vehicles'], () => ({ count: () => true }), step('traffic', new Error('disk full'))),
        make('vehicles', ['inventoryStorage'], () => new InMemoryInventory(), step('vehicles')),
        open('inventoryStorage', [], () => storage, step('inventoryStorage')),
        make('readiness', [], () => ({ reason: () => Promise.resolve(null) }), step('readiness')),
      ],
    });
    await container.open('traffic');
    expect(await failure(container.close())).to.have.property('message', 'disk full');
    await container.close();
    expect(closed).to.deep.equal(['traffic', 'vehicles', 'inventoryStorage']);
  });

  it('has every service that another one needs, for commands without the pages, and no two that need each other', () => {
    const own = new Set(['config', ...CORE.map(({ name }) => name)]);
    for (const { name, needs } of CORE)
      expect(
        needs.filter((need) => !own.has(need)),
        name,
      ).to.deep.equal([]);
    const registrations = new Map([...CORE, ...WEB].map((registration) => [registration.name, registration]));
    const walk = ({ name, needs }: Registration, path: readonly string[]): void => {
      expect(path, path.join(' → ')).not.to.include(name);
      for (const need of needs.filter((each) => each !== 'config'))
        walk(registrations.get(need) ?? expect.fail(`${name} needs ${need}`), [...path, name]);
    };
    for (const registration of registrations.values()) walk(registration, []);
    expect(registrations.size, 'each is registered once').to.equal(CORE.length + WEB.length);
  });

  it('does not compile where services do not fit what is made of them', () => {
    make('stamps', ['leadKeys', 'clock'], ({ leadKeys, clock }) => hmacFormStamps(leadKeys, clock));
    // @ts-expect-error another type
    make('stamps', ['leadKeys', 'leads'], ({ leadKeys, leads }) => hmacFormStamps(leadKeys, leads));
    // @ts-expect-error the wrong order
    make('stamps', ['leadKeys', 'clock'], ({ leadKeys, clock }) => hmacFormStamps(clock, leadKeys));
    // @ts-expect-error no such service
    make('clock', ['leadKeys', 'clock'], ({ leadKeys, clock }) => hmacFormStamps(leadKeys, clock));
    // @ts-expect-error a counter that asks for what it has not named
    make('retentionMonths', ['config'], ({ clock }) => clock.now());
  });
});
