/** What a vehicle is called. */
import { languageOf, type LanguageId } from '../language/language.ts';
import type { Vehicle } from './vehicle.ts';

interface Model {
  readonly make: string;
  readonly model: string;
}

/** 'Toyota RAV4'; 'Mazda3' where the model's name says the make already. */
export const modelName = ({ make, model }: Model): string => {
  const repeats = model.toLowerCase().startsWith(make.toLowerCase()) && !/^\p{L}/u.test(model.slice(make.length));
  return repeats ? model : `${make} ${model}`;
};

/** English puts the year first, French and Spanish put it last. */
const withYear = (name: string, year: number | null, languageId: LanguageId): string => {
  if (year === null) return name;
  return languageOf(languageId).tongue === 'en' ? `${String(year)} ${name}` : `${name} ${String(year)}`;
};

/** '2019 Toyota RAV4'; 'Toyota RAV4 2019' in French. English where nobody reads it as a sentence. */
export const nameOf = ({ year, ...named }: Model & Pick<Vehicle, 'year'>, languageId: LanguageId = 1): string =>
  withYear(modelName(named), year, languageId);

/** '2019 Toyota RAV4 Hybrid XLE'; 'Toyota RAV4 Hybrid XLE 2019' in French. */
export const vehicleName = (
  { year, version, ...named }: Model & Pick<Vehicle, 'year' | 'version'>,
  languageId: LanguageId = 1,
): string => withYear(version === null ? modelName(named) : `${modelName(named)} ${version}`, year, languageId);
