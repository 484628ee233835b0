import { Router, type Response } from 'express';
import type { i18n } from 'i18next';
import type { LanguageId } from '../../domain/language/language.ts';
import {
  parsePicturePath,
  parsePreviewPath,
  PREVIEW_PREFIX,
  previewPath,
  type PreviewAddress,
} from '../../domain/site/preview-url.ts';
import { showsListing, type Site } from '../../domain/site/site.ts';
import type { Preview, PreviewCard } from '../../ports/media/previews.ts';
import type { Ports } from '../../ports/ports.ts';
import { cardVersion } from './previews/card-version.ts';
import { sitePreview } from './previews/site-preview.ts';
import { vehiclePreview } from './previews/vehicle-preview.ts';
import { siteOf } from '../http/middleware/choose-site.ts';

export interface PreviewDependencies extends Pick<Ports, 'previews' | 'vehicles'> {
  readonly translatorOf: (language: LanguageId) => i18n;
}

/** Null when too many others are being painted. */
const sendPicture = (response: Response, picture: Preview | null, kept: string): void => {
  if (picture) {
    const { contentType, bytes, lasting } = picture;
    response
      .type(contentType)
      .set('Cache-Control', lasting ? kept : 'public, max-age=600')
      .send(bytes);
  } else
    response.status(503).set('Retry-After', '10').type('text/plain').send('Too many pictures are being painted. Try again.\n');
};

/**
 * GET /_preview/{language}/{vehicle or 'site'}-{version}.jpg: the picture shown where a page is shared, 1200 by 630.
 * Cached without expiry; an outdated version redirects to the current picture.
 * GET /_preview/{vehicle}.jpg: the vehicle alone as it is now, for mails, 1120 by 560; cached for a day.
 */
export const previewPictures = ({ previews, vehicles, translatorOf }: PreviewDependencies): Router => {
  const cardOf = async ({ vehicleId, languageId }: PreviewAddress, site: Site): Promise<PreviewCard | null> => {
    if (!site.languages.includes(languageId)) return null;
    if (vehicleId === null) return sitePreview(site, translatorOf(languageId).t);
    const listing = await vehicles.ofId(vehicleId);
    return listing && showsListing(site, listing) ? vehiclePreview(listing, site, languageId) : null;
  };

  return Router().get(`${PREVIEW_PREFIX}/{*path}`, async (request, response, next) => {
    const vehicleId = parsePicturePath(request.path);
    if (vehicleId !== null) {
      const site = siteOf(response);
      const listing = await vehicles.ofId(vehicleId);
      if (!listing || !showsListing(site, listing)) return next();
      const card = vehiclePreview(listing, site, site.defaultLanguage);
      return sendPicture(response, await previews.picture(card), 'public, max-age=86400');
    }
    const asked = parsePreviewPath(request.path);
    const card = asked && (await cardOf(asked, siteOf(response)));
    if (!asked || !card) return next();
    const version = cardVersion(card);
    if (version !== asked.version)
      return response.set('Cache-Control', 'no-cache').redirect(302, previewPath({ ...asked, version }));
    sendPicture(response, await previews.preview(card), 'public, max-age=31536000, immutable');
  });
};
