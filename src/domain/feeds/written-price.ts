/** Prices of feeds with the currency that stands beside the number. */
import { money, parseCurrency, type Currency, type Money } from '../money/money.ts';
import { fold } from '../text/fold.ts';
import { memoised } from '../text/memoised.ts';
import { fault, NONE, value, type Measured } from './measures.ts';
import { isNoWholePrice } from './other-amount.ts';
import { numberToken, readNumber, saysNoPrice, type OpenMarks } from './number-text.ts';
import words from './words/words.json' with { type: 'json' };

/** `dollar` leaves open whose; `other` is a currency that no price here can be in. */
type Named = Currency | 'dollar' | 'other';

const SIGNS = words.currencySigns as Readonly<Record<string, Currency>>;
const OTHER_SIGNS = new Set(words.otherCurrencySigns);
const DOLLARS: readonly string[] = ['CAD', 'USD', 'AUD'] satisfies Currency[];

/** The codes of ISO 4217, as the platform knows them. */
const ISO_4217 = new Set(Intl.supportedValuesOf('currency'));

/** What a whole word or sign names; null for one that is in no list. */
const listed = (written: string): Named | null => {
  const text = written.toLowerCase();
  if (text === '$' || text === 'dollar' || text === 'dollars') return 'dollar';
  const known = parseCurrency(written) ?? (Object.hasOwn(SIGNS, text) ? SIGNS[text] : undefined);
  if (known !== undefined) return known;
  return OTHER_SIGNS.has(text) || ISO_4217.has(written) ? 'other' : null;
};

/** The same, of a text that may be unknown letters and a sign: `price€` is euros, `XY$` a dollar that no site has. */
const named = (written: string): Named | null => {
  const known = listed(written);
  const [sign] = /\p{Sc}/u.exec(written) ?? [];
  if (known !== null || sign === undefined) return known;
  return sign === '$' && written.length <= 4 ? 'other' : (listed(sign) ?? 'other');
};

const WORD = /[\p{L}\p{Sc}]+/gu;

/** What the two words or signs on either side of the number name. `$ CA` and `US $` are one name in two parts. */
const namesIn = (text: string): readonly Named[] => namesBeside(text.slice(0, 240).replace(/\d/g, '0'));

/** Of a text whose digits are all 0: which they are says nothing of the words beside them, and so few different texts are left. */
const namesBeside = memoised((text): readonly Named[] => {
  const found = numberToken(text);
  if (!found) return [];
  const end = found.at + found.token.length;
  const before =
    text
      .slice(Math.max(0, found.at - 40), found.at)
      .match(WORD)
      ?.slice(-2) ?? [];
  const behind =
    text
      .slice(end, end + 40)
      .match(WORD)
      ?.slice(0, 2) ?? [];
  return [before, behind].flatMap((written) => {
    const together = written.length > 1 ? listed(written.join('')) : null;
    return together !== null ? [together] : written.flatMap((word) => named(word) ?? []);
  });
});

/**
 * The currency of a price: what stands beside the number outranks `usual`, the currency of the column or the profile. A plain
 * dollar sign is the usual currency where that is a dollar.
 */
const currencyOf = (text: string, usual: Currency): Measured<Currency> => {
  const names = [...new Set(namesIn(text))];
  if (names.includes('other')) return fault('other-currency');
  const currencies = names.filter((name): name is Currency => name !== 'dollar' && name !== 'other');
  const [currency = usual, second] = currencies;
  if (second !== undefined || (names.includes('dollar') && !DOLLARS.includes(currency))) return fault('unclear-currency');
  return value(currency);
};

/** A price: nothing for 0 and "on request"; an amount in brackets is a loss, not a price. */
export const readPrice = (text: string, open: OpenMarks, usual: Currency): Measured<Money> => {
  const read = readNumber(text, open);
  switch (read.kind) {
    case 'none':
      return NONE;
    case 'unreadable':
      return saysNoPrice(fold(text)) ? NONE : fault('not-a-number');
    case 'unclear':
      return fault('unclear-marks');
    case 'number': {
      if (read.value === 0) return NONE;
      if (isNoWholePrice(text)) return fault('other-amount');
      if (read.value < 0 || read.value > 99_999_999 || /\([^\d()]*\d[^()\p{L}]*\)/u.test(text)) return fault('out-of-range');
      const currency = currencyOf(text, usual);
      return currency.kind === 'value' ? value(money(read.value, currency.value)) : currency;
    }
  }
};

/** The text of a column of currencies; a plain dollar is the `usual` currency where that is one. */
export const readCurrency = (text: string, usual: Currency): Measured<Currency> => {
  const found = named(text.trim().replace(/\s+/g, ''));
  if (found === null) return fault('no-currency');
  if (found === 'other') return fault('other-currency');
  if (found !== 'dollar') return value(found);
  return DOLLARS.includes(usual) ? value(usual) : fault('unclear-currency');
};
