/** Capitals of model and trim names, which feeds shout, whisper or get half right. */
import { fold } from '../text/fold.ts';
import { remembering } from '../text/remembering.ts';

/** Names that no rule gets right. */
const MODELS = new Map(
  (
    '4Runner,500e,500L,500X,ASX,BRZ,BT-50,C-HR,C-MAX,CLA,CLE,CLK,CLS,CR-V,CR-Z,CX-3,CX-30,CX-5,CX-50,CX-60,CX-7,CX-70,CX-9,CX-90,e-tron,Q4 e-tron,Q8 e-tron,e-Golf,e-up!,e-Niro,e-Soul,EcoSport,' +
    'EQA,EQB,EQC,EQE,EQS,F-PACE,F-TYPE,E-PACE,I-PACE,F-150,F-250,F-350,F-450,FJ Cruiser,GLA,GLB,GLC,GLE,GLK,GLS,GR86,GT-R,HR-V,ID. Buzz,ID.3,ID.4,ID.5,ID.7,i10,i20,i3,i30,i4,i5,i7,i8,iQ,iX,iX1,iX2,iX3,' +
    'LaCrosse,LBX,MKC,MKX,MKZ,MX-30,MX-5,MX-5 Miata,ix20,ix35,NSX,ProMaster,ProMaster 1500,ProMaster 2500,ProMaster 3500,ProMaster City,PT Cruiser,RAV4,SLC,SLK,T-Cross,T-Roc,TrailBlazer,TT,TTS,up!,WRX,' +
    'WRX STI,XSR,ZR-V,ZX,bZ4X,xB,xD,A-Class,Range Rover'
  )
    .split(',')
    .map((name) => [fold(name).replace(/[^\p{L}\p{N}]/gu, ''), name]),
);

/** Short words that are words, not initials. */
const WORDS = new Set(
  'fit rio vue ion fox pop neo ace air art big box cab car cat city cup day dog eco ego fly fun gem get hot ice ion jet joy key kit leo lux max mini mod new one pro red run sea sky sol sun tour two van yes zoe black base long bed and the with of'.split(
    ' ',
  ),
);

const ACRONYMS = new Set([
  'phev',
  'mhev',
  'erev',
  'fhev',
  'awd',
  'fwd',
  'rwd',
  'suv',
  'hev',
  'bev',
  'amg',
  'tdi',
  'tsi',
  'tfsi',
  'hdi',
  'dci',
  'tce',
  'gti',
  'gtd',
  'gte',
  'edc',
  'eat8',
  'dsg',
]);

/** Units behind a number stay small: `75ch`, `1.5l`. */
const UNIT = /^(\d+(?:[.,]\d+)?)(ch|cv|kw|kwh|hp|ps|l|t|cc|mm|cm|m|kg|km|in|ft)$/i;

const UNITS = new Set(['cc', 'cm³', 'ch', 'cv', 'kwh']);

const word = (text: string, shouted: boolean): string => {
  const unit = UNIT.exec(text);
  if (unit)
    return `${unit[1] ?? ''}${(unit[2] ?? '').toLowerCase().replace(/^kw/, 'kW').replace(/^hp$/, 'hp').replace(/^l$/, 'L')}`;
  const lower = text.toLowerCase();
  if (/^[xs]drive/.test(lower)) return `${lower.charAt(0)}Drive${lower.slice(6)}`;
  if (!shouted && UNITS.has(lower)) return lower;
  if (/\d/.test(text)) return shouted || text === lower ? text.toUpperCase() : text;
  if (!shouted && text !== lower) return text;
  const initials =
    ACRONYMS.has(lower) || (shouted && (text.length <= 3 || !/[aeiouyáàâäéèêëíìîïóòôöúùûü]/i.test(text)) && !WORDS.has(lower));
  return initials ? text.toUpperCase() : lower.charAt(0).toUpperCase() + lower.slice(1);
};

/**
 * A text in capitals or in small letters gets the capitals of a name; one that mixes them is somebody's choice and stays.
 * What has digits is a code (`RAV4`, `306MM`), short shouted words are initials (`GTI`), unless they are known words.
 */
export const capitalised = (text: string, kind: 'name' | 'code' = 'code'): string => {
  const letters = text.replace(/[^\p{L}]/gu, '');
  const shouted = letters.length > (kind === 'name' ? 3 : 0) && letters === letters.toUpperCase();
  const whispered = letters === letters.toLowerCase();
  if (!shouted && !whispered) return text;
  return text.replace(/[\p{L}\p{N}.']+/gu, (found) => word(found, shouted));
};

/** `XC40` of `Xc40`: one capital, one or two small letters and digits are a code in wrong capitals. */
const codes = (text: string): string =>
  text.replace(/\b[A-Z][a-z]{1,2}\d{1,3}[a-z]?\b/g, (code) => (/^(?:Id|Up|Mii|Ace)/.test(code) ? code : code.toUpperCase()));

const spelled = remembering((text) => MODELS.get(fold(text).replace(/[^\p{L}\p{N}]/gu, '')) ?? codes(capitalised(text)));

/** A model as its maker writes it, without the make that some feeds repeat in front of it. */
export const modelName = (text: string, make: string): string =>
  spelled(text.toLowerCase().startsWith(`${make.toLowerCase()} `) && make !== 'DS' ? text.slice(make.length).trim() : text);

/** A trim: `PREMIUM PLUS` and `1.2 puretech 75ch active` get capitals, `Hybrid XLE AWD` stays. */
export const versionName: (text: string) => string = remembering((text) => capitalised(text));
