/** One container for the server, the commands and the tests: it makes each requested service once, and closes those it made. */
import 'reflect-metadata';
import { container as root, instanceCachingFactory } from 'tsyringe';
import { CATALOGUE } from './register-catalogue.ts';
import { FEEDS } from './register-feeds.ts';
import { INVENTORY } from './register-inventory.ts';
import { LEADS } from './register-leads.ts';
import { LOCATION } from './register-location.ts';
import { SYSTEM } from './register-system.ts';
import { WORDS } from './register-words.ts';
import type { Config } from './config.ts';
import type { Registration } from './registration.ts';
import type { ServiceName, Services } from './services.ts';

/** The services shared by server and commands. */
export const CORE: readonly Registration[] = [...SYSTEM, ...WORDS, ...INVENTORY, ...CATALOGUE, ...LOCATION, ...LEADS, ...FEEDS];

export interface ContainerOptions {
  readonly config: Config;
  /** Services to use instead of the registered ones. What only the replaced ones need is neither opened nor made. */
  readonly overrides?: Partial<Services>;
  /** The server's further services (`web.ts`). A command omits them, and so loads neither React nor Express. */
  readonly web?: readonly Registration[];
}

export interface ServerContainer {
  /**
   * These services, after everything that they need has been opened: a command that needs only the leads opens only leads.db.
   * Rejects with `StorageUnusable` when the data folder cannot be used.
   */
  open<Name extends ServiceName>(...names: readonly Name[]): Promise<Pick<Services, Name>>;
  /** A service whose dependencies are open; throws for one with a dependency that is not open yet. */
  get<Name extends ServiceName>(name: Name): Services[Name];
  /** Closes everything, the newest first, even when a close fails; then rejects with the first error. */
  close(): Promise<void>;
}

export const createServerContainer = ({ config, overrides = {}, web = [] }: ContainerOptions): ServerContainer => {
  const container = root.createChildContainer();
  const registrations = new Map([...CORE, ...web].map((registration) => [registration.name, registration]));
  const given = { config, ...overrides };
  for (const [name, value] of Object.entries(given)) {
    registrations.delete(name as ServiceName);
    // As a factory: tsyringe takes null, which is no PostgreSQL, for a missing value.
    container.register(name, { useFactory: () => value });
  }

  const closers: (() => Promise<void> | void)[] = [];
  const keep = ({ value, close }: Awaited<ReturnType<Registration['make']>>): unknown => {
    if (close) closers.push(close);
    return value;
  };
  const get = <Name extends ServiceName>(name: Name): Services[Name] => container.resolve<Services[Name]>(name);
  const needed = ({ needs }: Registration): Services =>
    Object.fromEntries(needs.map((name) => [name, get(name)])) as unknown as Services;
  for (const registration of registrations.values())
    if (!registration.isOpened)
      container.register(registration.name, {
        useFactory: instanceCachingFactory(() =>
          keep(registration.make(needed(registration)) as Awaited<ReturnType<Registration['make']>>),
        ),
      });

  const opened = new Map<ServiceName, Promise<void>>();
  const openNeeds = (name: ServiceName): Promise<void> => {
    const registration = registrations.get(name);
    const known = opened.get(name);
    if (known || !registration) return known ?? Promise.resolve();
    const opening = (async () => {
      for (const need of registration.needs) await openNeeds(need);
      if (!registration.isOpened) return;
      const value = keep(await registration.make(needed(registration)));
      container.register(name, { useFactory: () => value });
    })();
    opened.set(name, opening);
    return opening;
  };

  return {
    get,
    async open(...names) {
      for (const name of names) await openNeeds(name);
      return Object.fromEntries(names.map((name) => [name, get(name)])) as Pick<Services, (typeof names)[number]>;
    },
    async close() {
      const errors: unknown[] = [];
      for (const close of closers.splice(0).reverse())
        try {
          await close();
        } catch (error) {
          errors.push(error);
        }
      if (errors.length > 0) throw errors[0];
    },
  };
};
