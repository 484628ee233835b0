import { useTranslation } from '../translation.tsx';
import { Link } from 'react-router-dom';
import { useFrame, useHref } from '../layout/frame-context.tsx';
import type { DirectoryView, RegionView } from './directory-view.ts';

const Dealers = ({ dealers }: Pick<RegionView, 'dealers'>) => {
  const { t } = useTranslation('directory');
  const href = useHref();
  return (
    <ul className="cars-dealers">
      {dealers.map(({ id, name, initials, hue, city, distance, vehicles: { count, text }, path }) => (
        <li key={id}>
          <Link to={href(path)}>
            <span className="cars-mono" style={{ '--h': hue }} aria-hidden="true">
              {initials}
            </span>
            <span className="cars-dealers__name">
              <strong>{name}</strong>
              <small>{[city, distance].filter((part) => part !== null).join(' · ')}</small>
            </span>
            <span className="num">{t('vehicles', { count, total: text })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};

const Makes = ({ region: { makes, path, total } }: { readonly region: RegionView }) => {
  const { t } = useTranslation('directory');
  const { site } = useFrame();
  const href = useHref();
  if (makes.length === 0) return null;
  return (
    <div className="cars-region__makes">
      <h3>{t(`makesIn.${site.division}`)}</h3>
      <ul>
        {makes.map(({ name, count, path: makePath }) => (
          <li key={makePath}>
            <Link to={href(makePath)}>
              {name} <small className="num">{count}</small>
            </Link>
          </li>
        ))}
      </ul>
      {path !== null && (
        <Link className="cars-link" to={href(path)}>
          {t('allIn', { total: total.text })}
        </Link>
      )}
    </div>
  );
};

const Region = ({ region }: { readonly region: RegionView }) => {
  const { t } = useTranslation('directory');
  return (
    <section className="cars-region" id={region.key} aria-labelledby={`${region.key}-name`}>
      <h2 id={`${region.key}-name`}>{region.name ?? t('elsewhere')}</h2>
      <div className="cars-region__columns">
        <div>
          <h3>{t('dealersIn')}</h3>
          <Dealers dealers={region.dealers} />
        </div>
        <Makes region={region} />
      </div>
    </section>
  );
};

/** Dealers and makes by province or region. */
export const DirectoryScreen = ({ view: { dealers, regions } }: { readonly view: DirectoryView }) => {
  const { t } = useTranslation('directory');
  const { site } = useFrame();
  return (
    <div className="page cars-directory">
      <h1>{t('title')}</h1>
      {regions.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <>
          <p>{t(`lead.${site.country}`, { count: dealers.count, total: dealers.text })}</p>
          <nav aria-label={t('regions')}>
            <ul className="cars-chips">
              {regions.map(({ key, name, dealers: own }) => (
                <li key={key}>
                  <a className="cars-chip" href={`#${key}`}>
                    {name ?? t('elsewhere')} <small className="num">{own.length}</small>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {regions.map((region) => (
            <Region key={region.key} region={region} />
          ))}
        </>
      )}
    </div>
  );
};
