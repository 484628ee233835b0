import express from 'express';
import { locationApi } from '../../../src/adapters/http/api/location-api.ts';
import type { LocationProvider } from '../../../src/ports/location-provider.ts';
import { startLocalServer, type LocalServer } from './local-server.ts';

export interface LocationServerOptions {
  /** As the setting TRUSTED_PROXIES. */
  readonly trusted?: readonly string[];
  readonly relayed?: boolean;
  /** Any free one unless it is said. */
  readonly port?: number;
}

/** Our own location endpoints alone. */
export const startLocationServer = (
  locationProvider: LocationProvider,
  { trusted = ['127.0.0.1'], relayed = false, port = 0 }: LocationServerOptions = {},
): Promise<LocalServer> => {
  const app = express();
  app.set('trust proxy', trusted.length > 0 ? trusted : false);
  app.use('/api', locationApi({ locationProvider, locationsAreRelayed: relayed }));
  return startLocalServer(app, port);
};
