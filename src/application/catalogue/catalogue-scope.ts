/** What a site shows of the catalogue. */
import { isCompanyRestricted } from '../../domain/site/company-restriction.ts';
import { scopeOf, typesOfDivision, type Site } from '../../domain/site/site.ts';
import { fold } from '../../domain/text/fold.ts';
import type { CatalogueSection } from '../../domain/catalogue/catalogue-section.ts';
import type { CatalogueScope } from '../../ports/catalogue.ts';
import type { InventorySearch } from '../../ports/inventory-search.ts';
import { countInventory } from '../inventory/count-inventory.ts';

/** Styles of its country, and of its division unless it is a main site or has specifications only. */
export const catalogueScope = ({ country, currency, main, specs, division }: Site): CatalogueScope => ({
  country,
  currency,
  types: main || specs ? null : typesOfDivision(division),
});

/**
 * The makes that a section shows: a restricted showroom shows those that the site's dealers have in stock (specification, section
 * 6). A site with specifications only is restricted to its companies where it has any, and else to nothing.
 */
export const shownMakes = async (
  section: CatalogueSection,
  site: Site,
  search: Pick<InventorySearch, 'search'>,
): Promise<(make: string) => boolean> => {
  const hasDealers = !site.specs || site.companyIds.length > 0;
  if (!hasDealers || !isCompanyRestricted(section, site)) return () => true;
  const { facets } = await countInventory({}, scopeOf(site, null), search, ['make']);
  const listed = new Set((facets.make ?? []).filter(({ count }) => count > 0).map(({ value }) => value));
  return (make) => listed.has(fold(make));
};
