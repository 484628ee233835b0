import { useTranslation } from '../translation.tsx';
import { CarriedFields } from '../components/carried-fields.tsx';
import { PageLink } from '../components/link.tsx';
import { useFrame } from '../layout/frame-context.tsx';
import { DealerList, RegionLinks } from './dealer-list.tsx';
import { DIRECTORY_PARAMETER } from './directory-wire.ts';
import type { DirectoryView, RegionView } from './present-directory.ts';
import { ListOrMap } from './list-or-map.tsx';
import type { PageModule } from '../page.ts';

const Makes = ({ region: { makes, path, total } }: { readonly region: RegionView }) => {
  const { t } = useTranslation('dealers');
  const { site } = useFrame();
  if (makes.length === 0) return null;
  return (
    <div className="cars-region__makes">
      <h3>{t(`makesIn.${site.division}`)}</h3>
      <ul>
        {makes.map(({ name, count, path: makePath }) => (
          <li key={makePath}>
            <PageLink to={makePath}>
              {name} <small className="num">{count}</small>
            </PageLink>
          </li>
        ))}
      </ul>
      {path !== null && (
        <PageLink className="cars-link" to={path}>
          {t('allIn', { total: total.text })}
        </PageLink>
      )}
    </div>
  );
};

/** So many of a region stand open, and a few more: a directory of a country is looked through by region. */
const SHOWN = 8;

const Region = ({ region }: { readonly region: RegionView }) => {
  const { t } = useTranslation('dealers');
  const more = region.dealers.slice(SHOWN);
  return (
    <section className="cars-region" id={region.key} aria-labelledby={`${region.key}-name`}>
      <h2 id={`${region.key}-name`}>{region.name ?? t('elsewhere')}</h2>
      <div className="cars-region__columns">
        <div>
          <h3>{t('dealersIn')}</h3>
          <DealerList dealers={region.dealers.slice(0, SHOWN)} />
          {more.length > 0 && (
            <details className="cars-region__more">
              <summary className="cars-link">{t('more', { count: more.length })}</summary>
              <DealerList dealers={more} />
            </details>
          )}
        </div>
        <Makes region={region} />
      </div>
    </section>
  );
};

/** By the name of a dealer or their town. */
const Find = ({ path, asked }: { readonly path: string; readonly asked: string }) => {
  const { t } = useTranslation('dealers');
  return (
    <form className="cars-directory__find" action={path} role="search">
      <CarriedFields />
      <input
        className="cars-input"
        type="search"
        name={DIRECTORY_PARAMETER}
        defaultValue={asked}
        maxLength={100}
        aria-label={t('find.label')}
        placeholder={t('find.label')}
      />
      <button className="cars-btn cars-btn--secondary" type="submit">
        {t('find.send')}
      </button>
    </form>
  );
};

/** Dealers and makes by province or region. */
const DirectoryScreen = ({ view: { dealers, regions, paths, asked } }: { readonly view: DirectoryView }) => {
  const { t } = useTranslation('dealers');
  const { site } = useFrame();
  return (
    <div className="page cars-directory">
      <div className="cars-directory__head">
        <h1>{t('title')}</h1>
        {regions.length > 0 && <ListOrMap paths={paths} shown="list" />}
      </div>
      {(regions.length > 0 || asked !== '') && <Find key={asked} path={paths.list} asked={asked} />}
      {regions.length === 0 ? (
        <p>
          {t(asked === '' ? 'none' : 'find.none', { asked })}{' '}
          {asked !== '' && (
            <PageLink className="cars-link" to={paths.list}>
              {t('find.all')}
            </PageLink>
          )}
        </p>
      ) : (
        <>
          <p>{t(`lead.${site.country}`, { count: dealers.count, total: dealers.text })}</p>
          <RegionLinks regions={regions} />
          {regions.map((region) => (
            <Region key={region.key} region={region} />
          ))}
        </>
      )}
    </div>
  );
};

export const directoryPage: PageModule<DirectoryView> = {
  meta: ({ paths }, { site }, t) => ({
    title: `${t('dealers:title')} – ${site.name}`,
    description: t('dealers:meta'),
    canonical: paths.list,
    index: true,
  }),
  namespaces: ['dealers'],
  Screen: DirectoryScreen,
};
