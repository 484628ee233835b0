/** A content page's file: a head of three fields between lines of dashes, then Markdown. */
import MarkdownIt, { type Token } from 'markdown-it';
import { parseDocument } from 'yaml';
import { percentDecode } from '../../domain/text/percent.ts';
import { SITE_ROLES, type SiteRole } from '../../domain/site/site-role.ts';
import { codeOfLink, CONTENT_LINKS, marksOfHeading } from './markdown.ts';

export interface PageFile {
  readonly title: string;
  readonly description: string;
  readonly updated: string;
  /** Title or description for sites of a role alone: `description {dealer, specs}`. */
  readonly ofRole: Readonly<Partial<Record<SiteRole, Partial<Record<SuitedField, string>>>>>;
  readonly body: string;
}

/** The names that `{{name}}` may have in a page. */
export const PLACEHOLDERS = ['site', 'host', 'sender', 'address', 'mail', 'months'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

const HEAD = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;
const FIELDS = ['title', 'description', 'updated'] as const;
type SuitedField = 'title' | 'description';
type Head = Omit<PageFile, 'body'>;

/** Reads what must not be there as well, so that it can be named. */
const suspicious = new MarkdownIt({ html: true });
suspicious.validateLink = () => true;

type Say = (line: number, reason: string, hint: string) => void;

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

const readHead = (text: string, say: Say): Head | null => {
  const document = parseDocument(text, { prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    say(2, `its head is not readable YAML: ${error.message.split('\n')[0] ?? ''}`, 'Put a text with a colon into quotes.');
    return null;
  }
  const written: unknown = document.toJS();
  const fields = new Map(typeof written === 'object' && written !== null ? Object.entries(written) : []);
  const ofRole: Partial<Record<SiteRole, Partial<Record<SuitedField, string>>>> = {};
  for (const [field, value] of fields) {
    const { heading: name, laws, roles } = marksOfHeading(field);
    const isSuited = (name === 'title' || name === 'description') && laws === null && roles !== null;
    if (isSuited)
      for (const role of SITE_ROLES) if (roles.includes(role)) ofRole[role] = { ...ofRole[role], [name]: String(value) };
    if (!isSuited && !FIELDS.some((known) => known === field))
      say(
        2,
        `there is no field ${field}`,
        `There are ${FIELDS.join(', ')}, and title and description for roles: "description {dealer}".`,
      );
  }
  const valueOf = (field: (typeof FIELDS)[number]): string => {
    const value = String(fields.get(field) ?? '').trim();
    if (value === '') say(2, `${field} is missing`, `Write it between the dashes, as in "${field}: …".`);
    return value;
  };
  const head = { title: valueOf('title'), description: valueOf('description'), updated: valueOf('updated'), ofRole };
  if (head.updated !== '' && !isDay(head.updated)) say(2, `updated is not a day: ${head.updated}`, 'Write it as 2026-11-20.');
  return head;
};

const linkFault = (href: string): { readonly reason: string; readonly hint: string } | null => {
  const target = percentDecode(href) ?? href;
  if (target.startsWith('page:'))
    return codeOfLink(target) ? null : { reason: `there is no page ${target}`, hint: `There are ${CONTENT_LINKS.join(', ')}.` };
  if (/^(https:\/\/|mailto:|tel:|#)/i.test(target) || target.includes('{{')) return null;
  return { reason: `a link may not lead to ${target}`, hint: 'Use https://, mailto:, tel:, #heading or page:name.' };
};

/** Looks through what stands within a paragraph, heading, item or cell. */
const checkInline = (token: Token, firstLine: number, say: Say): void => {
  let line = firstLine;
  for (const child of token.children ?? []) {
    if (child.type === 'softbreak' || child.type === 'hardbreak') line += 1;
    if (child.type === 'html_inline' && !child.content.startsWith('</'))
      say(line, `HTML is not allowed: ${child.content}`, 'Pages are Markdown; write the text without tags.');
    if (child.type === 'image')
      say(line, 'pictures cannot be shown', 'A picture from elsewhere would be asked for before the visitor agrees; link to it.');
    if (child.type === 'link_open') {
      const fault = linkFault(String(child.attrGet('href') ?? ''));
      if (fault) say(line, fault.reason, fault.hint);
    }
    if (child.type === 'text' && /\]\(|\]\[/.test(child.content))
      say(line, 'a link is not closed', 'Write it as [words](https://…).');
    if (child.type === 'text' && child.content.includes('**'))
      say(line, 'bold is not closed', 'Put ** at both ends, without a space inside.');
  }
};

const checkBody = (body: string, firstLine: number, say: Say): void => {
  const tokens = suspicious.parse(body, {});
  let below = 1;
  for (const [at, token] of tokens.entries()) {
    const line = firstLine + (token.map?.[0] ?? 0);
    if (token.type === 'html_block')
      say(line, `HTML is not allowed: ${token.content.split('\n')[0] ?? ''}`, 'Pages are Markdown; write the text without tags.');
    if (token.type === 'heading_open') {
      const level = Number(token.tag.slice(1));
      if (level === 1) say(line, 'a heading of the first level', 'The title in the head is one already: start with ##.');
      else if (level > 3 || level > below + 1)
        say(line, `a heading of level ${String(level)} here`, 'Use ## and, below it, ###.');
      below = Math.max(level, 1);
      if (marksOfHeading(tokens[at + 1]?.content ?? '').heading.includes('{'))
        say(
          line,
          'the braces of the heading name neither a law nor a role',
          'Laws are CA-QC, CA and FR; roles are main, dealer, specs, moto and partner, as in "## Our vehicles {dealer}".',
        );
    }
    if (token.type === 'inline') checkInline(token, line, say);
  }
  const lines = body.split('\n');
  for (const [at, text] of lines.entries())
    for (const [, written = ''] of text.matchAll(/\{\{([^{}]*)\}\}/g)) {
      const name = written.trim();
      if (!PLACEHOLDERS.some((known) => known === name))
        say(
          firstLine + at,
          `there is nothing called {{${name}}}`,
          `There are ${PLACEHOLDERS.map((p) => `{{${p}}}`).join(', ')}.`,
        );
    }
};

/** Reads a page's file; each fault becomes a line `file:line reason. Hint` in `problems`. Null where nothing can be shown of it. */
export const readPageFile = (file: string, text: string, problems: string[]): PageFile | null => {
  const before = problems.length;
  const say: Say = (line, reason, hint) => void problems.push(`${file}:${String(line)} ${reason}. ${hint}`);
  const head = HEAD.exec(text);
  if (!head) {
    say(1, 'has no head', 'Start with a line ---, then title, description and updated, then a line ---.');
    return null;
  }
  const body = text.slice(head[0].length);
  const fields = readHead(head[1] ?? '', say);
  checkBody(body, head[0].split('\n').length, say);
  return fields && problems.length === before ? { ...fields, body } : null;
};
