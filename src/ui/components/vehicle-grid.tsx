import { createContext, Fragment, useContext } from 'react';
import { adAfter } from '../../domain/site/ads.ts';
import { useFavourites } from '../favourites/use-favourites.ts';
import { useTranslation } from '../translation.tsx';
import { AdCard } from './ad-card.tsx';
import type { AdView } from './present-ad.ts';
import { useFollow } from './link.tsx';
import type { CardView } from './present-card.ts';
import { VehicleCard, type VehicleCardProps } from './vehicle-card.tsx';

/** The markup of a card, as React renders it in the language of the page. */
export type CardMarkup = (props: VehicleCardProps) => string;

/** Provides the cached markup of cards on the server (decision 0040); null in the browser, where React renders the cards. */
export const CardMarkupContext = createContext<CardMarkup | null>(null);

/** The item of a card. */
const Cell = (props: VehicleCardProps) => {
  const markupOf = useContext(CardMarkupContext);
  const item = { className: 'cars-cell', 'data-company': props.card.companyId };
  return markupOf ? (
    <li {...item} dangerouslySetInnerHTML={{ __html: markupOf(props) }} />
  ) : (
    <li {...item}>
      <VehicleCard {...props} />
    </li>
  );
};

interface VehicleGridProps {
  readonly cards: readonly CardView[];
  /** How many pictures are loaded eagerly. */
  readonly eager?: number;
  /** Dealers whose cards are highlighted. */
  readonly lit?: readonly number[];
  /** Shown among the cards, one after another. */
  readonly ads?: readonly AdView[];
}

/** The grid handles clicks on its cards' links. */
export const VehicleGrid = ({ cards, eager = 0, lit = [], ads = [] }: VehicleGridProps) => {
  const { t } = useTranslation('components');
  const favourites = useFavourites();
  const follow = useFollow();
  return (
    <ul className="cars-grid" onClick={follow}>
      {cards.map((card, place) => {
        const ad = adAfter(place + 1, ads);
        return (
          <Fragment key={card.id}>
            <Cell card={card} eager={place < eager} lit={lit.includes(card.companyId)} saved={favourites.includes(card.id)} />
            {ad && <AdCard ad={ad} label={t('ad')} />}
          </Fragment>
        );
      })}
    </ul>
  );
};
