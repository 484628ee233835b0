import { useTranslation } from '../translation.tsx';
import { DealerMark } from './dealer-mark.tsx';
import { PageLink } from '../components/link.tsx';
import type { DealerEntry, RegionView } from './present-directory.ts';

interface DealerListProps {
  readonly dealers: readonly DealerEntry[];
  /** Highlighted dealers, because the visitor points at them on the map. */
  readonly lit?: readonly number[];
}

/** Dealers below each other, each a link to their page. */
export const DealerList = ({ dealers, lit = [] }: DealerListProps) => {
  const { t } = useTranslation('dealers');
  return (
    <ul className="cars-dealers">
      {dealers.map(({ id, name, mark, city, distance, vehicles: { count, text }, path }) => (
        <li key={id} data-company={id} className={lit.includes(id) ? 'is-on' : undefined}>
          <PageLink to={path}>
            <DealerMark mark={mark} />
            <span className="cars-dealers__name">
              <strong>{name}</strong>
              <small>{[city, distance].filter((part) => part !== null).join(' · ')}</small>
            </span>
            <span className="num">{t('vehicles', { count, total: text })}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
};

/** Links to each region on the page. */
export const RegionLinks = ({ regions }: { readonly regions: readonly RegionView[] }) => {
  const { t } = useTranslation('dealers');
  return (
    <nav aria-label={t('regions')}>
      <ul className="cars-chips">
        {regions.map(({ key, name, dealers }) => (
          <li key={key}>
            <a className="cars-chip" href={`#${key}`}>
              {name ?? t('elsewhere')} <small className="num">{dealers.length}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
