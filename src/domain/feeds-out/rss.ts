/** A search as RSS 2.0 (rssboard.org/rss-specification), with the address of the feed itself as Atom has it. */
import { escapeMarkup } from '../text/markup.ts';

export interface RssChannel {
  readonly title: string;
  readonly description: string;
  /** The list's own address. */
  readonly link: string;
  /** The feed's. */
  readonly self: string;
  /** BCP 47, such as 'fr-CA'. */
  readonly language: string;
}

export interface RssItem {
  readonly title: string;
  readonly link: string;
  /** Plain text. */
  readonly description: string;
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
}

/** `Fri, 20 Nov 2026 22:04:00 GMT` */
const rssDate = (at: number): string => new Date(at).toUTCString();

const element = (name: string, text: string): string => `<${name}>${escapeMarkup(text)}</${name}>`;

const itemXml = ({ title, link, description, at }: RssItem): string =>
  `<item>${element('title', title)}${element('link', link)}<guid isPermaLink="true">${escapeMarkup(link)}</guid>` +
  `${element('description', description)}${element('pubDate', rssDate(at))}</item>\n`;

export const rssXml = ({ title, description, link, self, language }: RssChannel, items: readonly RssItem[]): string =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n' +
  `${element('title', title)}${element('link', link)}${element('description', description)}${element('language', language)}` +
  `<atom:link href="${escapeMarkup(self)}" rel="self" type="application/rss+xml"/>\n` +
  `${items.map(itemXml).join('')}</channel></rss>\n`;
