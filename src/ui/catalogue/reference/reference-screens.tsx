import { Icon } from '../../components/icon.tsx';
import { PageLink } from '../../components/link.tsx';
import { useFrame } from '../../layout/frame-context.tsx';
import { useTranslation } from '../../translation.tsx';
import { CatalogueCrumbs } from '../catalogue-crumbs.tsx';
import { Finder, Makes, NothingYet } from '../finder.tsx';
import type { ReferenceModelsView, ReferenceView } from './present-reference.ts';

const Records = ({ records }: Pick<ReferenceView, 'records'>) => {
  const { t } = useTranslation('catalogue');
  return (
    <section className="cars-sr" aria-labelledby="records">
      <div className="cars-section-head">
        <h2 id="records">{t('records.heading')}</h2>
        {records[0] && <p>{t('records.note', { years: records[0].years })}</p>}
      </div>
      <ul className="cars-records">
        {records.map(({ figure, path, holders }) => (
          <li key={figure}>
            <h3>{t(`records.${figure}`)}</h3>
            <ol>
              {holders.map(({ id, name, version, path: own, value }) => (
                <li key={id}>
                  <PageLink to={own}>
                    {name}
                    <small>{version}</small>
                  </PageLink>
                  <strong className="num">{value}</strong>
                </li>
              ))}
            </ol>
            <PageLink className="cars-link" to={path}>
              {t('records.all')}
              <span className="visually-hidden">: {t(`records.${figure}`)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The reference: search and filters, records, every make, and where the figures come from. */
export const ReferenceScreen = ({ view }: { readonly view: ReferenceView }) => {
  const { t } = useTranslation('catalogue');
  const { makes, styles, bodies, records, searchPath, comparePath, creditsPath } = view;
  if (makes.length === 0) return <NothingYet />;
  return (
    <div className="page cars-catalogue">
      <header className="cars-reference">
        <div className="cars-catalogue__head">
          <h1>{t('makes.specs')}</h1>
          <p>{t('makes.text.specs', { count: styles.count, text: styles.text })}</p>
          <Finder {...view} />
        </div>
        <nav className="cars-reference__ways" aria-label={t('reference.ways')}>
          <PageLink to={searchPath}>
            <Icon name="adjustments-horizontal" />
            <strong>{t('reference.filter.title')}</strong>
            <span>{t('reference.filter.text')}</span>
          </PageLink>
          <PageLink to={comparePath}>
            <Icon name="scale" />
            <strong>{t('reference.compare.title')}</strong>
            <span>{t('reference.compare.text')}</span>
          </PageLink>
          <PageLink to={creditsPath}>
            <Icon name="file-text" />
            <strong>{t('reference.sources.title')}</strong>
            <span>{t('reference.sources.text')}</span>
          </PageLink>
        </nav>
      </header>
      {bodies.length > 1 && (
        <nav className="cars-tabs" aria-label={t('bodies')}>
          {bodies.map(({ label, path, count }) => (
            <PageLink key={path} className="cars-chip" to={path}>
              {label} <small className="num">{count.text}</small>
            </PageLink>
          ))}
        </nav>
      )}
      {records.length > 0 && <Records records={records} />}
      <Makes makes={makes} count="styles" />
    </div>
  );
};

/** The models of a make in one table. */
export const ReferenceModelsScreen = ({ view }: { readonly view: ReferenceModelsView }) => {
  const { t } = useTranslation('catalogue');
  const { site } = useFrame();
  const { make, models, columns, searchPath, showroomPath } = view;
  return (
    <div className="page cars-catalogue">
      <CatalogueCrumbs {...view} />
      <header className="cars-catalogue__head">
        <h1>{make}</h1>
        <p>{t('reference.models', { count: models.length })}</p>
      </header>
      <section className="cars-styles cars-styles--wide" tabIndex={0} aria-label={make}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('search.field.model')}</th>
              <th scope="col">{t('search.field.body')}</th>
              <th scope="col" className="r">
                {t('years')}
              </th>
              {columns.map((figure) => (
                <th key={figure} scope="col" className="r">
                  {t(`search.field.${figure}`)}
                </th>
              ))}
              <th scope="col" className="r">
                {t('reference.styles')}
              </th>
            </tr>
          </thead>
          <tbody>
            {models.map(({ name, path, body, years, styles, figures }) => (
              <tr key={path}>
                <th scope="row">
                  <PageLink to={path}>{name}</PageLink>
                </th>
                <td>{body ?? t('noValue')}</td>
                <td className="r num">{years}</td>
                {figures.map(({ figure, text }) => (
                  <td key={figure} className="r num" data-title={text === null ? undefined : t(`search.field.${figure}`)}>
                    {text ?? <span className="cars-styles__none">{t('noValue')}</span>}
                  </td>
                ))}
                <td className="r num" data-title={t('reference.styles')}>
                  {styles.text}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="cars-onward">
        <PageLink className="cars-btn cars-btn--primary" to={searchPath}>
          {t('reference.filterMake', { make })}
        </PageLink>
        {!site.specs && (
          <PageLink className="cars-btn cars-btn--secondary" to={showroomPath}>
            {t('makes.showroom')}
          </PageLink>
        )}
      </p>
    </div>
  );
};
