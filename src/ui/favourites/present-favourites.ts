/** The visitor's favourites with what changed since they were saved, or a list that somebody shares. */
import type { ViewedFavourite, ViewedFavourites } from '../../application/favourites/view-favourites.ts';
import type { PriceChange } from '../../domain/favourites/changes.ts';
import { readSaved, type Favourite } from '../../domain/favourites/favourites.ts';
import { listPath, listPathOfType } from '../../domain/inventory/list-path.ts';
import type { Money } from '../../domain/money/money.ts';
import { priceText } from '../../domain/money/price-text.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import { fold } from '../../domain/text/fold.ts';
import { AVAILABILITY_RULES } from '../../domain/vehicle/availability.ts';
import type { Listing, Vehicle } from '../../domain/vehicle/vehicle.ts';
import { cardContextOf, presentCard, type CardContext, type CardView } from '../components/present-card.ts';
import { dateText } from '../components/present-date.ts';
import { presentEstimate } from '../finance/present-estimate.ts';
import type { PageRequest } from '../page-request.ts';
import { UNDO_PARAMETER } from '../page-wire.ts';

interface Texts {
  readonly money: (amount: Money) => string;
  readonly day: (at: number) => string;
}

/** `on`: day of a price drop whose vehicle was saved at an unknown time. */
const priceChangeView = (change: PriceChange, { money, day }: Texts) =>
  'by' in change ? { kind: change.kind, by: money(change.by), on: change.at === null ? null : day(change.at) } : change;

const similarPath = ({ type, make, model }: Vehicle, { languageId }: CardContext): string =>
  listPathOfType(type, languageId, { makes: [fold(make)], models: [fold(model)] });

/** A saved vehicle with the changes since; prices are not compared once it is gone. */
const favouriteView = ({ listing, since, changes: { price, availability } }: ViewedFavourite, context: CardContext) => {
  const { vehicle, dealer } = listing;
  const { listed } = AVAILABILITY_RULES[vehicle.availability];
  const texts: Texts = {
    money: (amount) => priceText(amount, context.languageId, context.site.currency),
    day: (at) => dateText(at, context.languageId, dealer.timeZone),
  };
  return {
    card: presentCard(listing, context),
    /** Whether it is on offer, or will be. */
    listed,
    changes: [
      ...(availability
        ? [{ kind: 'availability' as const, now: availability.availability, on: texts.day(availability.at) }]
        : []),
      ...(listed && price ? [priceChangeView(price, texts)] : []),
    ],
    /** The price when it was saved, if it differs now. */
    was: listed && price && 'before' in price ? texts.money(price.before) : null,
    /** Null if not known. */
    savedOn: since === null ? null : texts.day(since),
    /** List of similar vehicles, if this one is gone. */
    similarPath: listed ? null : similarPath(vehicle, context),
  };
};

const commonOf = ({ site, language: { id }, terms }: PageRequest, cards: readonly CardView[]) => ({
  path: pathOf('Public_Favorites', id),
  browsePath: listPath(site.division, id),
  comparePath: pathOf('Public_Compare', id),
  estimate: presentEstimate(cards, site, id, terms),
});

/** @param ids all ids of the address; the site shows the listings among them */
export const sharedFavouritesView = (ids: readonly number[], listings: readonly Listing[], request: PageRequest) => {
  const cards = listings.map((listing) => presentCard(listing, cardContextOf(request)));
  return {
    ...commonOf(request, cards),
    kind: 'shared' as const,
    cards,
    /** Ids without a vehicle on this site. */
    unknown: ids.filter((id) => !cards.some((card) => card.id === id)),
  };
};

/** The favourites that the address names as just removed and that are not saved again. */
const undoOf = ({ params }: PageRequest, kept: readonly Favourite[]) => {
  const text = params.get(UNDO_PARAMETER) ?? '';
  const removed = readSaved(text).filter(({ id }) => !kept.some((favourite) => favourite.id === id));
  return removed.length === 0 ? null : { kept: text, count: removed.length };
};

export const ownFavouritesView = (kept: readonly Favourite[], viewed: ViewedFavourites, request: PageRequest) => {
  const favourites = viewed.favourites.map((favourite) => favouriteView(favourite, cardContextOf(request)));
  const cards = favourites.map(({ card }) => card);
  const common = commonOf(request, cards);
  return {
    ...common,
    kind: 'own' as const,
    changed: favourites.filter(({ changes }) => changes.length > 0),
    unchanged: favourites.filter(({ changes }) => changes.length === 0),
    /** Ids without a vehicle on this site. */
    unknown: viewed.unknown,
    /** Path of the list as others see it. */
    sharePath: `${common.path}?ids=${cards.map(({ id }) => id).join(',')}`,
    /** The favourites that were just removed, for undo. */
    undo: undoOf(request, kept),
  };
};

export type OwnFavouritesView = ReturnType<typeof ownFavouritesView>;
export type SharedFavouritesView = ReturnType<typeof sharedFavouritesView>;
export type FavouritesView = OwnFavouritesView | SharedFavouritesView;
export type FavouriteView = ReturnType<typeof favouriteView>;
export type ChangeView = FavouriteView['changes'][number];
