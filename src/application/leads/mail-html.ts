/**
 * The HTML of a mail. Mail programs know tables and inline styles for certain; style sheets serve dark mode and narrow screens where they
 * are read. Whoever darkens a mail by themselves finds no colour that would vanish.
 */
import { escapeMarkup } from '../../domain/text/markup.ts';
import type { MailLink, MailPicture, MailRow, SignedContent } from './mail-content.ts';

const FONT = `font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;
const INK = '#16181b';
const QUIET = '#565d66';
const LINE = '#e3e0da';
const PAPER = '#f6f5f1';

/** Colours of the dark scheme, which take the place of the inline ones. */
const styles = (accent: string): string => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a{color:${accent}}
@media (max-width:480px){.wide{padding-left:20px!important;padding-right:20px!important}.row th,.row td{display:block!important;width:auto!important}.row td{padding-top:0!important}.row th{padding-bottom:0!important;border-bottom:0!important}}
@media (prefers-color-scheme:dark){
body,.paper{background:#151412!important}
.sheet{background:#201f1c!important;border-color:#3a3833!important}
.ink,.ink a,h1{color:#f1efea!important}
.quiet,.quiet a{color:#b4b0a7!important}
.row th,.row td{border-color:#3a3833!important}
.row td a{color:#9fd3e4!important}
.brand{color:#f1efea!important}
}`;

const paragraph = (text: string, tone: 'ink' | 'quiet' = 'ink'): string =>
  `<p class="${tone}" style="margin:0 0 16px;color:${tone === 'ink' ? INK : QUIET}">${escapeMarkup(text)}</p>`;

const cell = `padding:10px 0;border-bottom:1px solid ${LINE};vertical-align:top;text-align:left`;

const row = ({ label, value, href }: MailRow): string => {
  const shown = escapeMarkup(value).replaceAll('\n', '<br>');
  const said = href === undefined ? shown : `<a href="${escapeMarkup(href)}">${shown}</a>`;
  return (
    `<tr class="row"><th scope="row" class="quiet" width="34%" style="${cell};padding-right:16px;font-weight:normal;color:${QUIET}">${escapeMarkup(label)}</th>` +
    `<td class="ink" style="${cell};color:${INK};word-break:break-word">${said}</td></tr>`
  );
};

const table = (rows: readonly MailRow[]): string =>
  rows.length === 0
    ? ''
    : `<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 24px;font-size:15px;line-height:1.45">${rows.map(row).join('')}</table>`;

/** The cell has the colour, so that the whole button stays one where padding of links is not known. */
const button = ({ label, url }: MailLink, accent: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr>` +
  `<td style="border-radius:10px;background:${accent}" bgcolor="${accent}"><a href="${escapeMarkup(url)}" style="display:inline-block;padding:14px 24px;` +
  `border-radius:10px;border:1px solid ${accent};color:#ffffff;font-weight:600;font-size:16px;line-height:20px;text-decoration:none">${escapeMarkup(label)}</a></td></tr></table>`;

const picture = ({ url, alt }: MailPicture): string =>
  `<tr><td style="padding:0"><img src="${escapeMarkup(url)}" width="560" alt="${escapeMarkup(alt)}" ` +
  `style="display:block;width:100%;max-width:560px;height:auto;border:0;font-size:14px;color:${QUIET}"></td></tr>`;

const header = ({ name, url, accent, mark }: SignedContent['brand']): string =>
  `<tr><td class="wide" style="padding:20px 32px;border-top:4px solid ${accent}"><a href="${escapeMarkup(url)}" class="brand" ` +
  `style="color:${accent};font-size:18px;font-weight:700;text-decoration:none">` +
  (mark === null
    ? ''
    : `<img src="${escapeMarkup(mark)}" width="28" height="28" alt="" style="display:inline-block;vertical-align:middle;border:0;border-radius:7px;margin-right:10px">`) +
  `<span style="vertical-align:middle">${escapeMarkup(name)}</span></a></td></tr>`;

export const mailHtml = (content: SignedContent, locale: string): string => {
  const { title, before, rows, link, after = [], sender, brand } = content;
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">` +
    `<title>${escapeMarkup(title)}</title><style>${styles(brand.accent)}</style></head>` +
    `<body class="paper" style="margin:0;padding:0;background:${PAPER}">` +
    `<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}"><tr><td align="center" style="padding:24px 12px">` +
    `<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid ${LINE};border-radius:14px;overflow:hidden;${FONT};font-size:16px;line-height:1.5">` +
    header(brand) +
    (content.picture ? picture(content.picture) : '') +
    `<tr><td class="wide" style="padding:28px 32px 12px">` +
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;letter-spacing:-0.01em;color:${INK}">${escapeMarkup(title)}</h1>` +
    before.map((text) => paragraph(text)).join('') +
    (link ? button(link, brand.accent) : '') +
    table(rows) +
    after.map((text) => paragraph(text, 'quiet')).join('') +
    `</td></tr></table>` +
    `<p class="quiet" style="${FONT};max-width:560px;margin:16px auto 0;padding:0 20px;font-size:13px;line-height:1.5;color:${QUIET}">${sender.map(escapeMarkup).join('<br>')}</p>` +
    `</td></tr></table></body></html>`
  );
};
