import { EstimateNote } from '../../components/estimate-note.tsx';
import { PageLink } from '../../components/link.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { SectionHead } from '../../components/section-head.tsx';
import { useTranslation } from '../../translation.tsx';
import { CatalogueCrumbs } from '../catalogue-crumbs.tsx';
import { Finder, Makes, NothingYet } from '../finder.tsx';
import { ModelCards } from './model-cards.tsx';
import type { OfferedModelsView, OffersView } from './present-showroom.ts';

/** Leads from prices to figures. */
const ToSpecs = ({ path }: { readonly path: string }) => {
  const { t } = useTranslation('catalogue');
  return (
    <p className="cars-aside">
      {t('offers.figures')}{' '}
      <PageLink className="cars-link" to={path}>
        {t('makes.specs')}
      </PageLink>
    </p>
  );
};

/** New vehicles to choose from: a row of models for each body, or all of one. */
export const OffersScreen = ({ view }: { readonly view: OffersView }) => {
  const { t } = useTranslation('catalogue');
  const { makes, styles, chosen, tabs, groups, others, pager, estimate, path } = view;
  if (makes.length === 0) return <NothingYet />;
  return (
    <div className="page cars-catalogue">
      {chosen !== null && <CatalogueCrumbs {...view} />}
      <header className="cars-catalogue__head">
        <h1>{chosen ?? t('makes.showroom')}</h1>
        {chosen === null && <p>{t('makes.text.showroom', { count: styles.count, text: styles.text })}</p>}
        {chosen === null && <Finder {...view} />}
      </header>
      <nav className="cars-tabs" aria-label={t('bodies')}>
        <PageLink className="cars-chip" to={path} aria-current={chosen === null ? 'page' : undefined}>
          {t('offers.all')}
        </PageLink>
        {tabs.map((tab) => (
          <PageLink key={tab.path} className="cars-chip" to={tab.path} aria-current={tab.current ? 'page' : undefined}>
            {tab.label} <small className="num">{tab.count}</small>
          </PageLink>
        ))}
      </nav>
      {groups.map(({ body, label, path: all, count, cards }) =>
        chosen === null ? (
          <section key={body} className="cars-sr cars-sr--row" aria-labelledby={`body-${body}`}>
            <SectionHead
              id={`body-${body}`}
              title={label}
              all={
                count.count > cards.length ? { to: all, text: t('offers.see', { count: count.count, text: count.text }) } : null
              }
            />
            <ModelCards cards={cards} />
          </section>
        ) : (
          <ModelCards key={body} cards={cards} level="h2" />
        ),
      )}
      {others.length > 0 && (
        <section className="cars-sr cars-sr--row" aria-labelledby="others">
          <SectionHead id="others" title={t(groups.length > 0 ? 'offers.others' : 'bodies')} />
          <ModelCards cards={others} />
        </section>
      )}
      {pager && <Pagination view={pager} />}
      {estimate && <EstimateNote estimate={estimate} />}
      {chosen === null && <Makes makes={makes} count="models" />}
      <ToSpecs path={view.specsPath} />
    </div>
  );
};

/** The models of a make. */
export const OfferedModelsScreen = ({ view }: { readonly view: OfferedModelsView }) => {
  const { t } = useTranslation('catalogue');
  const { make, cards, estimate, specsPath } = view;
  return (
    <div className="page cars-catalogue">
      <CatalogueCrumbs {...view} />
      <header className="cars-catalogue__head">
        <h1>{make}</h1>
        <p>{t('models.text', { count: cards.length })}</p>
      </header>
      <ModelCards cards={cards} level="h2" />
      {estimate && <EstimateNote estimate={estimate} />}
      <ToSpecs path={specsPath} />
    </div>
  );
};
