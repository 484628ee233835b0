/** Makes readable text of the text fields of feeds. */
import entities from './entities.json' with { type: 'json' };

/** Named characters of HTML that descriptions have, without the accented letters. */
const ENTITIES: Readonly<Record<string, string>> = entities;

/** The second part of names such as `eacute` and `Ntilde`, as combining characters. */
const ACCENTS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
};

/** The letter that an entity means; undefined for names that are not known. */
const letterOf = (name: string): string | undefined => {
  const accent = ACCENTS[name.slice(1)];
  return accent === undefined ? ENTITIES[name] : (name.charAt(0) + accent).normalize();
};

const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi,
    (entity, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) {
        const letter = letterOf(name.toLowerCase()) ?? entity;
        return /^[A-Z]/.test(name) ? letter.toUpperCase() : letter;
      }
      const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
    },
  );

const stripTags = (html: string): string =>
  html
    .replace(/<(script|style)\b[^<>]*>[^]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<!--[^]*?(?:-->|$)/g, ' ')
    .replace(/<li\b[^<>]*>/gi, '\n• ')
    .replace(/<(?:br|\/p|\/div|\/li|\/ul|\/tr|\/h[1-6])\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '');

/** Without control characters, byte order marks and the marks that turn the direction of writing; line ends are kept. */
const withoutControls = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]|[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe]/gu, '');

/** ASCII words with one space between them, without tags and entities: what most texts of feeds are. */
const PLAIN = /^[!-%'-;=-~]+(?: [!-%'-;=-~]+)*$/;

/** One line: a name, a number, a word. */
export const lineText = (text: string): string =>
  PLAIN.test(text)
    ? text
    : withoutControls(text.includes('&') ? decodeEntities(text) : text)
        .replace(/\s+/g, ' ')
        .trim();

/** `info%40dealer.example` as people write it: parts of an address are often copied without being decoded (RFC 3986, section 2.1). */
export const decodedText = (text: string): string =>
  text.includes('%')
    ? text.replace(/(?:%[\da-f]{2})+/gi, (escaped) => {
        try {
          return decodeURIComponent(escaped);
        } catch {
          return escaped;
        }
      })
    : text;

/**
 * A description as plain text: tags become line ends or vanish, also where the feed has escaped them once more, entities
 * become letters, at most one line stays empty, and at most `limit` characters remain, cut at a word.
 */
export const descriptionText = (text: string, limit = 5_000): string => {
  if (text.length <= limit && PLAIN.test(text)) return text;
  let plain = text.slice(0, 4 * limit);
  for (let layer = 0; layer < 2; layer++) plain = decodeEntities(stripTags(plain));
  plain = withoutControls(plain)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (plain.length <= limit) return plain;
  const cut = plain.lastIndexOf(' ', limit - 1);
  return `${plain.slice(0, cut > limit / 2 ? cut : limit - 1).trimEnd()}…`;
};

const ASCII_ADDRESS = /^https?:\/\/[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d{1,5})?(?:[/?#][!#-&(-;=?-[\]_a-z~]*)?$/i;
const ADDRESS = /^https?:\/\/[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*(?::\d{1,5})?(?:[/?#][^\s"'<>\\^`{|}]*)?$/iu;

/** A web address that a page may link to; null for anything else, `javascript:` and `data:` among it. */
export const webAddress = (text: string): string | null => {
  const address = text.startsWith('//') ? `https:${text}` : text;
  // Expressions of Unicode take several times as long.
  return address.length <= 2_000 && (ASCII_ADDRESS.test(address) || ADDRESS.test(address)) ? address : null;
};
