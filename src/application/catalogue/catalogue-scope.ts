/** What a site shows of the catalogue. */
import { isCompanyRestricted } from '../../domain/site/company-restriction.ts';
import { scopeOf, typesOfDivision, type Site } from '../../domain/site/site.ts';
import { fold } from '../../domain/text/fold.ts';
import type { CatalogueSection } from '../../domain/catalogue/catalogue-section.ts';
import type { CatalogueScope } from '../../ports/catalogue.ts';
import type { InventorySearch } from '../../ports/inventory-search.ts';
import { countInventory } from '../inventory/count-inventory.ts';

/** Styles of its country, and of its division unless it is a main site or one of specifications alone. */
export const catalogueScope = ({ country, currency, main, specs, division }: Site): CatalogueScope => ({
  country,
  currency,
  types: main || specs ? null : typesOfDivision(division),
});

/**
 * Which makes a section shows: a restricted showroom those that the site's own dealers have vehicles of (specification, section
 * 6). A site of specifications alone has no dealers that could restrict it.
 */
export const shownMakes = async (
  section: CatalogueSection,
  site: Site,
  search: Pick<InventorySearch, 'search'>,
): Promise<(make: string) => boolean> => {
  if (site.specs || !isCompanyRestricted(section, site)) return () => true;
  const { facets } = await countInventory({}, scopeOf(site, null), search, ['make']);
  const listed = new Set((facets.make ?? []).filter(({ count }) => count > 0).map(({ value }) => value));
  return (make) => listed.has(fold(make));
};
