import { Router } from 'express';
import { feeds, type FeedDependencies } from './feed-routes.ts';
import { previewPictures, type PreviewDependencies } from './preview-routes.ts';
import type { SitemapPorts } from './sitemap/addresses.ts';
import { sitemaps, type Installed } from './sitemaps.ts';

/** Resources for programs: robots.txt, sitemaps, pictures for sharing and feeds. */
export const discovery = (dependencies: FeedDependencies & PreviewDependencies & SitemapPorts & Installed): Router =>
  Router().use(sitemaps(dependencies), previewPictures(dependencies), feeds(dependencies));
