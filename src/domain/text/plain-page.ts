/** A page that stands alone, without scripts, style sheet or site: for what cannot be asked of the product itself. */
import { escapeMarkup } from './markup.ts';

/** The colours of the design's tokens. */
export const PLAIN_STYLE =
  ':root{color-scheme:light dark;--bg:light-dark(#faf9f6,#1b1a18);--text:light-dark(#211f1b,#f3f1ee);--quiet:light-dark(#57534d,#c4bfb8);' +
  '--line:light-dark(#dfdcd6,#46423e);--accent:light-dark(#005f76,#7ccbe0);--on:light-dark(#fff,#0c2229)}' +
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--bg);color:var(--text);' +
  "font:1.0625rem/1.55 'Inter Variable',system-ui,sans-serif}" +
  'main{box-sizing:border-box;width:100%;max-width:36rem;padding:2.5rem 1.25rem}' +
  'main::before{content:"";display:block;width:3.5rem;height:.25rem;border-radius:1rem;background:var(--accent);margin-bottom:1.25rem}' +
  'h1{margin:0 0 .75rem;font-size:1.75rem;line-height:1.15;letter-spacing:-.02em;text-wrap:balance}p{margin:0 0 1.25rem;color:var(--quiet)}' +
  'ul{list-style:none;margin:0 0 1.5rem;padding:0;border-top:1px solid var(--line)}li{border-bottom:1px solid var(--line)}' +
  'li a{display:block;padding:.75rem 0;color:inherit;font-weight:550;text-decoration:none}li a:hover{color:var(--accent)}' +
  '.act{display:inline-block;min-height:1.55rem;padding:.6rem 1.25rem;border-radius:.5rem;background:var(--accent);color:var(--on);font-weight:550;text-decoration:none}' +
  'a:focus-visible{outline:3px solid var(--accent);outline-offset:3px}';

interface PlainPage {
  readonly locale: string;
  readonly title: string;
  readonly text: string;
  /** `title` is markup already. */
  readonly links?: readonly { readonly path: string; readonly title: string }[];
  /** The button; an empty path leads to the same address. */
  readonly action?: { readonly path: string; readonly text: string };
}

export const plainPage = ({ locale, title, text, links = [], action }: PlainPage): string => {
  const items = links.map((link) => `<li><a href="${escapeMarkup(link.path)}">${link.title}</a></li>`).join('');
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="color-scheme" content="light dark"><title>${escapeMarkup(title)}</title><style>${PLAIN_STYLE}</style></head>` +
    `<body><main><h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(text)}</p>${items === '' ? '' : `<ul>${items}</ul>`}` +
    `${action ? `<a class="act" href="${escapeMarkup(action.path)}">${escapeMarkup(action.text)}</a>` : ''}</main></body></html>\n`
  );
};
