/** Matches vehicles for sale with the catalogue. */
import { bestMatch, isAmong, type MatchedStyle } from '../../domain/catalogue/match-listing.ts';
import { catalogueModel, modelKey } from '../../domain/catalogue/model-key.ts';
import { slug } from '../../domain/text/fold.ts';
import { makeName } from '../../domain/vehicle/makes.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import { modelYearOfVin } from '../../domain/vehicle/vin.ts';
import type { Catalogue, CatalogueModel, CatalogueScope } from '../../ports/catalogue.ts';

/**
 * The catalogue may lack a model year, and few versions change from year to year: when a vehicle's own year has no matching style,
 * the year before is tried, then the year after.
 */
const YEARS_APART = [0, -1, 1];

/**
 * The style of a vehicle, by make, model, year and version, with its traits; null rather than a wrong guess. It may be of a
 * neighbouring year, which the caller has to show.
 */
export const styleOfListing = async (
  vehicle: Vehicle,
  catalogue: Pick<Catalogue, 'modelOf' | 'modelsOf' | 'stylesOf'>,
  scope: CatalogueScope,
): Promise<MatchedStyle | null> => {
  const year = vehicle.year ?? (vehicle.vin === null ? null : modelYearOfVin(vehicle.vin));
  if (year === null) return null;
  const model = await modelOfListing(vehicle, catalogue, scope);
  if (!model) return null;
  for (const apart of YEARS_APART) {
    const styles = await catalogue.stylesOf(model.makeSlug, model.slug, year + apart, scope);
    if (isAmong(vehicle, styles)) return bestMatch(vehicle, styles);
  }
  return null;
};

/** The catalogue's model of a vehicle, found by the dealer's name for it. */
const modelOfListing = async (
  { make, model }: Pick<Vehicle, 'make' | 'model'>,
  catalogue: Pick<Catalogue, 'modelOf' | 'modelsOf'>,
  scope: CatalogueScope,
): Promise<CatalogueModel | null> => {
  const makeSlug = slug(makeName(make));
  const direct = await catalogue.modelOf(makeSlug, slug(catalogueModel(model, make)), scope);
  if (direct) return direct;
  const key = modelKey(model, make);
  return (await catalogue.modelsOf(makeSlug, scope)).find((known) => modelKey(known.name, make) === key) ?? null;
};
