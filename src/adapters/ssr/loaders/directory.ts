/** Dealers and makes by province or region. */
import { browseDirectory, type DirectoryRegion } from '../../../application/dealers/browse-directory.ts';
import { listPath } from '../../../domain/inventory/list-path.ts';
import { distanceKm } from '../../../domain/location/coordinates.ts';
import { distanceText, numberText } from '../../../domain/money/price-text.ts';
import { pathOf } from '../../../domain/routing/path-table.ts';
import { scopeOf, typesOfDivision } from '../../../domain/site/site.ts';
import { slug } from '../../../domain/text/fold.ts';
import { dealerPath } from '../../../domain/dealers/dealer-url.ts';
import type { DirectoryView, RegionView } from '../../../ui/dealers/directory-view.ts';
import type { Loader } from '../loader.ts';
import { dealerMark } from '../../../ui/components/present-card.ts';
import { regionName } from '../../../ui/location/present-region.ts';

/** The makes most found; the list has them all. */
const MAKES = 12;

export const loadDirectory: Loader<DirectoryView> = async ({ site, language, place: from }, ports) => {
  const languageId = language.id;
  const listScope = scopeOf(site, typesOfDivision(site.division));
  const regions = await browseDirectory(scopeOf(site, null), listScope, ports);
  const shownMakes = ({ makes }: DirectoryRegion) => makes.filter(({ count }) => count > 0).slice(0, MAKES);
  const text = (count: number) => ({ count, text: numberText(count, languageId) });

  const present = (region: DirectoryRegion): RegionView => {
    const { province, total, dealers } = region;
    const listOf = (search: { readonly makes?: readonly string[] } = {}): string =>
      listPath(site.division, languageId, {
        ...(province === null ? { companyIds: dealers.map(({ dealer }) => dealer.id) } : { province }),
        ...search,
      });
    return {
      key: slug(province ?? 'elsewhere'),
      name: province === null ? null : regionName(province, site, language),
      total: text(total),
      path: total > 0 ? listOf() : null,
      makes: shownMakes(region).map(({ value, name, count }) => ({
        name,
        count: numberText(count, languageId),
        path: listOf({ makes: [value] }),
      })),
      dealers: dealers.map(({ dealer, count }) => ({
        id: dealer.id,
        name: dealer.name,
        ...dealerMark(dealer),
        city: dealer.city,
        distance: from && dealer.coordinates ? distanceText(distanceKm(from, dealer.coordinates), languageId) : null,
        vehicles: text(count),
        path: dealerPath(dealer, languageId),
      })),
    };
  };

  const { compare } = new Intl.Collator(language.locale);
  return {
    kind: 'page',
    view: {
      paths: { list: pathOf('Public_Directory', languageId), map: pathOf('Public_DealerInventoryMap', languageId) },
      dealers: text(regions.reduce((sum, { dealers }) => sum + dealers.length, 0)),
      regions: regions
        .map(present)
        // Dealers without a province stand last.
        .sort((a, b) => Number(a.name === null) - Number(b.name === null) || compare(a.name ?? '', b.name ?? '')),
    },
  };
};
