/** What a vehicle is called. */
import { languageOf, type LanguageId } from '../language/language.ts';
import type { Vehicle } from './vehicle.ts';

interface Model {
  readonly make: string;
  readonly model: string;
}

/** Models of BMW and Mercedes-Benz are named by a number or letters and a word of the language. */
const NAMED_IN_WORDS = [
  { spelled: /^(?:S[ée]rie ([1-8])|([1-8]) Series)(?![\p{L}\p{N}])/iu, as: { en: '$ Series', fr: 'Série $', es: 'Serie $' } },
  {
    spelled: /^(?:Class?e ([A-Z]{1,3})|([A-Z]{1,3})-Class)(?![\p{L}\p{N}])/iu,
    as: { en: '$-Class', fr: 'Classe $', es: 'Clase $' },
  },
] as const;

/** A model as the language says it: '3 Series', 'Série 3', 'Serie 3'. */
export const modelIn = (model: string, languageId: LanguageId): string => {
  for (const { spelled, as } of NAMED_IN_WORDS) {
    const [found, after, before] = spelled.exec(model) ?? [];
    if (found !== undefined)
      return as[languageOf(languageId).tongue].replace('$', after ?? before ?? '') + model.slice(found.length);
  }
  return model;
};

/** 'Toyota RAV4'; 'Mazda3' where the model's name says the make already. As it is spelled where no language is given. */
export const modelName = ({ make, ...named }: Model, languageId?: LanguageId): string => {
  const model = languageId === undefined ? named.model : modelIn(named.model, languageId);
  const repeats = model.toLowerCase().startsWith(make.toLowerCase()) && !/^\p{L}/u.test(model.slice(make.length));
  return repeats ? model : `${make} ${model}`;
};

/** English puts the year first, French and Spanish put it last. */
const withYear = (name: string, year: number | null, languageId: LanguageId = 1): string => {
  if (year === null) return name;
  return languageOf(languageId).tongue === 'en' ? `${String(year)} ${name}` : `${name} ${String(year)}`;
};

/** '2019 Toyota RAV4'; 'Toyota RAV4 2019' in French. English where nobody reads it as a sentence. */
export const nameOf = ({ year, ...named }: Model & Pick<Vehicle, 'year'>, languageId?: LanguageId): string =>
  withYear(modelName(named, languageId), year, languageId);

/** '2019 Toyota RAV4 Hybrid XLE'; 'Toyota RAV4 Hybrid XLE 2019' in French. */
export const vehicleName = (
  { year, version, ...named }: Model & Pick<Vehicle, 'year' | 'version'>,
  languageId?: LanguageId,
): string =>
  withYear(version === null ? modelName(named, languageId) : `${modelName(named, languageId)} ${version}`, year, languageId);
