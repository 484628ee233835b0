import { useTranslation } from '../translation.tsx';
import type { Frequency } from '../../domain/finance/payment.ts';
import { HeartButton } from '../favourites/heart.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

export type CardBadge = 'promotion' | 'buyOnline' | 'certified' | 'inspected';

/** A vehicle as a card shows it: every figure and text about the vehicle is already formatted in the page's language. */
export interface CardView {
  readonly id: number;
  /** The dealer that has it. */
  readonly companyId: number;
  readonly href: string;
  /** Make and model. */
  readonly name: string;
  readonly version: string | null;
  /** Year, mileage, transmission and fuel, if known. */
  readonly facts: readonly string[];
  /** Null if there is no price, or it is announced for later. */
  readonly price: string | null;
  readonly payment: { readonly amount: string; readonly frequency: Frequency } | null;
  /** The label over the picture; null for a vehicle that is simply available. */
  readonly state: { readonly label: string; readonly note: 'pending' | 'coming' | null; readonly dimmed: boolean } | null;
  /** Shown instead of a price: 'Price coming'. Null if the dealer has not set one. */
  readonly priceLabel: string | null;
  /** At most two. */
  readonly badges: readonly CardBadge[];
  readonly image: { readonly src: string; readonly srcSet: string | null; readonly alt: string; readonly drawn: boolean };
  /** Null on sites that do not name dealers in their inventory. */
  readonly dealer: { readonly name: string; readonly initials: string; readonly hue: number } | null;
  readonly distance: string | null;
  /** The link leads to the page that forwards the visitor to the dealer's site. */
  readonly bridge: boolean;
  readonly newTab: boolean;
}

/**
 * All that a card's markup depends on besides its language: data that JSON can hold, since the server caches markup by it (decision
 * 0040). A card reads no context but the language's words.
 */
export interface VehicleCardProps {
  readonly card: CardView;
  /** Its picture is loaded eagerly. */
  readonly eager: boolean;
  /** Highlighted. */
  readonly lit: boolean;
  /** Among the visitor's favourites. */
  readonly saved: boolean;
}

const BADGE_ICONS: Readonly<Record<CardBadge, IconName>> = {
  promotion: 'tag',
  buyOnline: 'bolt',
  certified: 'rosette-discount-check',
  inspected: 'shield-check',
};

const Media = ({ card: { image, badges, state }, eager }: Pick<VehicleCardProps, 'card' | 'eager'>) => {
  const { t } = useTranslation('components');
  return (
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
              {t(`card.badge.${badge}`)}
            </li>
          ))}
        </ul>
      )}
      {state && (
        <p className={`cars-card__state${state.dimmed ? '' : ' cars-card__state--coming'}`}>
          {state.label}
          {state.note && <small>{t(`card.note.${state.note}`)}</small>}
        </p>
      )}
    </div>
  );
};

const Money = ({ price, priceLabel, payment }: CardView) => {
  const { t } = useTranslation('components');
  return (
    <div className="cars-card__money">
      {price === null ? (
        <>
          <p className="cars-card__price cars-card__price--none">{priceLabel ?? t('card.priceOnRequest')}</p>
          <p className="cars-card__pay">{priceLabel === null ? t('card.askDealer') : '\u00a0'}</p>
        </>
      ) : (
        <>
          <p className="cars-card__price num">{price}</p>
          <p className="cars-card__pay num">
            {payment ? (
              <>
                {t(`card.payment.${payment.frequency}`, { amount: payment.amount })}
                <small>{t('card.estimateOnly')}</small>
              </>
            ) : (
              '\u00a0'
            )}
          </p>
        </>
      )}
    </div>
  );
};

const Dealer = ({ dealer, distance, bridge }: CardView) => {
  const { t } = useTranslation('components');
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
          <span className="visually-hidden">{t('card.bridge')}</span>
        </>
      )}
    </p>
  );
};

/** One vehicle in a grid. The whole card is clickable and follows its one link. */
export const VehicleCard = ({ card, eager, lit, saved }: VehicleCardProps) => {
  const { t } = useTranslation('components');
  return (
    <article className={['cars-card', card.state?.dimmed && 'cars-card--off', lit && 'is-lit'].filter(Boolean).join(' ')}>
      <Media card={card} eager={eager} />
      <HeartButton id={card.id} label={`${t('card.save')} ${card.name}`} className="cars-heart cars-heart--card" saved={saved} />
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
        <Money {...card} />
        <Dealer {...card} />
      </div>
    </article>
  );
};
