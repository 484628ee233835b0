import { useTranslation } from '../translation.tsx';
import { PickBox } from '../compare/pick-box.tsx';
import { HeartButton } from '../favourites/heart.tsx';
import { DealerMark } from '../dealers/dealer-mark.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { SeenMark } from '../recent/seen-mark.tsx';
import { GradeMark } from '../rating/grade-mark.tsx';
import { CARD_SIZES, Picture } from './picture.tsx';
import type { CardBadge, CardView } from './present-card.ts';

/**
 * All that a card's markup depends on besides its language: data that JSON can hold, since the server caches markup by it (decision
 * 0040). A card reads no context but the language's words.
 */
export interface VehicleCardProps {
  readonly card: CardView;
  readonly eager: boolean;
  readonly lit: boolean;
  readonly saved: boolean;
  /** The visitor compares it. */
  readonly picked: boolean;
  /** The visitor has opened it on this device. */
  readonly seen: boolean;
}

export const BADGE_ICONS: Readonly<Record<CardBadge, IconName>> = {
  promotion: 'tag',
  buyOnline: 'bolt',
  certified: 'rosette-discount-check',
  inspected: 'shield-check',
};

/** The badges of a vehicle in a list, as a card or as a row of the table. */
export const Badges = ({ badges, className }: { readonly badges: readonly CardBadge[]; readonly className: string }) => {
  const { t } = useTranslation('components');
  return badges.length === 0 ? null : (
    <ul className={className}>
      {badges.map((badge) => (
        <li key={badge} className="cars-badge">
          <Icon name={BADGE_ICONS[badge]} />
          {t(`card.badge.${badge}`)}
        </li>
      ))}
    </ul>
  );
};

/** The reduction with its reference, before the other badges. */
const DropBadge = ({ drop }: { readonly drop: NonNullable<CardView['drop']> }) => {
  const { t } = useTranslation('components');
  return (
    <span className="cars-badge cars-badge--drop">
      <Icon name="arrow-down" />
      <span className="num">{t('card.drop', { by: drop.by })}</span>
    </span>
  );
};

/** The grade of the price, and the price that is usual. */
export const CardRating = ({ rating }: { readonly rating: NonNullable<CardView['rating']> }) => {
  const { t } = useTranslation('components');
  return (
    <>
      <GradeMark grade={rating.grade} label={rating.label} />
      <small className="num">{t('card.usual', { price: rating.usual })}</small>
    </>
  );
};

const Media = ({
  card: { image, badges, drop, photos, state },
  eager,
  seen,
}: Pick<VehicleCardProps, 'card' | 'eager' | 'seen'>) => {
  const { t } = useTranslation('components');
  return (
    <div className="cars-card__media">
      <Picture picture={image} sizes={CARD_SIZES} height={400} loading={eager ? 'eager' : 'lazy'} />
      {(drop !== null || badges.length > 0) && (
        <div className="cars-card__badges">
          {drop && <DropBadge drop={drop} />}
          <Badges badges={badges} className="cars-card__badgelist" />
        </div>
      )}
      {photos !== null && (
        <p className="cars-card__photos num">
          <Icon name="photo" size="sm" />
          <span className="visually-hidden">{t('card.photos')}</span> {photos}
        </p>
      )}
      {seen && <SeenMark className="cars-card__seen" />}
      {state && (
        <p className={`cars-card__state${state.dimmed ? '' : ' cars-card__state--coming'}`}>
          {state.label}
          {state.note && <small>{t(`card.note.${state.note}`)}</small>}
        </p>
      )}
    </div>
  );
};

const Money = ({ price, priceLabel, payment, rating, drop }: CardView) => {
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
          <p className="cars-card__price num">
            {price}
            {drop && (
              <>
                {' '}
                <span className="visually-hidden">{t('card.before')}</span> <s>{drop.before}</s>
              </>
            )}
          </p>
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
      <p className="cars-card__rate">{rating ? <CardRating rating={rating} /> : '\u00a0'}</p>
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
          <DealerMark mark={dealer} />
          <a className="cars-card__dealer-name" href={dealer.href}>
            {dealer.name}
          </a>
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

/** One vehicle in a grid. The whole card leads to the vehicle; its heart and the dealer's name stand above that link. */
export const VehicleCard = ({ card, eager, lit, saved, picked, seen }: VehicleCardProps) => {
  const { t } = useTranslation('components');
  return (
    <article className={['cars-card', card.state?.dimmed && 'cars-card--off', lit && 'is-lit'].filter(Boolean).join(' ')}>
      <Media card={card} eager={eager} seen={seen} />
      <HeartButton id={card.id} label={`${t('card.save')} ${card.name}`} className="cars-heart cars-heart--card" saved={saved} />
      {card.state?.dimmed !== true && (
        <PickBox
          id={card.id}
          label={`${t('card.compare')} ${card.name}`}
          title={t('card.compare')}
          picked={picked}
          className="cars-pick--card"
        />
      )}
      <div className="cars-card__body">
        <h3 className="cars-card__name">
          <a className="cars-card__link" href={card.href} target={card.newTab ? '_blank' : undefined}>
            {card.name}
          </a>
        </h3>
        <p className="cars-card__version">
          <span>{card.version}</span>
          <small>
            <span className="visually-hidden">{t('card.listed')}</span> {card.listed}
          </small>
        </p>
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
