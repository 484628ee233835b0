/** The hosts of a DATABASE_URL: where there are several, that of the primary takes connections, as libpq finds it for `psql`. */
import type * as Pg from 'pg';
import type { ClientBase, ClientConfig, Pool, PoolClient, PoolConfig } from 'pg';
import { isAway } from './postgres-failures.ts';

const URL_PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^@/?]+)(\/[^/?]+(?:\?.*)?)$/;

/**
 * One address for each host of `postgres://user:password@one:5432,two:5432/database`, with what the driver understands in its query.
 * Empty for anything else.
 */
export const addressesOf = (url: string): readonly string[] => {
  const [, before = '', hosts = '', after = ''] = URL_PARTS.exec(url) ?? [];
  const addresses = hosts.split(',').map((host) => `${before}${host}${after}`);
  return addresses.every((address) => URL.parse(address)?.hostname) ? addresses : [];
};

/** Without what is secret. */
export const nameOfDatabase = (url: string): string => {
  const [address = ''] = addressesOf(url);
  const hosts = addressesOf(url).map((each) => new URL(each).host);
  const { protocol, username, pathname } = new URL(address);
  return `${protocol}//${username === '' ? '' : `${username}@`}${hosts.join()}${pathname}`;
};

/** What `connectPostgres` uses of the driver. */
type Driver = Pick<typeof Pg, 'Client' | 'Pool'>;

export interface PrimaryPool {
  readonly pool: Pool;
  /** A connection to the primary. Rejects where no host has one: then with the failure of the last. */
  readonly connect: () => Promise<PoolClient>;
}

/** SQLSTATE of a write on a standby. */
const STANDBY = '25006';

/** A pool that goes on with the next host once one is away, or has become a standby. */
export const primaryPool = ({ Client, Pool }: Driver, addresses: readonly string[], settings: PoolConfig): PrimaryPool => {
  let turn = 0;
  const address = () => ({ connectionString: addresses[turn % addresses.length] ?? '' });

  class ClientOfTurn extends Client {
    constructor(config: ClientConfig = {}) {
      super({ ...config, ...address() });
    }
  }
  // The pool waits for it, and closes the connection where it rejects, which its types do not say.
  const refuseStandby: (client: ClientBase) => unknown = async (client) => {
    const { rows } = await client.query<{ isStandby: boolean }>('select pg_is_in_recovery() as "isStandby"');
    if (rows[0]?.isStandby === true) throw Object.assign(new Error('a standby'), { code: STANDBY });
  };
  const pool = new Pool({
    ...settings,
    ...(addresses.length === 1 ? address() : { Client: ClientOfTurn, onConnect: refuseStandby }),
  });
  return {
    pool,
    async connect() {
      for (let tried = 1; ; tried += 1) {
        const asked = turn;
        try {
          return await pool.connect();
        } catch (error) {
          if (!isAway(error) || tried >= addresses.length) throw error;
          // Of several that fail together the first goes on.
          if (turn === asked) turn += 1;
        }
      }
    },
  };
};
