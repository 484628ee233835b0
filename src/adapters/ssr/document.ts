/** The HTML document around a rendered page. A string, since nothing in it ever changes in the browser. */
import { escapeMarkup } from '../../domain/text/markup.ts';
import type { Frame, Meta } from '../../ui/page.ts';
import type { InitialState } from '../../ui/page-state.ts';
import type { Assets } from '../assets/assets.ts';

/** JSON that cannot end its script element (HTML standard, "Restrictions for contents of script elements"). */
const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

const themeStyle = ({ theme }: Frame['site']): string =>
  [
    `--accent-h:${String(theme.accentHue)}`,
    `--accent-c:${String(theme.accentChroma)}`,
    `--radius-scale:${String(theme.radiusScale)}`,
    ...(theme.brandInk === null ? [] : [`--brand-ink:${theme.brandInk}`]),
  ].join(';');

const headLinks = (frame: Frame, meta: Meta): string => {
  const alternates = meta.index
    ? frame.alternates
        .map(({ locale, href }) => `<link rel="alternate" hreflang="${locale}" href="${escapeMarkup(frame.origin + href)}">`)
        .join('')
    : '';
  return `<link rel="canonical" href="${escapeMarkup(frame.origin + (meta.canonical ?? frame.url))}">${alternates}`;
};

export interface DocumentParts {
  readonly state: InitialState;
  /** The rendered application. */
  readonly markup: string;
  readonly assets: Assets;
}

export const renderDocument = ({ state, markup, assets }: DocumentParts): string => {
  const { frame, meta } = state;
  const theme = frame.theme === 'auto' ? '' : ` data-theme="${frame.theme}"`;
  return (
    `<!doctype html><html lang="${frame.locale}"${theme} style="${escapeMarkup(themeStyle(frame.site))}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">` +
    `<title>${escapeMarkup(meta.title)}</title><meta name="description" content="${escapeMarkup(meta.description)}">` +
    `<meta name="robots" content="${meta.index ? 'index, follow' : 'noindex, follow'}"><meta name="color-scheme" content="light dark">` +
    `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin><link rel="stylesheet" href="${assets.styles}">` +
    assets
      .modulesOf(state.screen)
      .map((href) => `<link rel="modulepreload" href="${href}">`)
      .join('') +
    `<link rel="icon" href="/static/favicon.svg" type="image/svg+xml">${headLinks(frame, meta)}</head>` +
    `<body><div id="app">${markup}</div><script type="application/json" id="state">${jsonForScript(state)}</script>` +
    `<script type="module" src="${assets.client}"></script></body></html>`
  );
};
