import type { Site } from './site.ts';

/**
 * Scheme and host under which search engines are told of a site's pages: its first host, with the scheme and the port of the
 * request, since all sites of an install stand behind the same ones.
 * @param origin of the request, such as 'http://localhost:3000'
 */
export const siteOrigin = ({ hosts }: Pick<Site, 'hosts'>, origin: string): string => {
  const [, scheme = 'https', port = ''] = /^([a-z]+):\/\/(?:\[[^\]]*\]|[^:/]*)(:\d+)?/i.exec(origin) ?? [];
  const [host = ''] = hosts;
  return `${scheme}://${host}${port}`;
};
