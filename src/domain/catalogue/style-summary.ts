/** The part of a style that lists and searches use. */
import { DRIVETRAINS, FUELS, TRANSMISSIONS } from '../vehicle/attributes.ts';
import { comparableNumber, type TitleId } from './facts/catalogue-facts.ts';
import type { StyleTraits } from './same-style.ts';
import type { CatalogueStyle, StyleSummary } from './specification-style.ts';
import type { StyleRecord } from './style-record.ts';

type SummaryOfFacts = Omit<
  StyleSummary,
  'id' | 'make' | 'model' | 'year' | 'name' | 'type' | 'body' | 'prices' | 'markets' | 'photos'
>;

/** The facts that lists and searches use. */
export const summaryOfFacts = (facts: CatalogueStyle['facts']): SummaryOfFacts => {
  const number = (...ids: readonly TitleId[]): number | null => {
    for (const id of ids) {
      const found = comparableNumber(facts[id]?.value);
      if (found !== null) return found;
    }
    return null;
  };
  const code = <Code extends string>(id: TitleId, codes: readonly Code[]): Code | null =>
    codes.find((known) => known === facts[id]?.value) ?? null;
  return {
    fuel: code('fuel', FUELS),
    transmission: code('transmission', TRANSMISSIONS),
    gears: number('gears'),
    drivetrain: code('drivetrain', DRIVETRAINS),
    engineLitres: number('engineSize'),
    cylinders: number('cylinders'),
    powerKw: number('power'),
    consumption: number('consumptionCombined', 'consumptionWltp', 'consumptionCombinedBefore2015'),
    energy: number('energyCombined', 'energyWltp'),
    rangeKm: number('rangeEpa', 'rangeWltp', 'rangeCltc'),
    seats: number('seats'),
    doors: number('doors'),
    lengthMm: number('length'),
  };
};

/** The traits by which records are compared. */
export const summaryOfRecord = ({ facts, make, model, year, name, markets }: StyleRecord): StyleTraits => {
  const sourced = Object.fromEntries(Object.entries(facts).map(([id, value]) => [id, { value, source: 0, others: [] }]));
  return { ...summaryOfFacts(sourced), make, model, year, name, markets };
};

/** A style without the data that only its sheet shows. */
export const summaryOf = ({
  facts: _facts,
  equipment: _equipment,
  pricing: _pricing,
  options: _options,
  colours: _colours,
  images: _images,
  sources: _sources,
  ...summary
}: CatalogueStyle): StyleSummary => summary;
