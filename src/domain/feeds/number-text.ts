/** Numbers as people write them in feeds: `apx. £ 21,400`, `1'100 h`, `$14995.00`, `1 234,50 €`, `750,000 km`. */

export type NumberText =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable' }
  /** The mark of the number has no certain meaning in its column. */
  | { readonly kind: 'unclear' };

export type Mark = '.' | ',';

/** What a single mark before exactly three last digits means, as in `21.400`: the number alone does not tell. */
export type OpenMarks = Readonly<Record<Mark, 'decimals' | 'thousands' | 'unclear'>>;

/** The meaning of both marks where one of them begins the decimals. */
export const DECIMAL_MARK: Readonly<Record<Mark, OpenMarks>> = {
  '.': { '.': 'decimals', ',': 'thousands' },
  ',': { '.': 'thousands', ',': 'decimals' },
};

const GROUPED = /\d{1,3}(?:[ \u00a0\u2009\u202f'’]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)*/g;

const SPACES = /[ \u00a0\u2009\u202f'’]/g;

/** The only number of a text as it stands there; null when there is none, or more than one. */
export const numberToken = (text: string): { readonly token: string; readonly at: number } | null => {
  const [only, second] = text.slice(0, 200).matchAll(GROUPED);
  return only && !second ? { token: only[0], at: only.index } : null;
};

/** Most numbers have neither marks nor words. */
const DIGITS = /^\d{1,15}$/;

/** The only number of a text, whatever words, signs and units stand around it. Two numbers are unreadable, as is a text without any. */
export const readNumber = (text: string, open: OpenMarks = DECIMAL_MARK['.']): NumberText => {
  if (DIGITS.test(text)) return { kind: 'number', value: Number(text) };
  if (text.trim() === '') return { kind: 'none' };
  const found = text.slice(0, 200).match(GROUPED);
  const [token] = found ?? [];
  if (token === undefined || found?.length !== 1) return { kind: 'unreadable' };
  const value = valueOf(token, open);
  if (value === 'unclear') return { kind: 'unclear' };
  if (value === null) return { kind: 'unreadable' };
  const [before = ''] = /^[^\d\p{L}]*/u.exec(text) ?? [];
  const negative = /[-−]/.test(before) && /\d/.test(text.charAt(before.length));
  return { kind: 'number', value: negative ? -value : value };
};

/** What the last mark of a number shows of the way in which its column is written. */
export type MarkRole = 'decimals' | 'three-decimals' | 'thousands' | 'open';

/** The role of the last mark of the first number that has one; null for a text without such a number. */
export const markIn = (text: string): { readonly mark: Mark; readonly role: MarkRole } | null => {
  const token = text
    .slice(0, 200)
    .match(GROUPED)
    ?.find((found) => /[.,]/.test(found));
  if (token === undefined) return null;
  const { plain, marks, decimals } = parts(token);
  const mark = marks.at(-1);
  if (mark === undefined) return null;
  if (marks.length > 1) return { mark, role: marks[0] === mark ? 'thousands' : 'decimals' };
  if (decimals !== 3) return { mark, role: 'decimals' };
  // A space among the digits separates the thousands already.
  return { mark, role: plain === token && /^[1-9]\d{0,2}[.,]/.test(plain) ? 'open' : 'three-decimals' };
};

function parts(token: string): { readonly plain: string; readonly marks: readonly Mark[]; readonly decimals: number } {
  const plain = token.replace(SPACES, '');
  const marks = (plain.match(/[.,]/g) ?? []) as Mark[];
  const last = marks.at(-1);
  return { plain, marks, decimals: last === undefined ? 0 : plain.length - plain.lastIndexOf(last) - 1 };
}

function valueOf(token: string, open: OpenMarks): number | 'unclear' | null {
  const { plain, marks, decimals } = parts(token);
  const last = marks.at(-1);
  if (last === undefined) return Number(plain);
  const mixed = marks.includes('.') && marks.includes(',');
  const several = marks.filter((mark) => mark === last).length > 1;
  const isOpen = !several && !mixed && decimals === 3;
  const couldGroup = /^[1-9]\d{0,2}$/.test(plain.slice(0, -decimals - 1));
  if (isOpen && couldGroup && open[last] === 'unclear') return 'unclear';
  const isDecimal = !several && (!isOpen || open[last] === 'decimals' || (last === '.' && !couldGroup));
  const whole = isDecimal ? plain.slice(0, -decimals - 1) : plain;
  // What is left must be groups of three.
  if (/[.,]/.test(whole) && !/^\d{1,3}(?:[.,]\d{3})+$/.test(whole)) return null;
  return Number(whole.replace(/[.,]/g, '') + (isDecimal ? `.${plain.slice(-decimals)}` : ''));
}

/** Texts that mean "no price": they are not reported as faults. */
const NO_PRICE =
  /\b(?:not available|on request|poa|tba|call|contact|ask|inquire|upon request|sur demande|nous consulter|a discuter|nous contacter|a consultar|consultar|bajo peticion|auf anfrage|vb|su richiesta|op aanvraag|n\.?o\.?t\.?k)\b/;

/** Whether a text without a number says that there is no price, in accents or without. */
export const saysNoPrice = (folded: string): boolean => NO_PRICE.test(folded);
