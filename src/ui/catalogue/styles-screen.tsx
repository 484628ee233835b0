import { EstimateNote } from '../components/estimate-note.tsx';
import { PageLink } from '../components/link.tsx';
import { VehicleGrid } from '../components/vehicle-grid.tsx';
import { SectionHead } from '../components/section-head.tsx';
import { useTranslation } from '../translation.tsx';
import type { StylesView } from './present-styles.ts';
import { CatalogueCrumbs } from './catalogue-crumbs.tsx';
import { Figures } from './figures.tsx';
import { ModelNav } from './model-nav.tsx';
import { LeadingPicture } from '../components/picture.tsx';
import { StylesTable } from './styles-table.tsx';

const Years = ({ year, years }: Pick<StylesView, 'year' | 'years'>) => {
  const { t } = useTranslation('catalogue');
  return (
    <nav className="cars-seg cars-years" aria-label={t('years')}>
      {years.map((each) => (
        <PageLink key={each.year} className="num" to={each.path} aria-current={each.year === year ? 'true' : undefined}>
          {each.year}
        </PageLink>
      ))}
    </nav>
  );
};

const Hero = ({ view }: { readonly view: StylesView }) => {
  const { t } = useTranslation('catalogue');
  const { make, model, year, body, picture, price, priced } = view;
  return (
    <section className="cars-model">
      <div className="page">
        <CatalogueCrumbs {...view} />
        <div className="cars-model__head">
          <div>
            <h1>
              <span>
                {make} <span className="visually-hidden">{year}</span>
              </span>{' '}
              {model}
            </h1>
            {body !== null && <p>{body}</p>}
          </div>
          {price && (
            <p className="cars-model__price">
              <span>{t('price.from')}</span> <strong className="num">{price.from}</strong>{' '}
              <span>{t(price.to === null ? 'price.note' : 'price.noteTo', { to: price.to })}</span>
            </p>
          )}
          {priced && (
            <p className="cars-model__price">
              <span>{t('price.notYet', { year: String(year) })}</span>{' '}
              <PageLink className="cars-link num" to={priced.path}>
                {t(priced.to === null ? 'price.inYear' : 'price.fromInYear', { year: String(priced.year), from: priced.from })}
              </PageLink>
            </p>
          )}
        </div>
        <LeadingPicture picture={picture} />
      </div>
    </section>
  );
};

/** A model in a model year: its main figures, its styles, and the vehicles for sale. */
export const StylesScreen = ({ view }: { readonly view: StylesView }) => {
  const { t } = useTranslation('catalogue');
  const { nav, figures, years, year, cards, estimate } = view;
  return (
    <div className="cars-showroom">
      <Hero view={view} />
      <ModelNav nav={nav} />
      <div className="page">
        <section className="cars-sr" aria-label={t('figures')}>
          <Figures figures={figures} />
        </section>
        <section className="cars-sr">
          <div className="cars-section-head">
            <h2 id="styles">{t('styles.heading', { year: String(year) })}</h2>
            {years.length > 1 && <Years year={year} years={years} />}
          </div>
          <StylesTable key={view.path} view={view} />
          {estimate && <EstimateNote estimate={estimate} />}
        </section>
        {nav.stock && cards.length > 0 && (
          <section className="cars-sr" aria-labelledby="stock">
            <SectionHead
              id="stock"
              title={t('stock.heading', { name: nav.stock.name })}
              all={{ to: nav.stock.path, text: t('stock.all', { count: nav.stock.count.count, text: nav.stock.count.text }) }}
            />
            <VehicleGrid cards={cards} />
          </section>
        )}
      </div>
    </div>
  );
};
