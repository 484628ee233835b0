/** The parts of a document's head that are not in the page's state: only the first document needs them. */
import type { TFunction } from 'i18next';
import { alternatesOf } from '../../domain/site/alternates.ts';
import { siteOrigin } from '../../domain/site/site-origin.ts';
import type { Site } from '../../domain/site/site.ts';
import type { PageState } from '../../ui/page-state.ts';
import type { Loaded } from './loader.ts';
import { sitePreviewPath } from '../discovery/previews/site-preview.ts';

export type HeadExtras = Pick<Extract<Loaded<unknown>, { readonly kind: 'page' }>, 'structured' | 'preview' | 'rss'>;

interface HeadParts {
  readonly state: PageState;
  readonly extras: HeadExtras;
  readonly site: Site;
  /** All sites of the install: a page links to its equivalents on the others. */
  readonly sites: readonly Site[];
  readonly origin: string;
  readonly t: TFunction;
}

export const documentHead = ({ state: { frame, meta }, extras, site, sites, origin, t }: HeadParts) => {
  const absolute = (path: string): string => frame.origin + path;
  const canonical = meta.canonical ?? frame.url;
  const alternates = meta.index ? alternatesOf(canonical, site, sites) : [];
  return {
    canonical: absolute(canonical),
    /** The same page in other languages, itself included; empty for a page in one language only. */
    alternates: alternates.map(({ hreflang, site: other, path }) => ({ hreflang, href: siteOrigin(other, origin) + path })),
    structured: extras.structured?.(absolute, t) ?? [],
    /** Path of the page's vehicles as RSS; null without them. */
    rss: extras.rss ?? null,
    preview: absolute(extras.preview ?? sitePreviewPath(site, frame.languageId, t)),
  };
};

/** Every address is absolute, except the feed's. */
export type DocumentHead = ReturnType<typeof documentHead>;
