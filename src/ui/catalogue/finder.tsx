import { CarriedFields } from '../components/carried-fields.tsx';
import { PageLink } from '../components/link.tsx';
import { KeptStall } from '../errors/stall.tsx';
import { SearchInput } from '../filters/search-input.tsx';
import { pathOf } from '../../domain/routing/path-table.ts';
import { useFrame } from '../layout/frame-context.tsx';
import { useTranslation } from '../translation.tsx';
import type { FinderView, MakeView } from './present-finder.ts';

/** The form of the catalogue search. A plain form: the server redirects to the canonical address. */
export const Finder = ({ searchPath, keyword }: FinderView) => {
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
export const NothingYet = () => {
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

interface MakesProps {
  readonly makes: readonly MakeView[];
  /** What is counted of each. */
  readonly count: 'models' | 'styles';
}

export const Makes = ({ makes, count }: MakesProps) => {
  const { t } = useTranslation('catalogue');
  return (
    <section className="cars-sr" aria-labelledby="makes">
      <h2 id="makes">{t('makes.heading')}</h2>
      <ul className="cars-makegrid">
        {makes.map((make) => (
          <li key={make.path}>
            <PageLink to={make.path}>
              <strong>{make.name}</strong>
              <small className="num">{t(`${count}.count`, { count: make[count].count, text: make[count].text })}</small>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
