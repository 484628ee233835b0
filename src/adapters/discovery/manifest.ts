import { Router } from 'express';
import { languageOf } from '../../domain/language/language.ts';
import { accentColours } from '../../domain/site/accent-colour.ts';
import { ICON_PREFIX, ICON_PURPOSES, ICON_SIZES, iconPath, MANIFEST_PATH, parseIconPath } from '../../domain/site/brand-paths.ts';
import type { Site } from '../../domain/site/site.ts';
import { siteIcon } from '../media/site-icons.ts';
import { siteOf } from '../http/middleware/choose-site.ts';

/** Home screens show about a dozen characters. */
const SHORT_NAME = 12;

const manifestOf = ({ name, theme, defaultLanguage }: Site): object => ({
  id: '/',
  name,
  short_name: name.length <= SHORT_NAME ? name : (name.split(' ').find((word) => word.length > 3) ?? name).slice(0, SHORT_NAME),
  lang: languageOf(defaultLanguage).locale,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: accentColours(theme).accent,
  icons: ICON_SIZES.flatMap((size) =>
    ICON_PURPOSES.map((purpose) => ({
      src: iconPath(size, purpose),
      sizes: `${String(size)}x${String(size)}`,
      type: 'image/png',
      purpose,
    })),
  ),
});

/**
 * GET /manifest.webmanifest: the site as an app that can be installed (W3C Web App Manifest).
 * GET /_icons/{any|maskable}-{192|512}.png: its icons, in its own accent.
 */
export const manifest = (): Router => {
  const router = Router();
  router.get(MANIFEST_PATH, (_request, response) => {
    response
      .type('application/manifest+json')
      .set('Cache-Control', 'public, max-age=86400')
      .send(JSON.stringify(manifestOf(siteOf(response))));
  });
  router.get(`${ICON_PREFIX}/{*path}`, async (request, response, next) => {
    const icon = parseIconPath(request.path);
    if (!icon) return next();
    const png = await siteIcon(siteOf(response).theme, icon.size, icon.purpose);
    response.type('image/png').set('Cache-Control', 'public, max-age=86400').send(png);
  });
  return router;
};
