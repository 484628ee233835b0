import type { HomeInventory } from '../../application/home/browse-home.ts';
import type { VisitorTerms } from '../../domain/finance/visitor-terms.ts';
import type { FacetCount } from '../../domain/inventory/facets.ts';
import { countOf } from '../../domain/inventory/promoted-filters.ts';
import { dealerPath } from '../../domain/dealers/dealer-url.ts';
import { listPathOfType } from '../../domain/inventory/list-path.ts';
import type { Translate } from '../../domain/language/translate.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import { currencySign, numberText } from '../../domain/money/price-text.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import { kindsInOrder } from '../../domain/site/kinds-in-order.ts';
import { typesOfDivision, type Site } from '../../domain/site/site.ts';
import { labelOf } from '../../domain/vehicle/attribute-labels.ts';
import { BODIES, drawingOfBody, typeOfBody } from '../../domain/vehicle/attributes.ts';
import { illustrationOf, illustrationOfBody, illustrationOfType } from '../../domain/vehicle/illustration.ts';
import { modelCardsOf } from '../catalogue/showroom/present-showroom.ts';
import type { CardView } from '../components/present-card.ts';
import { countView } from '../components/present-count.ts';
import { presentOffers } from '../components/present-ad.ts';
import { dealerView, whereaboutsOf } from '../dealers/present-dealer.ts';
import { dealerHoursView } from '../dealers/present-hours.ts';
import type { StillView } from '../map/present-still.ts';
import { presentEstimate } from '../finance/present-estimate.ts';

const TILES = 10;
const POPULAR_MAKES = 12;

/** Bodies without their own picture have no tile. */
const TILES_OF_BODIES = BODIES.flatMap((body) => {
  const drawing = drawingOfBody(body);
  return drawing ? [{ body, drawing }] : [];
});

export interface HomeParts extends HomeInventory {
  readonly now: number;
  /** Surroundings of the site's own dealers by their id. */
  readonly stills: ReadonlyMap<number, StillView | null>;
  /** Of the newest vehicles. */
  readonly cards: readonly CardView[];
  readonly site: Site;
  readonly languageId: LanguageId;
  /** Terms that the cards' payments are calculated with. */
  readonly terms: VisitorTerms;
  readonly carried: string;
  readonly t: Translate;
  /** The visitor's place, if the counts are limited to its surroundings. */
  readonly around: string | null;
}

const present = (counts: readonly FacetCount[] | undefined): readonly FacetCount[] =>
  (counts ?? []).filter(({ count }) => count > 0);

export interface ChoiceView {
  readonly value: string;
  readonly label: string;
  readonly count: string;
}

const alphabetic = (choices: readonly ChoiceView[]): ChoiceView[] => choices.toSorted((a, b) => (a.label < b.label ? -1 : 1));

const reachOf = (everywhere: boolean) => (everywhere ? { distanceKm: 0 } : {});

/** This page with the search form for each kind; a kind without vehicles is not offered. */
const kindsOf = ({ all, kind, site, languageId }: HomeParts) =>
  kindsInOrder(site)
    .map((type) => ({ type, count: countOf(all.facets.type, type) }))
    .filter(({ type, count }) => count > 0 || type === kind)
    .map(({ type, count }) => ({
      type,
      count: numberText(count, languageId),
      path: `${pathOf('Public_Index', languageId)}?Type=${type}`,
    }));

/** The most frequent ones; a site limited to one division shows only that division. */
const bodiesOf = ({ all, site, languageId, everywhere }: HomeParts) =>
  TILES_OF_BODIES.filter(({ body }) => site.main || typesOfDivision(site.division).includes(typeOfBody(body)))
    .map((tile) => ({ ...tile, count: countOf(all.facets.body, tile.body) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, TILES)
    .map(({ body, drawing, count }) => ({
      label: labelOf('body', body, languageId),
      count: numberText(count, languageId),
      path: listPathOfType(typeOfBody(body), languageId, { ...reachOf(everywhere), bodies: [body] }),
      drawing: illustrationOf(drawing, 'silver'),
    }));

/** The quick search, from the query of the address. */
const searchOf = ({ found, ofKind, chosen, kind, site, languageId, everywhere }: HomeParts) => {
  const [make = ''] = chosen.makes;
  const choices = (counts: readonly FacetCount[] | undefined): ChoiceView[] =>
    alphabetic(present(counts).map(({ value, name: label, count }) => ({ value, label, count: numberText(count, languageId) })));
  return {
    /** The list that it leads to. */
    action: listPathOfType(kind, languageId).split('?', 1)[0] ?? '',
    make,
    makes: choices(ofKind.facets.make),
    model: chosen.models[0] ?? '',
    /** Of the chosen make; empty until one is chosen. */
    models: make === '' ? [] : choices(found.facets.model),
    priceMax: chosen.priceMax === null ? '' : String(chosen.priceMax),
    keyword: chosen.keyword ?? '',
    currencySign: currencySign(site.currency, languageId),
    found: countView(found.total, languageId),
    /** No vehicles around the visitor: the search looks everywhere. */
    everywhere,
  };
};

export const homeView = (parts: HomeParts) => {
  const { all, ofKind, kind, cards, site, languageId, carried, everywhere, around, newModels, ownDealers, stills, now, t } =
    parts;
  const { picture, headlines, scene, blocks } = site.home;
  const dealers = present(all.facets.company).length;
  return {
    path: pathOf('Public_Index', languageId),
    vehicles: countView(all.total, languageId),
    dealers: countView(dealers, languageId),
    /** The site's own headline; null for the common one. */
    headline: headlines[languageId] ?? null,
    scene,
    blocks,
    /** With a site of their own. */
    ownDealers: ownDealers.map((dealer) => ({
      id: dealer.id,
      dealer: dealerView(dealer, dealerPath(dealer, languageId)),
      hours: dealerHoursView(dealer, now, languageId),
      whereabouts: whereaboutsOf(dealer, languageId, stills.get(dealer.id) ?? null),
    })),
    around,
    offers: presentOffers(site, languageId, carried),
    kind,
    kinds: kindsOf(parts),
    drawing: (picture && illustrationOfBody(picture.body, picture.colour)) ?? illustrationOfType(kind, 'teal'),
    search: searchOf(parts),
    bodies: bodiesOf(parts),
    makes: present(ofKind.facets.make)
      .slice(0, POPULAR_MAKES)
      .map(({ value, name: label, count }) => ({
        label,
        count: numberText(count, languageId),
        path: listPathOfType(kind, languageId, { ...reachOf(everywhere), makes: [value] }),
      })),
    /** Some models of the showroom; null if the catalogue has none for the site. */
    showroom:
      newModels.length === 0
        ? null
        : {
            path: pathOf('Showroom_Index', languageId),
            cards: modelCardsOf(newModels, { site, languageId, t, terms: parts.terms }),
          },
    newest: cards,
    estimate: presentEstimate(cards, site, languageId, parts.terms),
    newestPath: listPathOfType(kind, languageId, { ...reachOf(everywhere), sort: 'Newest' }),
  };
};

export type HomeView = ReturnType<typeof homeView>;
