import { CarriedFields } from '../components/carried-fields.tsx';
import { PageLink } from '../components/link.tsx';
import { SectionHead } from '../components/section-head.tsx';
import { Tiles } from '../components/tiles.tsx';
import { KeptStall } from '../errors/stall.tsx';
import { SearchInput } from '../filters/search-input.tsx';
import { pathOf } from '../../domain/routing/path-table.ts';
import { useFrame } from '../layout/frame-context.tsx';
import { useTranslation } from '../translation.tsx';
import { CatalogueCrumbs } from './catalogue-crumbs.tsx';
import type { YearPriceView } from './present-style-texts.ts';
import type { MakesView, ModelsView } from './present-makes.ts';
import { CARD_SIZES, Picture } from '../components/picture.tsx';

/** The form of the catalogue search. A plain form: the server redirects to the canonical address. */
const Finder = ({ searchPath, keyword }: Pick<MakesView, 'searchPath' | 'keyword'>) => {
  const { t } = useTranslation('catalogue');
  return (
    <form className="cars-finder" role="search" action={searchPath}>
      <CarriedFields />
      <label className="visually-hidden" htmlFor="catalogue-keyword">
        {t('find.label')}
      </label>
      <SearchInput id="catalogue-keyword" name={keyword} placeholder={t('find.example')} />
      <button className="cars-btn cars-btn--primary" type="submit">
        {t('find.send')}
      </button>
    </form>
  );
};

/** Shown when the catalogue has no style for this site; links to the vehicles for sale, if any. */
const NothingYet = () => {
  const { t } = useTranslation('catalogue');
  const { site, languageId } = useFrame();
  return (
    <div className="page cars-empty">
      <KeptStall />
      <h1>{t('empty.title')}</h1>
      <p>{t('empty.text')}</p>
      {!site.specs && (
        <p className="cars-empty__acts">
          <PageLink className="cars-btn cars-btn--primary" to={pathOf('Public_Index', languageId)}>
            {t('empty.forSale')}
          </PageLink>
        </p>
      )}
    </div>
  );
};

/** Every make, and the kinds of body as a second way in. */
export const MakesScreen = ({ view }: { readonly view: MakesView }) => {
  const { t } = useTranslation('catalogue');
  const { section, makes, bodies, styles } = view;
  if (makes.length === 0) return <NothingYet />;
  return (
    <div className="page cars-catalogue">
      <header className="cars-catalogue__head">
        <h1>{t(`makes.${section}`)}</h1>
        <p>{t(`makes.text.${section}`, { count: styles.count, text: styles.text })}</p>
        <Finder {...view} />
      </header>
      {bodies.length > 1 && (
        <section className="cars-sr" aria-labelledby="bodies">
          <SectionHead id="bodies" title={t('bodies')} all={{ to: view.searchPath, text: t('find.all') }} />
          <Tiles tiles={bodies} />
        </section>
      )}
      <section className="cars-sr" aria-labelledby="makes">
        <h2 id="makes">{t('makes.heading')}</h2>
        <ul className="cars-makegrid">
          {makes.map(({ name, path, models }) => (
            <li key={path}>
              <PageLink to={path}>
                <strong>{name}</strong>
                <small className="num">{t('models.count', { count: models.count, text: models.text })}</small>
              </PageLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};

/** '2025: from $36,600': manufacturers publish a model year's prices later than its facts. */
const PriceFrom = ({ price: { year, from, to } }: { readonly price: YearPriceView }) => {
  const { t } = useTranslation('catalogue');
  return t(to === null ? 'price.inYear' : 'price.fromInYear', { year: String(year), from });
};
export const ModelsScreen = ({ view }: { readonly view: ModelsView }) => {
  const { t } = useTranslation('catalogue');
  return (
    <div className="page cars-catalogue">
      <CatalogueCrumbs {...view} />
      <header className="cars-catalogue__head">
        <h1>{view.make}</h1>
        <p>{t('models.text', { count: view.models.length })}</p>
      </header>
      <ul className="cars-grid cars-modelgrid">
        {view.models.map(({ name, path, picture, body, years, price, styles }) => (
          <li key={path} className="cars-cell">
            <article className="cars-card">
              <div className="cars-card__media cars-studio">
                <Picture picture={picture} sizes={CARD_SIZES} loading="lazy" />
              </div>
              <div className="cars-card__body">
                <h2 className="cars-card__name">
                  <PageLink className="cars-card__link" to={path}>
                    {name}
                  </PageLink>
                </h2>
                <ul className="cars-card__facts">
                  {body !== null && <li>{body}</li>}
                  <li className="num">{years}</li>
                  <li>{t('styles.count', { count: styles.count, text: styles.text })}</li>
                </ul>
                <div className="cars-stylecard__foot">
                  {price === null ? (
                    <p className="cars-stylecard__none">{t('noPrice')}</p>
                  ) : (
                    <p className="cars-modelgrid__price num">
                      <PriceFrom price={price} />
                    </p>
                  )}
                </div>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </div>
  );
};
