/** The HTML document around a rendered page. Written here, since nothing of it ever changes in the browser. */
import { escapeMarkup } from '../../domain/text/markup.ts';
import type { Frame, Meta } from '../../ui/page.ts';
import type { PageState } from '../../ui/page-state.ts';
import type { Assets } from '../assets/assets.ts';
import { jsonForScript } from './json-for-script.ts';

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
  readonly state: PageState;
  /** The words of the page, as JSON for a script element, in UTF-8. */
  readonly messages: Buffer;
  /** The rendered application. */
  readonly markup: string;
  readonly assets: Assets;
}

const headOf = ({ frame, meta, screen }: PageState, assets: Assets): string => {
  const theme = frame.theme === 'auto' ? '' : ` data-theme="${frame.theme}"`;
  return (
    `<!doctype html><html lang="${frame.locale}"${theme} style="${escapeMarkup(themeStyle(frame.site))}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">` +
    `<title>${escapeMarkup(meta.title)}</title><meta name="description" content="${escapeMarkup(meta.description)}">` +
    `<meta name="robots" content="${meta.index ? 'index, follow' : 'noindex, follow'}"><meta name="color-scheme" content="light dark">` +
    `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin><link rel="stylesheet" href="${assets.styles}">` +
    assets
      .modulesOf(screen)
      .map((href) => `<link rel="modulepreload" href="${href}">`)
      .join('') +
    `<link rel="icon" href="/static/favicon.svg" type="image/svg+xml">${headLinks(frame, meta)}</head>`
  );
};

/** In UTF-8, part by part: a single letter beyond Latin-1 makes a string twice as long in memory, and the whole with it. */
export const renderDocument = ({ state, messages, markup, assets }: DocumentParts): Buffer =>
  Buffer.concat([
    Buffer.from(`${headOf(state, assets)}<body><div id="app">`),
    Buffer.from(markup),
    Buffer.from(`</div><script type="application/json" id="state">${jsonForScript(state)}`),
    Buffer.from('</script><script type="application/json" id="messages">'),
    messages,
    Buffer.from(`</script><script type="module" src="${assets.client}"></script></body></html>`),
  ]);
