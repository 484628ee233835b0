import { createContext, Fragment, useContext } from 'react';
import { adAfter } from '../../domain/site/ads.ts';
import { cardAnchor } from '../../domain/inventory/results-address.ts';
import { useSeen } from '../recent/use-seen.ts';
import { usePick, usePicked } from '../compare/picked.ts';
import { useFavourites } from '../favourites/use-favourites.ts';
import { useTranslation } from '../translation.tsx';
import { useFollow } from './link.tsx';
import type { CardView } from './present-card.ts';
import { VehicleCard, type VehicleCardProps } from './vehicle-card.tsx';
import type { AdView } from './present-ad.ts';

/** It may run scripts and open windows; it may not navigate this page, request permissions or download. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** An ad in the place of a card: a site's own promotion, or somebody else's, which is labelled as an advertisement. */
const AdCard = ({ ad, label }: { readonly ad: AdView; readonly label: string }) => {
  const { title, text, action, href, external, picture, frame } = ad;
  if (frame) {
    const named = `${label} · ${frame.provider}`;
    return (
      <li className="cars-cell cars-cell--ad">
        <div className="cars-ad cars-ad--framed">
          <span className="cars-ad__tag">{named}</span>
          <iframe
            src={frame.url}
            title={named}
            height={frame.height}
            loading="lazy"
            sandbox={SANDBOX}
            referrerPolicy="strict-origin"
          />
        </div>
      </li>
    );
  }
  return (
    <li className="cars-cell cars-cell--ad">
      <div className="cars-ad">
        {external && <span className="cars-ad__tag">{label}</span>}
        <div className="cars-ad__box">
          <strong>{title}</strong>
          <p>{text}</p>
        </div>
        <a className="cars-btn cars-btn--secondary cars-btn--sm" href={href} rel={external ? 'noopener sponsored' : undefined}>
          {action}
        </a>
        {picture !== null && (
          <img className="cars-ad__art" src={picture} alt="" width={400} height={200} loading="lazy" decoding="async" />
        )}
      </div>
    </li>
  );
};

/** The markup of a card, as React renders it in the language of the page. */
export type CardMarkup = (props: VehicleCardProps) => string;

/** Provides the cached markup of cards on the server (decision 0040); null in the browser, where React renders the cards. */
export const CardMarkupContext = createContext<CardMarkup | null>(null);
const Cell = ({ anchored, named, ...props }: VehicleCardProps & { readonly anchored: boolean; readonly named: boolean }) => {
  const markupOf = useContext(CardMarkupContext);
  const { id, companyId } = props.card;
  const item = {
    className: 'cars-cell',
    id: anchored ? cardAnchor(id) : undefined,
    'data-company': companyId,
    'data-vehicle': named ? id : undefined,
  };
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
  readonly lit?: readonly number[];
  /** The vehicle that a map points at, or null for none; cells then say which vehicle they have. */
  readonly litVehicle?: number | null;
  /** Shown among the cards, one after another. */
  readonly ads?: readonly AdView[];
  /** A list of its page: each card has an anchor, to which its vehicle's page leads back. */
  readonly anchored?: boolean;
}

/** The grid handles clicks on its cards' links, and their boxes. */
export const VehicleGrid = ({ cards, eager = 0, lit = [], litVehicle, ads = [], anchored = false }: VehicleGridProps) => {
  const { t } = useTranslation('components');
  const favourites = useFavourites();
  const seen = useSeen();
  const picked = usePicked();
  const pick = usePick(cards);
  const follow = useFollow();
  return (
    <ul className="cars-grid" onClick={follow} onChange={pick}>
      {cards.map((card, place) => {
        const ad = adAfter(place + 1, ads);
        return (
          <Fragment key={card.id}>
            <Cell
              card={card}
              eager={place < eager}
              lit={lit.includes(card.companyId) || card.id === litVehicle}
              saved={favourites.includes(card.id)}
              picked={picked.some(({ id }) => id === card.id)}
              seen={seen.includes(card.id)}
              anchored={anchored}
              named={litVehicle !== undefined}
            />
            {ad && <AdCard ad={ad} label={t('ad')} />}
          </Fragment>
        );
      })}
    </ul>
  );
};
