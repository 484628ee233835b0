/**
 * ADEME's car labelling, France: WLTP figures with their spans, decimal commas, no model year. A version has a row for each set of
 * wheels and options; they are one style here.
 */
import { makeName } from '../../vehicle/makes.ts';
import { createCodeReader } from '../../feeds/words/recognise.ts';
import { money } from '../../money/money.ts';
import type { Body, Fuel, Transmission } from '../../vehicle/attributes.ts';
import { capitalised } from '../../vehicle/model-names.ts';
import type { FactValue, TitleId } from '../facts/catalogue-facts.ts';
import { catalogueModel } from '../model-key.ts';
import type { SourceNote } from '../specification-style.ts';
import { converted, FactsDraft, known, rejecting } from './style-draft.ts';
import type { StyleOfRow, StyleRow } from './style-row.ts';
import { trimOf } from './trim-name.ts';
import words from './words.json' with { type: 'json' };

export const ADEME_COLUMNS = [
  'Marque',
  'Libellé modèle',
  'Modèle',
  'Description Commerciale',
  'Energie',
  'Carrosserie',
  'Type de boite',
];

const SOURCE: Omit<SourceNote, 'date'> = {
  key: 'ademe',
  name: 'ADEME – Car Labelling',
  url: 'https://carlabelling.ademe.fr',
  licence: 'Licence Ouverte 2.0',
};

const fuelIn = createCodeReader<Fuel>(words.ademe.fuels);
const bodyIn = createCodeReader<Body>(words.ademe.bodies);
const transmissionIn = createCodeReader<Transmission>(words.ademe.transmissions);

/** The purchase bonus of each year for an electric car, by which an edition is known (code de l'énergie, D251-7 and D251-8, as amended). */
const YEAR_OF_BONUS: Readonly<Record<string, number>> = { '7000': 2021, '6000': 2022, '5000': 2023, '4000': 2024 };

type Row = (column: string) => string;

/** The model year of an edition, from one of its rows; null where the row has no bonus. */
export const ademeYear = (row: Row): number | null =>
  YEAR_OF_BONUS[/^Bonus (\d+)$/.exec(row('Bonus-Malus').trim())?.[1] ?? ''] ?? null;

/** Cells that were UTF-8 read as Latin-1 once more: 'CoupÃ©'. */
const unmangled = (text: string): string =>
  text.replace(/[\u00c2-\u00c3][\u0080-\u00bf]/g, (pair) =>
    String.fromCharCode(((pair.charCodeAt(0) & 0x1f) << 6) | (pair.charCodeAt(1) & 0x3f)),
  );

/** BMW's families of several models are named by the model. */
const modelOf = (row: Row, make: string): string => {
  const [family, model] = [row('Libellé modèle').trim(), row('Modèle').trim()];
  return catalogueModel(/^SERIE [A-Z]/.test(family) || family === '' ? model : family, make);
};

const nameOf = (description: string, make: string, model: string): string => {
  const bare = description.toLowerCase().startsWith(`${make.toLowerCase()} `) ? description.slice(make.length + 1) : description;
  const trim = trimOf(bare, model)
    .replace(/^\(([^()]*)\)$/, '$1')
    .replace(/\((\d+ ?ch)\)/i, ' $1')
    .replace(/\s+/g, ' ')
    .trim();
  return capitalised(trim) || model;
};

const DUAL_CLUTCH = /\b(?:DSG|DCT|EDC|DKG|PDK|S[ -]?tronic|TCT|e-?DCT|i?DCT|powershift)\d*\b/i;

function putGearbox(draft: FactsDraft, row: Row, description: string): void {
  const written = row('Type de boite');
  const kind = transmissionIn(written);
  const isDualClutch = written === 'AUTOMATIQUE' && DUAL_CLUTCH.test(description);
  draft.put('transmission', isDualClutch ? 'dual-clutch' : kind);
  if (written === 'VARIATION ELECTRIQUE') draft.put('gears', 1);
  else if (kind === 'manual' || kind === 'automatic') draft.put('gears', known(row('Nombre rapports')), 'Nombre rapports');
}

