/** Registers services, each with the names of the services that it needs, so that none depends on the container. */
import type { ServiceName, Services } from './services.ts';

/** A service and how to close it; `close` runs once, before what the service needs is closed. */
interface Made {
  readonly value: unknown;
  readonly close?: () => Promise<void> | void;
}

export interface Registration {
  readonly name: ServiceName;
  readonly needs: readonly ServiceName[];
  /** @param services what is needed, and nothing else */
  readonly make: (services: Services) => Made | Promise<Made>;
  /** `make` gives a promise: `ServerContainer.open` awaits it before what needs the service is made. */
  readonly isOpened: boolean;
}

type Close<Value, Needed> = (value: Value, services: Needed) => Promise<void> | void;

/** A service that a function makes of the services that it needs. */
export const make = <Name extends ServiceName, const Needs extends readonly ServiceName[]>(
  name: Name,
  needs: Needs,
  create: (services: Pick<Services, Needs[number]>) => Services[Name],
  close?: Close<Services[Name], Pick<Services, Needs[number]>>,
): Registration => ({
  name,
  needs,
  make(services) {
    const value = create(services);
    return { value, ...(close && { close: () => close(value, services) }) };
  },
  isOpened: false,
});

/** A file or a connection that takes time to open, and is closed with the container. */
export const open = <Name extends ServiceName, const Needs extends readonly ServiceName[]>(
  name: Name,
  needs: Needs,
  create: (services: Pick<Services, Needs[number]>) => Promise<Services[Name]>,
  close: Close<Services[Name], Pick<Services, Needs[number]>>,
): Registration => ({
  name,
  needs,
  async make(services) {
    const value = await create(services);
    return { value, close: () => close(value, services) };
  },
  isOpened: true,
});
