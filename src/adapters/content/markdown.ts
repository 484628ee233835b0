/** Markdown as content pages may write it: without HTML, with links to pages of the site as `page:contact`. */
import MarkdownIt, { type Token } from 'markdown-it';
import { pathOf } from '../../domain/routing/path-table.ts';
import { PAGE_CODES, type PageCode } from '../../domain/routing/section-page.ts';
import type { Site } from '../../domain/site/site.ts';
import { SITE_ROLES, type SiteRole } from '../../domain/site/site-role.ts';
import { slug } from '../../domain/text/fold.ts';
import type { ContentPart } from '../../ports/content-pages.ts';

/** Makes the address of a page of the site for the visitor who reads. */
type HrefOf = (code: PageCode) => string;

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
markdown.validateLink = (url) => /^(https?:|mailto:|tel:|page:|#|\/(?!\/))/i.test(url);

const attribute = (token: Token, name: string): string => String(token.attrGet(name) ?? '');

/** Pages by the English words of their path, as files and links name them: 'privacy-policy'. */
const CODES: ReadonlyMap<string, PageCode> = new Map(PAGE_CODES.flatMap((code) => nameOf(code)));

function nameOf(code: PageCode): [string, PageCode][] {
  if (/^Public_(Car|Recreational)(?!s)/.test(code)) return [];
  const name = pathOf(code, 1).split('/').slice(2).join('/');
  return [[name === '' ? 'home' : name, code]];
}

export const CONTENT_LINKS: readonly string[] = [...CODES.keys()];

/** The page behind `page:privacy-policy`; undefined where the site has none of that name. */
export const codeOfLink = (href: string): PageCode | undefined => CODES.get(href.slice('page:'.length));

markdown.renderer.rules.link_open = (tokens, at, options, env, self) => {
  const token = tokens[at];
  if (!token) return '';
  const href = attribute(token, 'href');
  const code = href.startsWith('page:') ? codeOfLink(href) : undefined;
  if (code) token.attrSet('href', (env?.hrefOf as HrefOf)(code));
  return self.renderToken(tokens, at, options);
};
// A wide table scrolls on its own, with the keyboard too.
markdown.renderer.rules.table_open = () => '<div class="cars-content__table" tabindex="0" role="group"><table>';
markdown.renderer.rules.table_close = () => '</table></div>';

const parseMarkdown = (text: string): Token[] => markdown.parse(text, {});

/** `Your rights {FR}` is for sites under French law alone, `Our stock {dealer}` for those of dealers. */
const MARKS = /\{([A-Za-z-]+(?:,\s*[A-Za-z-]+)*)\}$/;
const LAWS = ['CA-QC', 'CA', 'FR'] as const satisfies readonly Site['consent']['law'][];

/** Which sites a section is for: null for those under every law, or of every role. */
interface Marks {
  readonly laws: readonly string[] | null;
  readonly roles: readonly string[] | null;
}

/** What the braces of a heading name, and the heading without them; braces that name anything else stay in the heading. */
export const marksOfHeading = (heading: string): Marks & { readonly heading: string } => {
  const [suffix = '', named] = MARKS.exec(heading.trimEnd()) ?? [];
  const marks = named?.split(/,\s*/) ?? [];
  const among = (known: readonly string[]) => marks.filter((mark) => known.includes(mark));
  const [laws, roles] = [among(LAWS), among(SITE_ROLES)];
  if (marks.length === 0 || laws.length + roles.length < marks.length) return { heading, laws: null, roles: null };
  return {
    heading: heading.trimEnd().slice(0, -suffix.length).trimEnd(),
    laws: laws.length > 0 ? laws : null,
    roles: roles.length > 0 ? roles : null,
  };
};

interface Piece extends Marks {
  readonly level: 0 | 2 | 3;
  readonly heading: string;
  readonly tokens: Token[];
}

const piecesOf = (tokens: readonly Token[]): Piece[] => {
  const pieces: Piece[] = [{ level: 0, heading: '', laws: null, roles: null, tokens: [] }];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    if (token.type === 'heading_open' && token.level === 0 && (token.tag === 'h2' || token.tag === 'h3')) {
      const marked = marksOfHeading(tokens[at + 1]?.content ?? '');
      pieces.push({ level: token.tag === 'h2' ? 2 : 3, ...marked, tokens: [] });
      at += 2;
    } else pieces.at(-1)?.tokens.push(token);
  }
  return pieces;
};

/** The parts of a page that are for this law and this role; one that is left out takes those below it along. */
export const partsOf = (text: string, { law, role }: { law: string; role: SiteRole }, hrefOf: HrefOf): ContentPart[] => {
  const parts: ContentPart[] = [];
  const ids = new Map<string, number>();
  let leftOut = 0;
  for (const { level, heading, laws, roles, tokens } of piecesOf(parseMarkdown(text))) {
    if (leftOut > 0 && level > leftOut) continue;
    leftOut = laws?.includes(law) === false || roles?.includes(role) === false ? level : 0;
    const html = leftOut > 0 ? '' : markdown.renderer.render(tokens, markdown.options, { hrefOf }).trim();
    if (leftOut > 0 || (level === 0 && html === '')) continue;
    const plain = slug(heading);
    const earlier = ids.get(plain) ?? 0;
    ids.set(plain, earlier + 1);
    parts.push({ id: earlier === 0 ? plain : `${plain}-${String(earlier + 1)}`, level, heading, html });
  }
  return parts;
};
