import type { Changes, PriceChange } from '../../domain/favourites/changes.ts';
import { listPathOfType } from '../../domain/inventory/list-path.ts';
import type { Money } from '../../domain/money/money.ts';
import { priceText } from '../../domain/money/price-text.ts';
import { fold } from '../../domain/text/fold.ts';
import { AVAILABILITY_RULES } from '../../domain/vehicle/availability.ts';
import type { Listing, Vehicle } from '../../domain/vehicle/vehicle.ts';
import type { ChangeView, FavouriteView } from './favourites-view.ts';
import { presentCard, type CardContext } from '../components/present-card.ts';
import { dateText } from '../components/present-date.ts';

interface Texts {
  readonly money: (amount: Money) => string;
  readonly day: (at: number) => string;
}

const priceChangeView = (change: PriceChange, { money, day }: Texts): ChangeView =>
  'by' in change ? { kind: change.kind, by: money(change.by), on: change.at === null ? null : day(change.at) } : change;

const similarPath = ({ type, make, model }: Vehicle, { languageId }: CardContext): string =>
  listPathOfType(type, languageId, { makes: [fold(make)], models: [fold(model)] });

/** A vehicle that the visitor keeps, with what changed since; no prices are compared once it is gone. */
export const presentFavourite = (
  listing: Listing,
  since: number | null,
  { price, availability }: Changes,
  context: CardContext,
): FavouriteView => {
  const { vehicle, dealer } = listing;
  const { listed } = AVAILABILITY_RULES[vehicle.availability];
  const texts: Texts = {
    money: (amount) => priceText(amount, context.languageId, context.site.currency),
    day: (at) => dateText(at, context.languageId, dealer.timeZone),
  };
  return {
    card: presentCard(listing, context),
    listed,
    changes: [
      ...(availability
        ? [{ kind: 'availability' as const, now: availability.availability, on: texts.day(availability.at) }]
        : []),
      ...(listed && price ? [priceChangeView(price, texts)] : []),
    ],
    was: listed && price && 'before' in price ? texts.money(price.before) : null,
    savedOn: since === null ? null : texts.day(since),
    similarPath: listed ? null : similarPath(vehicle, context),
  };
};
