import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { MOST_COMPARED } from '../../domain/inventory/comparison.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import { CarriedFields } from '../components/carried-fields.tsx';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { useFrame, useHref } from '../layout/frame-context.tsx';
import { useTranslation } from '../translation.tsx';
import { forgetPicked, isFull, togglePicked, usePicked, type Picked } from './picked.ts';
import { ASK_FRAGMENT, fragmentOf } from './ask-fragment.ts';
import { TRAY_FORM } from './pick-box.tsx';

const Vehicle = ({ vehicle }: { readonly vehicle: Picked }) => {
  const { t } = useTranslation();
  const { languageId } = useFrame();
  const { name, href, image, facts, price, rating } = vehicle;
  return (
    <li>
      <span className="cars-tray__pic cars-studio">
        <img src={image.src} alt="" width={72} height={48} decoding="async" />
      </span>
      <p>
        <Link to={href}>{name}</Link>
        <b className="num">{price ?? t('tray.noPrice')}</b>
        <small className="num">{facts.slice(0, 2).join(' · ')}</small>
        {rating && <small className={`is-${rating.grade}`}>{rating.label}</small>}
      </p>
      <button
        type="button"
        className="cars-iconbtn"
        aria-label={t('tray.remove', { name })}
        onClick={() => togglePicked(vehicle, languageId)}
      >
        <Icon name="x" size="sm" />
      </button>
    </li>
  );
};

/**
 * The vehicles picked on any list, side by side at the foot of the window, on the way to the whole comparison. Without JavaScript it is the
 * button that sends what is ticked.
 */
export const CompareTray = () => {
  const { t } = useTranslation();
  const { languageId, code } = useFrame();
  const href = useHref();
  const navigate = useNavigate();
  const picked = usePicked();
  const path = pathOf('Public_Compare', languageId);
  // The comparison shows them itself.
  if (code === 'Public_Compare') return null;

  const compare = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const hash = fragmentOf(event.nativeEvent.submitter);
    void navigate(href(`${path}?ids=${picked.map(({ id }) => id).join(',')}`) + hash);
  };
  return (
    <form
      id={TRAY_FORM}
      className={picked.length > 0 ? 'cars-tray is-open' : 'cars-tray'}
      action={path}
      aria-label={t('tray.label')}
      onSubmit={compare}
    >
      <CarriedFields />
      <div className="page">
        {picked.length > 0 && (
          <ul>
            {picked.map((vehicle) => (
              <Vehicle key={vehicle.id} vehicle={vehicle} />
            ))}
          </ul>
        )}
        <p className="cars-tray__count num" role="status">
          {picked.length > 0 && t('tray.count', { count: picked.length, most: MOST_COMPARED })}
          {isFull(picked) && <span className="visually-hidden"> {t('tray.full')}</span>}
        </p>
        <div className="cars-tray__acts">
          <button type="submit" className="cars-btn cars-btn--primary">
            {t('tray.compare')}
          </button>
          <button type="submit" className="cars-btn cars-btn--secondary" formAction={path + ASK_FRAGMENT}>
            {t('tray.ask')}
          </button>
          {picked.length > 0 && (
            <button type="button" className="cars-btn cars-btn--quiet" onClick={forgetPicked}>
              {t('tray.clear')}
            </button>
          )}
        </div>
      </div>
    </form>
  );
};
