/** Numbers as people write them in feeds: `apx. £ 21,400`, `1'100 h`, `$14995.00`, `1 234,50 €`, `750,000 km`. */

export type NumberText =
  { readonly kind: 'number'; readonly value: number } | { readonly kind: 'none' } | { readonly kind: 'unreadable' };

const GROUPED = /\d{1,3}(?:[ \u00a0\u2009\u202f'’]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)*/g;

/**
 * The only number of a text, whatever words, signs and units stand around it. A comma or dot before exactly three last digits
 * may be either thousands or decimals: `decimal` decides. Two numbers are unreadable, as is a text without any.
 */
export const readNumber = (text: string, decimal: '.' | ',' = '.'): NumberText => {
  if (text.trim() === '') return { kind: 'none' };
  const found = text.slice(0, 200).match(GROUPED);
  const [token] = found ?? [];
  if (token === undefined || found?.length !== 1) return { kind: 'unreadable' };
  const value = valueOf(token, decimal);
  if (value === null) return { kind: 'unreadable' };
  const [before = ''] = /^[^\d\p{L}]*/u.exec(text) ?? [];
  const negative = /[-−]/.test(before) && /\d/.test(text.charAt(before.length));
  return { kind: 'number', value: negative ? -value : value };
};

function valueOf(token: string, decimal: '.' | ','): number | null {
  const plain = token.replace(/[ \u00a0\u2009\u202f'’]/g, '');
  const marks: readonly string[] = plain.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return Number(plain);
  const decimals = plain.length - plain.lastIndexOf(last) - 1;
  const mixed = marks.includes('.') && marks.includes(',');
  const several = marks.filter((mark) => mark === last).length > 1;
  const isDecimal = !several && (mixed || decimals !== 3 || last === decimal);
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
