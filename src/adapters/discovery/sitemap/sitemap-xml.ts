/** Sitemaps as streamed text (sitemaps.org, version 0.9). */
import { MOST_ADDRESSES } from '../../../domain/site/sitemap-url.ts';
import { escapeMarkup } from '../../../domain/text/markup.ts';
import type { Address } from './addresses.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const entry = (element: 'url' | 'sitemap', { path, changedAt }: Address, origin: string): string => {
  const date = changedAt === null ? '' : `<lastmod>${new Date(changedAt).toISOString().slice(0, 19)}Z</lastmod>`;
  return `<${element}><loc>${escapeMarkup(origin + path)}</loc>${date}</${element}>\n`;
};

/** One file of addresses; those beyond a file's maximum are left out. */
export async function* sitemapXml(batches: AsyncIterable<readonly Address[]>, origin: string): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${NAMESPACE}>\n`;
  let left = MOST_ADDRESSES;
  for await (const batch of batches) {
    const shown = batch.slice(0, left);
    left -= shown.length;
    yield shown.map((address) => entry('url', address, origin)).join('');
    if (left === 0) break;
  }
  yield '</urlset>\n';
}

/** The index of sitemaps. */
export const sitemapIndexXml = (files: readonly Address[], origin: string): string =>
  `${HEAD}<sitemapindex ${NAMESPACE}>\n${files.map((file) => entry('sitemap', file, origin)).join('')}</sitemapindex>\n`;
