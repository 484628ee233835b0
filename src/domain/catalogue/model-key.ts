/** One name for a model that sources spell differently: 'SERIE 3', '3 Series' and 'Série 3' are the same. */
import { fold } from '../text/fold.ts';
import { memoised } from '../text/memoised.ts';
import { modelName } from '../vehicle/model-names.ts';

/** A single letter keeps the word 'Class' ('C-Class'), a longer one is a name ('GLA'). */
const classOf = (letters: string): string => (letters.length === 1 ? `${letters.toUpperCase()}-Class` : letters.toUpperCase());

/** The catalogue's name of a model. */
export const catalogueModel = (text: string, make: string): string => {
  const bare = text
    .replace(/\s(?:pickup|truck)$/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  const [, series] = /^(?:s[eé]rie|series)\s?([1-8])$/i.exec(bare) ?? /^([1-8])[- ]?(?:series|er)$/i.exec(bare) ?? [];
  if (series !== undefined) return `${series} Series`;
  const [, letters] =
    /^(?:classe|clase|class)\s([a-z]{1,3})$/i.exec(bare) ?? /^([a-z]{1,3})[- ](?:class|klasse)$/i.exec(bare) ?? [];
  return letters === undefined ? modelName(bare, make) : classOf(letters);
};

/** Equal for names that differ only in case, accents, spaces and punctuation. */
export const nameKey: (text: string) => string = memoised((text) => fold(text).replace(/[^\p{L}\p{N}]/gu, ''), 20_000);

/** Equal for spellings of the same model. */
export const modelKey = (model: string, make: string): string => nameKey(catalogueModel(model, make));
