import { EmbeddedLocationProvider } from '../../src/adapters/location/embedded/embedded-location-provider.ts';
import { fallbackLocationProvider } from '../../src/adapters/location/fallback-location-provider.ts';
import { GuardedLocationProvider } from '../../src/adapters/location/guarded-location-provider.ts';
import { httpLocationProvider } from '../../src/adapters/location/http/http-location-provider.ts';
import { FakeLocationProvider } from '../support/fakes/fake-location-provider.ts';
import { FixedClock } from '../support/fakes/fixed-clock.ts';
import { startLocationServer } from '../support/servers/location-server.ts';
import { locationProviderContract } from './location-provider.contract.ts';

const nothingToClose = (): Promise<void> => Promise.resolve();
const embedded = new EmbeddedLocationProvider('no-imports');

locationProviderContract('the fake', () => Promise.resolve({ provider: new FakeLocationProvider(), close: nothingToClose }));
locationProviderContract('the embedded data', () => Promise.resolve({ provider: embedded, close: nothingToClose }));
locationProviderContract('another install over HTTP', async () => {
  const server = await startLocationServer(embedded);
  return { provider: httpLocationProvider(server.url, new FixedClock()), close: () => server.close() };
});
locationProviderContract('another install over HTTP, guarded', async () => {
  const server = await startLocationServer(embedded);
  const provider = new GuardedLocationProvider(httpLocationProvider(`${server.url}/`, new FixedClock()), {
    timeLimitMs: 5000,
  });
  return { provider, close: () => server.close() };
});
locationProviderContract('the embedded data, in place of an install that is down', () => {
  const away = httpLocationProvider('http://127.0.0.1:1', new FixedClock());
  return Promise.resolve({ provider: fallbackLocationProvider(away, embedded), close: nothingToClose });
});
