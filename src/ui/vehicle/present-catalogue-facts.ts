/** The facts of a vehicle for sale, completed from the catalogue. */
import { styleName } from '../../domain/catalogue/style-name.ts';
import type { StyleSummary } from '../../domain/catalogue/specification-style.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import { factViews, type FactView } from './present-facts.ts';
import { sheetPath } from '../catalogue/catalogue-paths.ts';

/** The dealer's facts take precedence; facts from the catalogue are marked. */
export const listingFacts = (vehicle: Vehicle, style: StyleSummary | null, languageId: LanguageId): FactView[] => {
  const own = factViews(vehicle, languageId);
  if (!style) return own;
  const said = new Map(own.map((fact) => [fact.name, fact]));
  const filled: Vehicle = {
    ...vehicle,
    fuel: vehicle.fuel ?? style.fuel,
    transmission: vehicle.transmission ?? style.transmission,
    // Gears belong to the gearbox that is named.
    gears: vehicle.gears ?? (vehicle.transmission === null ? style.gears : null),
    drivetrain: vehicle.drivetrain ?? style.drivetrain,
    engineLitres: vehicle.engineLitres ?? style.engineLitres,
    cylinders: vehicle.cylinders ?? style.cylinders,
    powerKw: vehicle.powerKw ?? (style.powerKw === null ? null : Math.round(style.powerKw)),
    doors: vehicle.doors ?? style.doors,
    seats: vehicle.seats ?? style.seats,
    body: vehicle.body ?? style.body,
  };
  return factViews(filled, languageId).map((fact) => said.get(fact.name) ?? { ...fact, fromCatalogue: true });
};

/** The technical sheet of its style; null where it is not known which style it is. */
export const sheetLink = ({ year }: Pick<Vehicle, 'year'>, style: StyleSummary | null, languageId: LanguageId) =>
  style && {
    path: sheetPath(style.id, languageId),
    name: styleName(style, languageId),
    /** Where the sheet is of another year than the vehicle. */
    year: year === null || year === style.year ? null : style.year,
  };
