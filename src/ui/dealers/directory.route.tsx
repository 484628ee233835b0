import { useTranslation } from '../translation.tsx';
import { PageLink } from '../components/link.tsx';
import { useFrame } from '../layout/frame-context.tsx';
import { DealerList, RegionLinks } from './dealer-list.tsx';
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

const Region = ({ region }: { readonly region: RegionView }) => {
  const { t } = useTranslation('dealers');
  return (
    <section className="cars-region" id={region.key} aria-labelledby={`${region.key}-name`}>
      <h2 id={`${region.key}-name`}>{region.name ?? t('elsewhere')}</h2>
      <div className="cars-region__columns">
        <div>
          <h3>{t('dealersIn')}</h3>
          <DealerList dealers={region.dealers} />
        </div>
        <Makes region={region} />
      </div>
    </section>
  );
};

/** Dealers and makes by province or region. */
const DirectoryScreen = ({ view: { dealers, regions, paths } }: { readonly view: DirectoryView }) => {
  const { t } = useTranslation('dealers');
  const { site } = useFrame();
  return (
    <div className="page cars-directory">
      <div className="cars-directory__head">
        <h1>{t('title')}</h1>
        {regions.length > 0 && <ListOrMap paths={paths} shown="list" />}
      </div>
      {regions.length === 0 ? (
        <p>{t('none')}</p>
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
