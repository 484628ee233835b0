/** Makes as the official tables write them. */
import { memoised } from '../../text/memoised.ts';
import { makeName } from '../../vehicle/makes.ts';

/** What no other feed writes: names cut off after ten letters, company names, and importers' additions. */
const ALIASES: Readonly<Record<string, string>> = {
  lamborghin: 'Lamborghini',
  'rolls royc': 'Rolls-Royce',
  'mclaren automotive': 'McLaren',
  'ineos automotive': 'Ineos',
  'bmw alpina': 'Alpina',
  'tvr engineering ltd': 'TVR',
  'bugatti rimac': 'Bugatti',
  'american motors corporation': 'AMC',
};

export const importedMake: (text: string) => string = memoised((text) => {
  const name = text.trim();
  return ALIASES[name.toLowerCase()] ?? makeName(name);
});
