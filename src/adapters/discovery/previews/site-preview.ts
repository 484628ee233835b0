import type { TFunction } from 'i18next';
import type { LanguageId } from '../../../domain/language/language.ts';
import { accentColours } from '../../../domain/site/accent-colour.ts';
import { hasMark } from '../../../domain/site/brand-paths.ts';
import { kindsInOrder } from '../../../domain/site/kinds-in-order.ts';
import { previewPath } from '../../../domain/site/preview-url.ts';
import type { Site } from '../../../domain/site/site.ts';
import { drawingName, illustrationOfType } from '../../../domain/vehicle/illustration.ts';
import type { PreviewCard } from '../../../ports/media/previews.ts';
import { cardVersion } from './card-version.ts';

/** The site's own picture: home, lists and every page without one of its own. */
export const sitePreview = (site: Pick<Site, 'name' | 'theme' | 'division' | 'kinds'>, t: TFunction): PreviewCard => {
  const [kind = 'car'] = kindsInOrder(site);
  const claim = t('home:meta.title');
  return {
    site: site.name,
    mark: hasMark(site),
    title: site.name,
    subtitle: claim.charAt(0).toUpperCase() + claim.slice(1),
    price: null,
    colours: accentColours(site.theme),
    photo: null,
    drawing: drawingName(illustrationOfType(kind, 'red')),
  };
};

export const sitePreviewPath = (
  site: Pick<Site, 'name' | 'theme' | 'division' | 'kinds'>,
  languageId: LanguageId,
  t: TFunction,
): string => previewPath({ languageId, vehicleId: null, version: cardVersion(sitePreview(site, t)) });
