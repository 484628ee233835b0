import { EstimateNote } from '../components/estimate-note.tsx';
import { PageLink } from '../components/link.tsx';
import { VehicleGrid } from '../components/vehicle-grid.tsx';
import { SectionHead } from '../components/section-head.tsx';
import { useTranslation } from '../translation.tsx';
import type { StylesView } from './present-styles.ts';
import { CatalogueCrumbs } from './catalogue-crumbs.tsx';
import { Figures } from './figures.tsx';
import { ModelNav } from './model-nav.tsx';
import { defaultTerms } from '../../domain/finance/payment.ts';
import { Icon } from '../components/icon.tsx';
import type { IconName } from '../components/icon-names.ts';
import { LeadingPicture } from './leading-picture.tsx';
import { Picture } from '../components/picture.tsx';
import { useFrame } from '../layout/frame-context.tsx';
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

/** The way to the same model in the other section. */
const OtherSection = ({ to, icon, label }: { readonly to: string; readonly icon: IconName; readonly label: string }) => (
  <p className="cars-onward">
    <PageLink className="cars-btn cars-btn--secondary" to={to}>
      <Icon name={icon} size="sm" />
      {label}
    </PageLink>
  </p>
);

const Hero = ({ view }: { readonly view: StylesView }) => {
  const { t } = useTranslation('catalogue');
  const { make, model, year, body, picture, price, payment, priced } = view;
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
              {payment && (
                <span className="cars-model__pay num">
                  {t(`card.payment.${payment.frequency}`, { ns: 'components', amount: payment.amount })}
                  <small>{t('card.estimateOnly', { ns: 'components' })}</small>
                </span>
              )}{' '}
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

/** The model in figures, with a small picture: what it costs is for the showroom. */
const SpecsHead = ({ view }: { readonly view: StylesView }) => {
  const { make, model, year, body, picture } = view;
  return (
    <header className="page cars-specshead">
      <div>
        <CatalogueCrumbs {...view} />
        <h1>
          {make} {model} <span className="num">{year}</span>
        </h1>
        {body !== null && <p>{body}</p>}
      </div>
      <Picture picture={picture} sizes="320px" fetchPriority="high" />
    </header>
  );
};

/** Styles to choose one of, with what each costs. */
const Trims = ({ styles, frequency }: Pick<StylesView, 'styles'> & { readonly frequency: 'Weekly' | 'Month' }) => {
  const { t } = useTranslation('catalogue');
  return (
    <ul className="cars-trims">
      {styles.map(({ id, name, path, engine, drivetrain, price, payment }) => (
        <li key={id}>
          <h3>
            <PageLink to={path}>{name}</PageLink>
          </h3>
          <p>{[engine, drivetrain].filter(Boolean).join(' · ')}</p>
          <p className="cars-trims__price num">
            {price === null ? <span className="cars-stylecard__none">{t('noPrice')}</span> : <strong>{price}</strong>}
            {payment !== null && (
              <small>
                {t(`card.payment.${frequency}`, { ns: 'components', amount: payment })}{' '}
                <span>{t('card.estimateOnly', { ns: 'components' })}</span>
              </small>
            )}
          </p>
          <Icon name="chevron-right" />
        </li>
      ))}
    </ul>
  );
};

const Stock = ({ nav, cards }: Pick<StylesView, 'nav' | 'cards'>) => {
  const { t } = useTranslation('catalogue');
  if (!nav.stock || cards.length === 0) return null;
  return (
    <section className="cars-sr" aria-labelledby="stock">
      <SectionHead
        id="stock"
        title={t('stock.heading', { name: nav.stock.name })}
        all={{ to: nav.stock.path, text: t('stock.all', { count: nav.stock.count.count, text: nav.stock.count.text }) }}
      />
      <VehicleGrid cards={cards} />
    </section>
  );
};

/** In the showroom: the model in the light, its styles with their prices, and the vehicles for sale. */
const ShowroomStyles = ({ view }: { readonly view: StylesView }) => {
  const { t } = useTranslation('catalogue');
  const { site } = useFrame();
  const { nav, years, year, styles, estimate, otherPath } = view;
  return (
    <div className="cars-showroom">
      <Hero view={view} />
      <ModelNav nav={nav} />
      <div className="page">
        <section className="cars-sr" aria-labelledby="styles">
          <div className="cars-section-head">
            <h2 id="styles">{t('styles.choose')}</h2>
            {years.length > 1 && <Years year={year} years={years} />}
          </div>
          <Trims styles={styles} frequency={defaultTerms(site.currency).frequency} />
          {estimate && <EstimateNote estimate={estimate} />}
        </section>
        <Stock {...view} />
        <OtherSection to={otherPath} icon="file-text" label={t('styles.specs')} />
      </div>
    </div>
  );
};

/** In the specifications: the figures of the model, and its styles side by side. */
const SpecsStyles = ({ view }: { readonly view: StylesView }) => {
  const { t } = useTranslation('catalogue');
  const { site } = useFrame();
  const { nav, figures, years, year, otherPath } = view;
  return (
    <div className="cars-showroom">
      <SpecsHead view={view} />
      <ModelNav nav={nav} />
      <div className="page">
        <section className="cars-sr" aria-label={t('figures')}>
          <Figures figures={figures} />
        </section>
        <section className="cars-sr" aria-labelledby="styles">
          <div className="cars-section-head">
            <h2 id="styles">{t('styles.heading', { year: String(year) })}</h2>
            {years.length > 1 && <Years year={year} years={years} />}
          </div>
          <StylesTable key={view.path} view={view} />
        </section>
        {!site.specs && <OtherSection to={otherPath} icon="tag" label={t('styles.prices')} />}
      </div>
    </div>
  );
};

/** A model in a model year, as each section is for. */
export const StylesScreen = ({ view }: { readonly view: StylesView }) =>
  view.section === 'showroom' ? <ShowroomStyles view={view} /> : <SpecsStyles view={view} />;
