import { useTranslation } from '../translation.tsx';
import { Link, PageLink } from '../components/link.tsx';
import { Icon } from '../components/icon.tsx';
import type { IconName } from '../components/icon-names.ts';
import { Picture } from '../components/picture.tsx';
import { CardRating } from '../components/vehicle-card.tsx';
import { ChangeButton } from './change-button.tsx';
import { COMPARE_FORM } from './compare-form.tsx';
import type { ChangeView, FavouriteView } from './present-favourites.ts';

const ICONS: Readonly<Partial<Record<ChangeView['kind'], IconName>>> = { fell: 'arrow-down', rose: 'arrow-up' };

const Change = ({ change }: { readonly change: ChangeView }) => {
  const { t } = useTranslation('favourites');
  const icon = ICONS[change.kind];
  const words = (): string => {
    if (change.kind === 'availability') return t(`change.${change.now}`, { on: change.on });
    if (!('by' in change)) return t(`change.${change.kind}`);
    const { kind, by, on } = change;
    return kind === 'fell' && on !== null ? t('change.fellOn', { by, on }) : t(`change.${kind}`, { by });
  };
  return (
    <p className={`cars-fav__note is-${change.kind}`}>
      {icon && <Icon name={icon} size="sm" />}
      {words()}
    </p>
  );
};

const Notes = ({ favourite: { changes, card, savedOn, listed } }: { readonly favourite: FavouriteView }) => {
  const { t } = useTranslation('favourites');
  const saysState = changes.some(({ kind }) => kind === 'availability');
  return (
    <>
      {changes.map((change) => (
        <Change key={change.kind} change={change} />
      ))}
      {card.state && listed && !saysState && <p className="cars-fav__note is-pending">{card.state.label}</p>}
      {savedOn !== null && changes.length === 0 && <p className="cars-fav__note">{t('savedOn', { on: savedOn })}</p>}
    </>
  );
};

const Money = ({ favourite: { card, was, listed, similarPath } }: { readonly favourite: FavouriteView }) => {
  const { t } = useTranslation('favourites');
  const { price, priceLabel, payment, rating, state } = card;
  if (!listed) {
    return (
      <div className="cars-fav__money">
        <p className="cars-card__price cars-card__price--none">{state?.label}</p>
        {similarPath !== null && (
          <PageLink className="cars-link" to={similarPath}>
            {t('similar')}
          </PageLink>
        )}
      </div>
    );
  }
  return (
    <div className="cars-fav__money">
      <p className={price === null ? 'cars-card__price cars-card__price--none' : 'cars-card__price num'}>
        {price ?? priceLabel ?? t('card.priceOnRequest', { ns: 'components' })}
        {was !== null && (
          <>
            {' '}
            <span className="visually-hidden">{t('was')}</span> <s className="num">{was}</s>
          </>
        )}
      </p>
      {payment && (
        <p className="cars-card__pay">
          <span className="num">{t(`card.payment.${payment.frequency}`, { ns: 'components', amount: payment.amount })}</span>
          <small>{t('card.estimateOnly', { ns: 'components' })}</small>
        </p>
      )}
      {rating && (
        <p className="cars-card__rate">
          <CardRating rating={rating} />
        </p>
      )}
    </div>
  );
};

interface FavouriteRowProps {
  readonly favourite: FavouriteView;
  readonly compared: { readonly checked: boolean; readonly disabled: boolean; readonly onChange: (checked: boolean) => void };
}

/** One saved vehicle: name, changes and price. */
export const FavouriteRow = ({ favourite, compared }: FavouriteRowProps) => {
  const { t } = useTranslation('favourites');
  const { card, listed } = favourite;
  const { id, name, version, image, facts, listed: since, photos, href, newTab } = card;
  return (
    <li className={listed ? 'cars-fav' : 'cars-fav is-off'}>
      <label className="cars-check">
        <input
          type="checkbox"
          form={COMPARE_FORM}
          name="ids"
          value={id}
          aria-label={t('compare.pick', { name })}
          checked={compared.checked}
          disabled={compared.disabled}
          onChange={(event) => compared.onChange(event.currentTarget.checked)}
        />
      </label>
      <div className="cars-fav__pic cars-studio">
        <Picture picture={image} sizes="180px" alt="" height={400} loading="lazy" />
      </div>
      <div className="cars-fav__main">
        <h3>
          <Link className="cars-fav__link" to={href} target={newTab ? '_blank' : undefined}>
            {name}
          </Link>
        </h3>
        {version !== null && <p className="cars-fav__version">{version}</p>}
        <ul className="cars-card__facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          <li>
            {t('card.listed', { ns: 'components' })} {since}
          </li>
          {photos !== null && (
            <li>
              {t('card.photos', { ns: 'components' })} {photos}
            </li>
          )}
        </ul>
        <Notes favourite={favourite} />
      </div>
      <Money favourite={favourite} />
      <div className="cars-fav__acts">
        <ChangeButton change="remove" value={String(id)} className="cars-iconbtn" label={t('remove', { name })}>
          <Icon name="trash" />
        </ChangeButton>
      </div>
    </li>
  );
};
