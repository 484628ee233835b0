/** Every engine that is measured; ours comes first, and the others are compared with it. */
import type { Engine } from './engine.ts';

interface Entry {
  readonly title: string;
  readonly create: () => Promise<Engine>;
  /** More listings would take hours or all memory. */
  readonly most?: number;
  /** What it cannot do by itself, and what is set, for whoever reads the figures. */
  readonly note: string;
}

export const OURS = 'embedded';

export const ENGINES: Readonly<Record<string, Entry>> = {
  [OURS]: {
    title: 'the embedded index',
    create: async () => (await import('./ours.ts')).embedded(),
    note: 'the index of this project',
  },
  duckdb: {
    title: 'DuckDB',
    create: async () => (await import('./duckdb.ts')).duckdb(),
    note: 'in memory, one thread; words by contains()',
  },
  sqlite: {
    title: 'SQLite',
    create: async () => (await import('./sqlite.ts')).sqlite(),
    note: 'in memory, an index for each column, FTS5',
  },
  postgres: {
    title: 'PostgreSQL',
    create: async () => (await import('./postgres.ts')).postgres(),
    note: 'an index for each column, GIN for words, 1 GB of buffers, no waiting for the disk, no parallel workers; its files in the system’s cache are not counted as memory',
  },
  orama: {
    title: 'Orama',
    create: async () => (await import('./orama.ts')).orama(),
    most: 200_000,
    note: 'one search more for each chosen filter; order, smallest and largest values by us',
  },
  itemsjs: {
    title: 'ItemsJS',
    create: async () => (await import('./itemsjs.ts')).itemsjs(),
    most: 200_000,
    note: 'one search more for each chosen range; ranges, words and circles by a function; a change indexes everything again',
  },
  opensearch: {
    title: 'OpenSearch',
    create: async () => (await import('./ours.ts')).opensearch(),
    note: 'as SEARCH_URL has it: one node, one shard, 2 GB of heap, no cache of answers; its cache of filters knows the requests after the first time',
  },
  naive: {
    title: 'reading every listing',
    create: async () => (await import('./ours.ts')).naive(),
    most: 200_000,
    note: 'the reference of our tests: reads every listing for each count',
  },
};
