import { Fragment } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from '../translation.tsx';
import type { Frequency } from '../../domain/finance/payment.ts';
import { adAfter } from '../../domain/site/ads.ts';
import { HeartButton } from '../favourites/heart.tsx';
import { useFavourites } from '../favourites/use-favourites.ts';
import { AdCard, type AdView } from './ad-card.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { useFollow } from './link.tsx';
import { Kept, PlainMarkup } from './plain-markup.tsx';

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

type CardWord =
  | 'ad'
  | `card.${'priceOnRequest' | 'askDealer' | 'estimateOnly' | 'bridge' | 'save'}`
  | `card.badge.${CardBadge}`
  | `card.note.${'pending' | 'coming'}`;

/** The messages of the cards, each looked up once a grid: a list has the same few words on every card. */
interface CardWords {
  readonly word: (key: CardWord) => string;
  readonly payment: (payment: NonNullable<CardView['payment']>) => string;
}

interface PartProps {
  readonly card: CardView;
  readonly words: CardWords;
}

const wordsOf = (t: TFunction): CardWords => {
  const known = new Map<string, string>();
  const remembered = (key: string, lookUp: () => string): string => {
    const said = known.get(key) ?? lookUp();
    known.set(key, said);
    return said;
  };
  return {
    word: (key) => remembered(key, () => t(key)),
    payment: ({ amount, frequency }) =>
      remembered(frequency, () => t(`card.payment.${frequency}`, { amount: AMOUNT })).replace(AMOUNT, () => amount),
  };
};

/** Stands for an amount in a message that is said of many amounts. */
const AMOUNT = '\0';

const BADGE_ICONS: Readonly<Record<CardBadge, IconName>> = {
  promotion: 'tag',
  buyOnline: 'bolt',
  certified: 'rosette-discount-check',
  inspected: 'shield-check',
};

const Media = ({ card: { image, badges, state }, words: { word }, eager }: PartProps & { readonly eager: boolean }) => (
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

const Money = ({ card: { price, priceLabel, payment }, words }: PartProps) => (
  <div className="cars-card__money">
    {price === null ? (
      <>
        <p className="cars-card__price cars-card__price--none">{priceLabel ?? words.word('card.priceOnRequest')}</p>
        <p className="cars-card__pay">{priceLabel === null ? words.word('card.askDealer') : '\u00a0'}</p>
      </>
    ) : (
      <>
        <p className="cars-card__price num">{price}</p>
        <p className="cars-card__pay num">
          {payment ? (
            <>
              {words.payment(payment)}
              <small>{words.word('card.estimateOnly')}</small>
            </>
          ) : (
            '\u00a0'
          )}
        </p>
      </>
    )}
  </div>
);

const Dealer = ({ card: { dealer, distance, bridge }, words }: PartProps) => {
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
          <span className="visually-hidden">{words.word('card.bridge')}</span>
        </>
      )}
    </p>
  );
};

interface VehicleCardProps extends PartProps {
  readonly eager: boolean;
  readonly lit: boolean;
  readonly saved: boolean;
}

/** One vehicle in a grid, an item of a list. The whole card follows its one link. */
const VehicleCard = ({ eager, lit, saved, ...part }: VehicleCardProps) => {
  const { card, words } = part;
  const className = ['cars-card', card.state?.dimmed && 'cars-card--off', lit && 'is-lit'].filter(Boolean).join(' ');
  return (
    <li className="cars-cell" data-company={card.companyId}>
      <article className={className}>
        <Media {...part} eager={eager} />
        <HeartButton
          id={card.id}
          label={`${words.word('card.save')} ${card.name}`}
          className="cars-heart cars-heart--card"
          saved={saved}
        />
        <div className="cars-card__body">
          <h3 className="cars-card__name">
            <a className="cars-card__link" href={card.href} target={card.newTab ? '_blank' : undefined}>
              {card.name}
            </a>
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

/** The grid follows its cards' links: their parts are pure. */
export const VehicleGrid = ({ cards, eager = 0, lit = [], ads = [] }: VehicleGridProps) => {
  const { t } = useTranslation('components');
  const favourites = useFavourites();
  const follow = useFollow();
  const words = wordsOf(t);
  return (
    <PlainMarkup as="ul" className="cars-grid" onClick={follow}>
      {cards.map((card, place) => {
        const ad = adAfter(place + 1, ads);
        const look = { eager: place < eager, lit: lit.includes(card.companyId), saved: favourites.includes(card.id) };
        return (
          <Fragment key={card.id}>
            <Kept of={card} as={Object.values(look).join()}>
              {() => <VehicleCard card={card} words={words} {...look} />}
            </Kept>
            {ad && <AdCard ad={ad} label={words.word('ad')} />}
          </Fragment>
        );
      })}
    </PlainMarkup>
  );
};