/** `year` is the edition's; a description that names its own ('AM 2023', 'MY21') has precedence. */
export const mapAdeme = (row: Row, line: number, year: number): StyleRow => {
  const place = `line ${String(line)}`;
  const reject = rejecting(place, row);
  const description = unmangled(row('Description Commerciale')).replace(/\s+/g, ' ').trim();
  const fuel = fuelIn(row('Energie'));
  if (row('Marque').trim() === '') return reject('Marque', 'The make is missing');
  if (row('Modèle').trim() === '' && row('Libellé modèle').trim() === '') return reject('Modèle', 'The model is missing');
  if (!fuel) return reject('Energie', 'The energy is none of the table’s');

  const make = makeName(row('Marque'));
  const model = modelOf(row, make);
  const [, said] = /\b(?:AM|MY) ?(?:20)?(\d\d)\b/.exec(description) ?? [];
  const modelYear = said === undefined ? year : 2000 + Number(said);
  const name = nameOf(description, make, model);
  const draft = new FactsDraft().put('fuel', fuel);
  const span = (id: TitleId, column: string, factor = 1, decimals = 2): void => {
    const ends = ['Min', 'Max']
      .map((end) => converted(known(row(`${column} ${end}`)), (value) => value * factor, decimals))
      .filter((end) => end !== null);
    if (ends.length > 0) draft.put(id, ends.length === 2 ? ends : ends[0], column);
  };
  draft
    .put(
      'engineSize',
      converted(known(row('Cylindrée')), (cubic) => cubic / 1000, 3),
      'Cylindrée',
    )
    .put('fiscalPower', known(row('Puissance fiscale')), 'Puissance fiscale');
  // In a hybrid the table's power is the engine's alone.
  const engineAlone = fuel === 'hybrid' || fuel === 'plug-in-hybrid';
  draft.put(engineAlone ? 'enginePower' : 'power', known(row('Puissance maximale')), 'Puissance maximale');
  draft.put('electricPower', known(row('Puissance nominale électrique')), 'Puissance nominale électrique');
  putGearbox(draft, row, description);
  draft.put('drivetrain', /\b(?:4motion|quattro|xdrive\w*|4matic|awd|4x4|4wd|allgrip|all4)\b/i.test(description) ? 'awd' : null);
  span('consumptionWltp', 'Conso vitesse mixte');
  span('consumptionWltpLow', 'Conso basse vitesse');
  span('consumptionWltpMedium', 'Conso moyenne vitesse');
  span('consumptionWltpHigh', 'Conso haute vitesse');
  span('consumptionWltpExtraHigh', 'Conso T-haute vitesse');
  span('energyWltp', 'Conso elec', 0.1);
  span('rangeWltp', 'Autonomie elec', 1, 0);
  span('rangeWltpCity', 'Autonomie elec urbain', 1, 0);
  if (fuel === 'electric') draft.put('co2Wltp', 0);
  else span('co2Wltp', 'CO2 vitesse mixte', 1, 0);
  draft.put('curbWeight', known(row('Poids à vide')), 'Poids à vide');
  const price = known(row('Prix véhicule'));
  return draft.row(place, {
    feed: 'ademe',
    key: [
      'Marque',
      'Libellé modèle',
      'Modèle',
      'Energie',
      'Carrosserie',
      'Cylindrée',
      'Puissance maximale',
      'Puissance nominale électrique',
      'Type de boite',
      'Nombre rapports',
    ]
      .map(row)
      .concat(description, String(modelYear))
      .join('|')
      .toLowerCase(),
    make,
    model,
    year: modelYear,
    name,
    body: bodyIn(row('Carrosserie')) ?? (/^(?:ECONOMIQUE|INFERIEURE)$/.test(row('Gamme')) ? 'hatchback' : null),
    markets: ['FR'],
    prices: price === null ? [] : [{ country: 'FR', price: money(price, 'EUR'), delivery: null }],
    sources: [{ ...SOURCE, date: String(year) }],
  });
};

/** Joins two rows of one version: spans that contain both, and the lower price. */
export const joinAdeme = (one: StyleOfRow, other: StyleOfRow): StyleOfRow => {
  const facts: Partial<Record<TitleId, FactValue>> = { ...one.record.facts };
  for (const [id, value] of Object.entries(other.record.facts) as [TitleId, FactValue][]) facts[id] = joined(facts[id], value);
  const prices = [...one.record.prices, ...other.record.prices].sort((a, b) => a.price.amount - b.price.amount).slice(0, 1);
  return { ...one, record: { ...one.record, facts, prices }, issues: [...one.issues, ...other.issues] };
};

const joined = (one: FactValue | undefined, other: FactValue): FactValue => {
  const ends = [one, other].flatMap((value) => (typeof value === 'number' ? [value] : typeof value === 'object' ? value : []));
  if (ends.length < 2 || typeof other === 'string' || typeof one === 'string') return one ?? other;
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  return low === high ? low : [low, high];
};
