export interface OpenSearchSettings {
  /** Addresses of nodes, with user and password where the cluster asks for them. */
  readonly nodes: readonly string[];
  /** What the names of the indexes of this install begin with. */
  readonly install: string;
}

const DEFAULT_INSTALL = 'forecourt';

/**
 * Addresses of one cluster, with commas between, each `http(s)://[user:password@]host[:port]`; the path of the first, `/name`, is what the
 * names of indexes begin with, so that installs can share a cluster. Null where it is anything else.
 */
export const parseSearchUrl = (text: string): OpenSearchSettings | null => {
  const urls = text.split(',').flatMap((part) => URL.parse(part.trim()) ?? []);
  const isCluster = urls.length === text.split(',').length;
  const path = urls[0]?.pathname.replace(/^\/|\/$/g, '') ?? '';
  const install = path === '' ? DEFAULT_INSTALL : path;
  if (!isCluster || !/^[a-z][a-z0-9_-]{0,50}$/.test(install)) return null;
  if (urls.some(({ protocol, search, hash }) => !/^https?:$/.test(protocol) || search !== '' || hash !== '')) return null;
  return { nodes: urls.map((url) => new URL('/', url).href), install };
};
