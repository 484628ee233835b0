/** Dealers and makes by province or region, as lists and as a map. */
import type { DirectoryRegion } from '../../application/dealers/browse-directory.ts';
import { dealerPath } from '../../domain/dealers/dealer-url.ts';
import { SEARCH_LIMITS } from '../../domain/inventory/limits.ts';
import { listPath } from '../../domain/inventory/list-path.ts';
import { distanceKm } from '../../domain/location/coordinates.ts';
import { distanceText, numberText } from '../../domain/money/price-text.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import { fold, slug } from '../../domain/text/fold.ts';
import { dealerMark } from '../components/present-card.ts';
import { countView } from '../components/present-count.ts';
import { regionName } from '../location/present-region.ts';
import { DIRECTORY_PARAMETER } from './directory-wire.ts';
import type { PageRequest } from '../page-request.ts';

/** The most frequent makes; the list has all of them. */
const MAKES = 12;

/** Characters of a search. */
const LONGEST_SEARCH = 100;

type Reader = Pick<PageRequest, 'site' | 'language' | 'place' | 'params'>;

type Own = DirectoryRegion['dealers'][number];

/** Those whose name or town has every word of the search. */
const matching = (dealers: readonly Own[], asked: string): readonly Own[] => {
  const words = fold(asked).split(/\s+/).filter(Boolean);
  return dealers.filter(({ dealer }) => words.every((word) => fold(`${dealer.name} ${dealer.city ?? ''}`).includes(word)));
};

const kmFrom = (from: Reader['place'], { dealer }: Own): number =>
  from && dealer.coordinates ? distanceKm(from, dealer.coordinates) : Infinity;

/** The nearest first, once it is known where the visitor is. */
const nearestFirst = (dealers: readonly Own[], from: Reader['place']): readonly Own[] =>
  from ? dealers.toSorted((a, b) => kmFrom(from, a) - kmFrom(from, b)) : dealers;

const regionView = (region: DirectoryRegion, { site, language, place: from }: Reader) => {
  const { province, total, makes, dealers } = region;
  const listOf = (search: { readonly makes?: readonly string[] } = {}): string =>
    listPath(site.division, language.id, {
      ...(province === null ? { companyIds: dealers.map(({ dealer }) => dealer.id) } : { province }),
      ...search,
    });
  // The number of dealers in an address is limited, and a region without a name is a list of dealers.
  const isLinked = province !== null || dealers.length <= SEARCH_LIMITS.maxListLength;
  return {
    /** Also its anchor on the page. */
    key: slug(province ?? 'elsewhere'),
    /** Null for dealers without a province. */
    name: province === null ? null : regionName(province, site, language),
    total: countView(total, language.id),
    /** The list of its vehicles; null if it would be empty or its address too long. */
    path: total > 0 && isLinked ? listOf() : null,
    makes: makes
      .filter(({ count }) => count > 0 && isLinked)
      .slice(0, MAKES)
      .map(({ value, name, count }) => ({ name, count: numberText(count, language.id), path: listOf({ makes: [value] }) })),
    dealers: nearestFirst(dealers, from).map(({ dealer, count }) => ({
      id: dealer.id,
      name: dealer.name,
      mark: dealerMark(dealer),
      city: dealer.city,
      distance: from && dealer.coordinates ? distanceText(distanceKm(from, dealer.coordinates), language.id) : null,
      vehicles: countView(count, language.id),
      path: dealerPath(dealer, language.id),
    })),
  };
};

export const directoryView = (all: readonly DirectoryRegion[], reader: Reader) => {
  const { language, place: from, params } = reader;
  const { id, locale } = language;
  const { compare } = new Intl.Collator(locale);
  const asked = (params.get(DIRECTORY_PARAMETER) ?? '').trim().slice(0, LONGEST_SEARCH);
  const regions = all
    .map((region) => ({ ...region, dealers: matching(region.dealers, asked), ...(asked !== '' && { makes: [] }) }))
    .filter(({ dealers }) => dealers.length > 0);
  const nearest = ({ dealers }: DirectoryRegion): number => Math.min(...dealers.map((own) => kmFrom(from, own)));
  const closer = (a: DirectoryRegion, b: DirectoryRegion): number => (from ? nearest(a) - nearest(b) || 0 : 0);
  return {
    paths: { list: pathOf('Public_Directory', id), map: pathOf('Public_DealerInventoryMap', id) },
    /** The name or town that was searched for; '' for all. */
    asked,
    dealers: countView(
      regions.reduce((sum, { dealers }) => sum + dealers.length, 0),
      id,
    ),
    regions: regions
      .toSorted(closer)
      .map((region) => regionView(region, reader))
      // Dealers without a province come last.
      .sort((a, b) => Number(a.name === null) - Number(b.name === null) || (from ? 0 : compare(a.name ?? '', b.name ?? ''))),
  };
};

export type DirectoryView = ReturnType<typeof directoryView>;
export type RegionView = DirectoryView['regions'][number];
export type DealerEntry = RegionView['dealers'][number];
/** The same as a list and on a map. */
export type ListAndMap = DirectoryView['paths'];
