import type { ReactNode } from 'react';
import { PickBox } from '../compare/pick-box.tsx';
import { usePick, usePicked } from '../compare/picked.ts';
import { useTranslation } from '../translation.tsx';
import { Link } from '../components/link.tsx';
import { Icon } from '../components/icon.tsx';
import { Picture } from '../components/picture.tsx';
import { SeenMark } from '../recent/seen-mark.tsx';
import { cardAnchor } from '../../domain/inventory/results-address.ts';
import { useSeen } from '../recent/use-seen.ts';
import { Badges, CardRating } from '../components/vehicle-card.tsx';
import { DealerMark } from '../dealers/dealer-mark.tsx';
import { Heart } from '../favourites/heart.tsx';
import type { ColumnSort, RowView, TableView } from './present-table.ts';

/** A column stays even if no vehicle has a value for it, so that the other columns keep their positions. */
const UNKNOWN = '–';

const Heading = ({
  sort = null,
  className,
  children,
}: {
  readonly sort?: ColumnSort | null;
  readonly className: string;
  readonly children: ReactNode;
}) => (
  <th scope="col" className={className} aria-sort={sort?.direction ?? undefined}>
    {sort ? (
      <Link to={sort.href} preventScrollReset>
        {children}
        {sort.direction && <Icon name="arrow-narrow-down" size="sm" />}
      </Link>
    ) : (
      children
    )}
  </th>
);

const Vehicle = ({
  row: { id, href, name, version, newTab, image, badges, listed, photos, state },
  seen,
  picked,
}: {
  readonly row: RowView;
  readonly seen: boolean;
  readonly picked: boolean;
}) => {
  const { t } = useTranslation('components');
  return (
    <th scope="row" className="cars-table__name">
      <div>
        <span className="cars-studio">
          <Picture picture={image} sizes="76px" alt="" width={76} height={48} loading="lazy" />
          {seen && <SeenMark className="cars-table__seen" />}
        </span>
        <span>
          <Link to={href} target={newTab ? '_blank' : undefined}>
            {name}
          </Link>
          <small>{version}</small>
          <small>
            <span className="visually-hidden">{t('card.listed')}</span>{' '}
            {[listed, photos && `${t('card.photos')} ${photos}`].filter(Boolean).join(' · ')}
          </small>
          <Badges badges={badges} className="cars-table__badges" />
        </span>
        <span className="cars-table__marks">
          <Heart id={id} label={`${t('card.save')} ${name}`} className="cars-heart cars-heart--row" />
          {state?.dimmed !== true && (
            <PickBox
              id={id}
              label={`${t('card.compare')} ${name}`}
              title={t('card.compare')}
              picked={picked}
              className="cars-pick--row"
            />
          )}
        </span>
      </div>
    </th>
  );
};

const Price = ({ row: { price, priceLabel, state, drop, rating } }: { readonly row: RowView }) => {
  const { t } = useTranslation('components');
  return (
    <td className="cars-table__num cars-table__price">
      {price ?? <em>{priceLabel ?? t('card.priceOnRequest')}</em>}
      {drop && (
        <small>
          <span className="visually-hidden">{t('card.before')}</span> <s className="num">{drop.before}</s> −{drop.by}
        </small>
      )}
      {rating && (
        <small className="cars-table__rate">
          <CardRating rating={rating} />
        </small>
      )}
      {state && <small>{state.label}</small>}
    </td>
  );
};

interface RowProps {
  readonly row: RowView;
  readonly measured: boolean;
  readonly dealers: boolean;
  readonly seen: boolean;
  readonly picked: boolean;
}

const Row = ({ row, measured, dealers, seen, picked }: RowProps) => {
  const { t } = useTranslation('components');
  const { payment } = row;
  return (
    <tr
      className={[row.state?.dimmed && 'is-off', seen && 'is-seen'].filter(Boolean).join(' ') || undefined}
      id={cardAnchor(row.id)}
    >
      <Vehicle row={row} seen={seen} picked={picked} />
      <td className="cars-table__num num">{row.year ?? UNKNOWN}</td>
      <td className="cars-table__num num">{row.usage ?? UNKNOWN}</td>
      <Price row={row} />
      <td className="cars-table__num num">
        {payment ? t(`card.payment.${payment.frequency}`, { amount: payment.amount }) : UNKNOWN}
      </td>
      <td>{row.fuel ?? UNKNOWN}</td>
      <td>{row.transmission ?? UNKNOWN}</td>
      <td>{row.drivetrain ?? UNKNOWN}</td>
      {dealers && (
        <td className="cars-table__dealer">
          {row.dealer ? (
            <>
              <DealerMark mark={row.dealer} />
              <Link className="cars-link" to={row.dealer.href}>
                {row.dealer.name}
              </Link>
            </>
          ) : (
            <span>{UNKNOWN}</span>
          )}
        </td>
      )}
      {measured && <td className="cars-table__num num">{row.distance ?? UNKNOWN}</td>}
    </tr>
  );
};

/** Many vehicles at a glance: one row each, sorted by the headings. It scrolls horizontally in a narrow window. */
export const ResultsTable = ({ table: { rows, sorts }, caption }: { readonly table: TableView; readonly caption: string }) => {
  const { t } = useTranslation('inventory');
  const dealers = rows.some(({ dealer }) => dealer !== null);
  const seen = useSeen();
  const picked = usePicked();
  const onChange = usePick(rows);
  return (
    <section className="cars-tablewrap" tabIndex={0} aria-label={caption}>
      <table className="cars-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <Heading className="cars-table__name">{t('table.vehicle')}</Heading>
            <Heading className="cars-table__num" sort={sorts.Year}>
              {t('filter.year')}
            </Heading>
            <Heading className="cars-table__num" sort={sorts.Mileage}>
              {t('filter.mileage')}
            </Heading>
            <Heading className="cars-table__num" sort={sorts.Price}>
              {t('filter.price')}
            </Heading>
            <Heading className="cars-table__num">
              {t('table.payment')} <small>{t('table.estimate')}</small>
            </Heading>
            <Heading className="cars-table__text">{t('filter.fuel')}</Heading>
            <Heading className="cars-table__text">{t('filter.transmission')}</Heading>
            <Heading className="cars-table__text">{t('filter.drivetrain')}</Heading>
            {dealers && <Heading className="cars-table__dealer">{t('filter.company')}</Heading>}
            {sorts.Distance && (
              <Heading className="cars-table__num" sort={sorts.Distance}>
                {t('filter.distance')}
              </Heading>
            )}
          </tr>
        </thead>
        <tbody onChange={onChange}>
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              measured={sorts.Distance !== null}
              dealers={dealers}
              seen={seen.includes(row.id)}
              picked={picked.some(({ id }) => id === row.id)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
};
