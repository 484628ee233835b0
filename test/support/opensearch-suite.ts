import process from 'node:process';
import { connect, type Connection } from '../../src/adapters/search/opensearch/connection.ts';
import { startOpenSearch, type OpenSearch, type OpenSearchOptions } from './servers/opensearch.ts';
import { NotHere } from './servers/opensearch-program.ts';

export interface OpenSearchSuite {
  readonly server: OpenSearch;
  readonly connection: Connection;
}

/** Gives the suite around it an OpenSearch (OPENSEARCH_TEST_URL, or one of its own), or says why its tests are not run. */
export const openSearchSuite = (options: OpenSearchOptions = {}): OpenSearchSuite => {
  let server: OpenSearch | null = null;
  before(async function () {
    this.timeout(300_000);
    const running = process.env.OPENSEARCH_TEST_URL;
    if (running !== undefined) {
      server = { url: running, nodes: [], stop: () => Promise.resolve() };
      return;
    }
    try {
      server = await startOpenSearch({ fast: true, ...options });
    } catch (error) {
      if (!(error instanceof NotHere)) throw error;
      console.log(`      not run: ${error.message}`);
      this.skip();
    }
  });
  after(async function () {
    await server?.stop();
  });
  const started = (): OpenSearch => {
    if (!server) throw new Error('OpenSearch has not started');
    return server;
  };
  return {
    get server() {
      return started();
    },
    get connection() {
      return connect([started().url]);
    },
  };
};
