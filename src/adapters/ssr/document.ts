/** The HTML document around a rendered page. Not a component, since it never changes in the browser. */
import { escapeMarkup } from '../../domain/text/markup.ts';
import { MANIFEST_PATH } from '../../domain/site/brand-paths.ts';
import { PREVIEW_SIZE } from '../../domain/site/preview-url.ts';
import type { Frame } from '../../ui/page.ts';
import type { PageState } from '../../ui/page-state.ts';
import type { Assets } from './assets.ts';
import type { DocumentHead } from './document-head.ts';
import { HEADING_FONTS } from './heading-fonts.ts';
import { jsonLdOf } from '../discovery/structured/structured-data.ts';

/** JSON that cannot end its script element (HTML standard, "Restrictions for contents of script elements"). */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

const themeStyle = ({ theme }: Frame['site']): string =>
  [
    `--accent-h:${String(theme.accentHue)}`,
    `--accent-c:${String(theme.accentChroma)}`,
    `--radius-scale:${String(theme.radiusScale)}`,
    ...(theme.headings === 'inter' ? [] : [`--font-headings:${HEADING_FONTS[theme.headings].family}`]),
    ...(theme.brandInk === null ? [] : [`--brand-ink:${theme.brandInk}`]),
  ].join(';');

const linksOf = ({ canonical, alternates, rss }: DocumentHead): string =>
  [
    `<link rel="canonical" href="${escapeMarkup(canonical)}">`,
    ...alternates.map(({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(href)}">`),
    ...(rss === null ? [] : [`<link rel="alternate" type="application/rss+xml" href="${escapeMarkup(rss)}">`]),
  ].join('');

/** How a shared address is shown elsewhere (ogp.me). Other networks read the same tags; X needs only its kind of card as well. */
const sharingOf = ({ frame, meta }: PageState, { canonical, preview }: DocumentHead): string =>
  [
    ['og:type', 'website'],
    ['og:site_name', frame.site.name],
    ['og:title', meta.title],
    ['og:description', meta.description],
    ['og:url', canonical],
    ['og:locale', frame.locale.replace('-', '_')],
    ['og:image', preview],
    ['og:image:width', String(PREVIEW_SIZE.width)],
    ['og:image:height', String(PREVIEW_SIZE.height)],
  ]
    .map(([property = '', content = '']) => `<meta property="${property}" content="${escapeMarkup(content)}">`)
    .join('') + '<meta name="twitter:card" content="summary_large_image">';

/** Data, which browsers don't run: the policy for scripts does not apply to it. */
const structuredOf = ({ structured }: DocumentHead): string =>
  structured.length === 0 ? '' : `<script type="application/ld+json">${jsonForScript(jsonLdOf(structured))}</script>`;

export interface DocumentParts {
  readonly state: PageState;
  readonly head: DocumentHead;
  /** The words of the page, as JSON for a script element, in UTF-8. */
  readonly messages: Buffer;
  /** What is in `#app`, piece by piece. */
  readonly markup: readonly (string | Buffer)[];
  readonly assets: Assets;
}

const preloadOf = (font: string | null): string =>
  font === null ? '' : `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`;

const headOf = (state: PageState, head: DocumentHead, assets: Assets): string => {
  const { frame, meta } = state;
  const theme = frame.theme === 'auto' ? '' : ` data-theme="${frame.theme}"`;
  return (
    `<!doctype html><html lang="${frame.locale}"${theme} style="${escapeMarkup(themeStyle(frame.site))}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">` +
    `<title>${escapeMarkup(meta.title)}</title><meta name="description" content="${escapeMarkup(meta.description)}">` +
    `<meta name="robots" content="${meta.index ? 'index, follow' : 'noindex, follow'}"><meta name="color-scheme" content="light dark">` +
    `${[assets.font, assets.headingFonts[frame.site.theme.headings]].map(preloadOf).join('')}<link rel="stylesheet" href="${assets.styles}" integrity="${assets.integrity.styles}">` +
    `<link rel="icon" href="/static/favicon.svg" type="image/svg+xml"><link rel="manifest" href="${MANIFEST_PATH}">` +
    `${linksOf(head)}${sharingOf(state, head)}</head>`
  );
};

const scriptOf = ({ screen }: PageState, assets: Assets): string =>
  `<script type="module" src="${assets.start}" integrity="${assets.integrity.start}" data-modules="${assets.modulesOf(screen).join(' ')}"></script>`;

/** Reused for every page: allocating a buffer for each took a tenth of its time. */
let scratch = Buffer.alloc(0);
const MOST_BYTES_A_CHARACTER = 3;

const inUtf8 = (parts: readonly (string | Buffer)[]): Buffer => {
  const most = MOST_BYTES_A_CHARACTER * parts.reduce((sum, { length }) => sum + length, 0);
  if (scratch.length < most) scratch = Buffer.allocUnsafe(most);
  let end = 0;
  for (const part of parts) end += typeof part === 'string' ? scratch.write(part, end) : part.copy(scratch, end);
  return Buffer.from(scratch.subarray(0, end));
};
export const renderDocument = ({ state, head, messages, markup, assets }: DocumentParts): Buffer =>
  inUtf8([
    headOf(state, head, assets),
    '<body><div id="app">',
    ...markup,
    `</div><script type="application/json" id="state">${jsonForScript(state)}`,
    '</script><script type="application/json" id="messages">',
    messages,
    `</script>${structuredOf(head)}${scriptOf(state, assets)}</body></html>`,
  ]);
