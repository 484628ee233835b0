import type { Site } from './site.ts';

/**
 * Scheme and host under which search engines are told of a site's pages: its configured origin, else its first host with the scheme and the port
 * of the request, since all sites of an install stand behind the same ones.
 * @param origin of the request, such as 'http://localhost:3000'
 */
export const siteOrigin = ({ hosts, origin: configured }: Pick<Site, 'hosts' | 'origin'>, origin: string): string => {
  if (configured !== null) return configured;
  const [, scheme = 'https', port = ''] = /^([a-z]+):\/\/(?:\[[^\]]*\]|[^:/]*)(:\d+)?/i.exec(origin) ?? [];
  const [host = ''] = hosts;
  return `${scheme}://${host}${port}`;
};
