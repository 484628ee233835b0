import { Fragment } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from '../translation.tsx';
import { Link } from 'react-router-dom';
import type { Frequency } from '../../domain/finance/payment.ts';
import { adAfter } from '../../domain/site/ads.ts';
import { Heart } from '../favourites/heart.tsx';
import { AdCard, type AdView } from './ad-card.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

export type CardBadge = 'promotion' | 'buyOnline' | 'certified' | 'inspected';

/** A vehicle as a card shows it: every figure and every word of the vehicle's own is ready text in the page's language. */
export interface CardView {
  readonly id: number;
  /** The dealer that has it. */
  readonly companyId: number;
  readonly href: string;
  /** Make and model. */
  readonly name: string;
  readonly version: string | null;
  /** Year, mileage, transmission and fuel, as far as they are known. */
  readonly facts: readonly string[];
  /** Null: no price, or one that is still to come. */
  readonly price: string | null;
  readonly payment: { readonly amount: string; readonly frequency: Frequency } | null;
  /** The label over the picture; null for a vehicle that is simply available. */
  readonly state: { readonly label: string; readonly note: 'pending' | 'coming' | null; readonly dimmed: boolean } | null;
  /** Stands where the price would: 'Price coming'. Null where the dealer has not named one. */
  readonly priceLabel: string | null;
  /** At most two. */
  readonly badges: readonly CardBadge[];
  readonly image: { readonly src: string; readonly srcSet: string | null; readonly alt: string; readonly drawn: boolean };
  /** Null on sites that do not name dealers in their inventory. */
  readonly dealer: { readonly name: string; readonly initials: string; readonly hue: number } | null;
  readonly distance: string | null;
  /** The link leads to the page that sends the visitor to the dealer's own site. */
  readonly bridge: boolean;
  readonly newTab: boolean;
}

interface PartProps {
  readonly card: CardView;
  /** One for all cards of a grid. */
  readonly t: TFunction;
  /** A message without values, looked up once a grid: a list has the same few words on every card. */
  readonly word: (key: string) => string;
}

const BADGE_ICONS: Readonly<Record<CardBadge, IconName>> = {
  promotion: 'tag',
  buyOnline: 'bolt',
  certified: 'rosette-discount-check',
  inspected: 'shield-check',
};

const Media = ({ card: { image, badges, state }, eager, word }: PartProps & { readonly eager: boolean }) => (
  <div className="cars-card__media">
    <img
      src={image.src}
      srcSet={image.srcSet ?? undefined}
      sizes={image.srcSet ? '(max-width: 640px) 92vw, 340px' : undefined}
      alt={image.alt}
      width={600}
      height={400}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={image.drawn ? 'is-drawn' : undefined}
    />
    {badges.length > 0 && (
      <ul className="cars-card__badges">
        {badges.map((badge) => (
          <li key={badge} className="cars-badge">
            <Icon name={BADGE_ICONS[badge]} />
            {word(`card.badge.${badge}`)}
          </li>
        ))}
      </ul>
    )}
    {state && (
      <p className={`cars-card__state${state.dimmed ? '' : ' cars-card__state--coming'}`}>
        {state.label}
        {state.note && <small>{word(`card.note.${state.note}`)}</small>}
      </p>
    )}
  </div>
);

const Money = ({ card: { price, priceLabel, payment }, t, word }: PartProps) => (
  <div className="cars-card__money">
    {price === null ? (
      <>
        <p className="cars-card__price cars-card__price--none">{priceLabel ?? word('card.priceOnRequest')}</p>
        <p className="cars-card__pay">{priceLabel === null ? word('card.askDealer') : '\u00a0'}</p>
      </>
    ) : (
      <>
        <p className="cars-card__price num">{price}</p>
        <p className="cars-card__pay">
          {payment ? (
            <>
              <span className="num">{t(`card.payment.${payment.frequency}`, { amount: payment.amount })}</span>
              <small>{word('card.estimateOnly')}</small>
            </>
          ) : (
            '\u00a0'
          )}
        </p>
      </>
    )}
  </div>
);

const Dealer = ({ card: { dealer, distance, bridge }, word }: PartProps) => {
  if (!dealer && distance === null && !bridge) return null;
  return (
    <p className="cars-card__dealer">
      {dealer && (
        <>
          <span className="cars-mono" style={{ '--h': dealer.hue }} aria-hidden="true">
            {dealer.initials}
          </span>
          <span className="cars-card__dealer-name">{dealer.name}</span>
        </>
      )}
      {distance !== null && <span className="num">{distance}</span>}
      {bridge && (
        <>
          <Icon name="external-link" size="sm" />
          <span className="visually-hidden">{word('card.bridge')}</span>
        </>
      )}
    </p>
  );
};

/** One vehicle in a grid, an item of a list. The whole card follows its one link. */
const VehicleCard = ({ eager, lit, ...part }: PartProps & { readonly eager: boolean; readonly lit: boolean }) => {
  const { card } = part;
  const className = ['cars-card', card.state?.dimmed && 'cars-card--off', lit && 'is-lit'].filter(Boolean).join(' ');
  return (
    <li className="cars-cell" data-company={card.companyId}>
      <article className={className}>
        <Media {...part} eager={eager} />
        <Heart id={card.id} label={`${part.word('card.save')} ${card.name}`} className="cars-heart cars-heart--card" />
        <div className="cars-card__body">
          <h3 className="cars-card__name">
            <Link className="cars-card__link" to={card.href} target={card.newTab ? '_blank' : undefined}>
              {card.name}
            </Link>
          </h3>
          <p className="cars-card__version">{card.version}</p>
          <ul className="cars-card__facts">
            {card.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <Money {...part} />
          <Dealer {...part} />
        </div>
      </article>
    </li>
  );
};

interface VehicleGridProps {
  readonly cards: readonly CardView[];
  /** How many pictures do not wait for the visitor to scroll. */
  readonly eager?: number;
  /** Dealers whose cards stand out. */
  readonly lit?: readonly number[];
  /** Stand among the cards, each in its turn. */
  readonly ads?: readonly AdView[];
}

export const VehicleGrid = ({ cards, eager = 0, lit = [], ads = [] }: VehicleGridProps) => {
  const { t } = useTranslation('components');
  const known = new Map<string, string>();
  const word = (key: string): string => {
    const said = known.get(key) ?? t(key);
    known.set(key, said);
    return said;
  };
  return (
    <ul className="cars-grid">
      {cards.map((card, place) => {
        const ad = adAfter(place + 1, ads);
        return (
          <Fragment key={card.id}>
            <VehicleCard card={card} eager={place < eager} lit={lit.includes(card.companyId)} t={t} word={word} />
            {ad && <AdCard ad={ad} label={word('ad')} />}
          </Fragment>
        );
      })}
    </ul>
  );
};
