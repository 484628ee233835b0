import { Router } from 'express';
import type { i18n } from 'i18next';
import type { LanguageId } from '../../domain/language/language.ts';
import { parsePreviewPath, PREVIEW_PREFIX, previewPath, type PreviewAddress } from '../../domain/site/preview-url.ts';
import { showsListing, type Site } from '../../domain/site/site.ts';
import type { PreviewCard } from '../../ports/media/previews.ts';
import type { Ports } from '../../ports/ports.ts';
import { cardVersion } from './previews/card-version.ts';
import { sitePreview } from './previews/site-preview.ts';
import { vehiclePreview } from './previews/vehicle-preview.ts';
import { siteOf } from '../http/middleware/choose-site.ts';

export interface PreviewDependencies extends Pick<Ports, 'previews' | 'vehicles'> {
  readonly translatorOf: (language: LanguageId) => i18n;
}

/**
 * GET /_preview/{language}/{vehicle or 'site'}-{version}.jpg: the picture shown where a page is shared, 1200 by 630.
 * Cached without expiry; an outdated version redirects to the current picture.
 */
export const previewPictures = ({ previews, vehicles, translatorOf }: PreviewDependencies): Router => {
  const cardOf = async ({ vehicleId, languageId }: PreviewAddress, site: Site): Promise<PreviewCard | null> => {
    if (!site.languages.includes(languageId)) return null;
    if (vehicleId === null) return sitePreview(site, translatorOf(languageId).t);
    const listing = await vehicles.ofId(vehicleId);
    return listing && showsListing(site, listing) ? vehiclePreview(listing, site, languageId) : null;
  };

  return Router().get(`${PREVIEW_PREFIX}/{*path}`, async (request, response, next) => {
    const asked = parsePreviewPath(request.path);
    const card = asked && (await cardOf(asked, siteOf(response)));
    if (!asked || !card) return next();
    const version = cardVersion(card);
    if (version !== asked.version)
      return response.set('Cache-Control', 'no-cache').redirect(302, previewPath({ ...asked, version }));
    const preview = await previews.preview(card);
    if (!preview)
      return response
        .status(503)
        .set('Retry-After', '10')
        .type('text/plain')
        .send('Too many pictures are being painted. Try again.\n');
    const { contentType, bytes, lasting } = preview;
    const kept = lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=600';
    response.type(contentType).set('Cache-Control', kept).send(bytes);
  });
};
