/** Where a model's name ends and its trim begins, in tables that write both as one. */
import type { Body, Drivetrain } from '../../vehicle/attributes.ts';
import { fold } from '../../text/fold.ts';
import { capitalised } from '../../vehicle/model-names.ts';
import { catalogueModel, nameKey } from '../model-key.ts';
import type { KnownModels } from './style-row.ts';

/** Makes that number their models: the beginning of the number, or its letters, is the model. */
const RANGES: Readonly<Record<string, readonly (readonly [RegExp, (found: readonly string[]) => string])[]>> = {
  BMW: [
    [/^(?:activehybrid |m)?([1-8])\d\d[a-z]*\b/i, ([, series = '']) => `${series} Series`],
    [/^activehybrid ?([357])\b/i, ([, series = '']) => `${series} Series`],
  ],
  'Mercedes-Benz': [
    [
      /^(?:amg )?(CLA|CLE|CLK|CLS|CL|GLA|GLB|GLC|GLE|GLK|GLS|GL|ML|SLC|SLK|SLR|SLS|SL|EQ[A-Z])\s?\d/i,
      ([, letters = '']) => letters.toUpperCase(),
    ],
    [/^(?:amg )?M\s\d{2,3}/i, () => 'ML'],
    [/^(?:amg )?([ABCEGRS])\s?\d{2,3}/i, ([, letter = '']) => `${letter.toUpperCase()}-Class`],
  ],
  Lexus: [[/^(CT|ES|GS|GX|HS|IS|LC|LS|LX|NX|RC|RX|RZ|SC|TX|UX)\s?\d/i, ([, letters = '']) => letters.toUpperCase()]],
};

/** Words with which a trim begins. */
const TRIM_WORDS =
  /^(?:#|\(.*|awd|4wd|2wd|fwd|rwd|4x4|4x2|4matic.*|4motion|quattro|xdrive.*|sdrive.*|all4|sh-awd|hybrid|hev|phev|ffv|flex.*|diesel|tdi|cng|convertible|cabriolet|coupe|sedan|wagon|hatchback|roadster|spyder|spider|volante|sportback|avant|touring|cab|chassis|crew|turbo|supercharged|v6|v8|v12|\d\.\d.*|ls|lt|le|xle|se|sel|sl|slt|sr5|srt8?|srt-\d|xse|limited|premium|base|gt-?\d*|si|type|sport)$/i;

export interface ModelAndTrim {
  readonly model: string;
  /** What is left; may be empty. */
  readonly trim: string;
}

/** `Camry Hybrid LE` is a Camry, `CAMRY SOLARA CONVERTIBLE` a Camry Solara, `335is COUPE` a 3 Series. */
export const splitModelAndTrim = (text: string, make: string, knownModels: KnownModels): ModelAndTrim => {
  const clean = text.replace(/#/g, '').replace(/\s+/g, ' ').trim();
  for (const [pattern, model] of RANGES[make] ?? []) {
    const found = pattern.exec(clean);
    if (found) return { model: model(found), trim: trimText(clean) };
  }
  const words = clean.split(' ');
  const models = knownModels(make);
  for (let count = Math.min(words.length, 5); count > 0; count--) {
    const name = words.slice(0, count).join(' ');
    if (models.has(nameKey(catalogueModel(name, make)))) return cut(words, count, make);
  }
  const end = words.findIndex((word, k) => k > 0 && TRIM_WORDS.test(word));
  return cut(words, end < 0 ? words.length : end, make);
};

const cut = (words: readonly string[], count: number, make: string): ModelAndTrim => ({
  model: catalogueModel(words.slice(0, count).join(' '), make),
  trim: trimText(words.slice(count).join(' ')),
});

/** Without the sign of the high-output engine, and with the capitals of a name. */
const trimText = (text: string): string => capitalised(text.replace(/#/g, '').replace(/\s+/g, ' ').trim());

/** `RAV4 Hybrid AWD` without its model; the whole where it does not begin with it (`330i xDrive` of the 3 Series). */
export const trimOf = (text: string, model: string): string => {
  const words = text.trim().split(/\s+/);
  if (nameKey(text) === nameKey(model)) return '';
  const { length } = model.split(' ');
  const isNamed = fold(words.slice(0, length).join(' ')) === fold(model);
  return words.slice(isNamed ? length : 0).join(' ');
};

/** A name that tells the styles of a model apart: trim, engine, gearbox, where the trim does not say them. */
export const distinctName = (trim: string, litres: number | null, mark: string, instead: string): string => {
  const engine = litres === null || /\d[.,]\d/.test(trim) ? '' : `${litres.toFixed(1)} L`;
  return [trim, engine, mark].filter((part) => part !== '').join(' ') || instead;
};

const BODY_WORDS: readonly (readonly [RegExp, Body])[] = [
  [/\b(?:convertible|cabriolet|cabrio|roadster|spyder|spider|volante|drophead)\b/i, 'convertible'],
  [/\bcoupe\b/i, 'coupe'],
  [/\b(?:hatchback|sportback|hatch|5-door|3-door)\b/i, 'hatchback'],
  [/\b(?:wagon|avant|touring|estate|sportwagen|sport brake)\b/i, 'wagon'],
  [/\b(?:sedan|saloon)\b/i, 'sedan'],
];

/** Vehicle classes of the United States and Canada, which share most of their names. */
const CLASSES: readonly (readonly [RegExp, Body])[] = [
  [/pickup/i, 'truck'],
  [/sport utility|^suv/i, 'suv'],
  [/minivan/i, 'minivan'],
  [/^van/i, 'van'],
  [/station wagon/i, 'wagon'],
];

/** The body of a vehicle class; null where a class has several. */
export const bodyOfClass = (text: string): Body | null => CLASSES.find(([words]) => words.test(text))?.[1] ?? null;

/** The body that a name says; null when it says none. */
export const bodyInName = (text: string): Body | null => BODY_WORDS.find(([words]) => words.test(fold(text)))?.[1] ?? null;

const DRIVE_WORDS: readonly (readonly [RegExp, Drivetrain])[] = [
  [/\b(?:awd|4matic\+?|4motion|quattro|xdrive\w*|all4|sh-awd|s-awc|4x?motion)\b/i, 'awd'],
  [/\b(?:4wd|4x4)\b/i, '4wd'],
  [/\bfwd\b/i, 'fwd'],
  [/\brwd\b/i, 'rwd'],
  [/\b(?:2wd|4x2)\b/i, '2wd'],
];

/** The driven wheels that a name says; null when it says none. */
export const driveInName = (text: string): Drivetrain | null => DRIVE_WORDS.find(([words]) => words.test(text))?.[1] ?? null;
