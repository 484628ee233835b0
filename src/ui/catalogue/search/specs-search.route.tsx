import { CatalogueCrumbs } from '../catalogue-crumbs.tsx';
import { Link, PageLink } from '../../components/link.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { useFollowing } from '../../components/use-following.ts';
import { KeptStall } from '../../errors/stall.tsx';
import { FilterPanel } from '../../filters/filter-panel.tsx';
import { FilterSection } from '../../filters/filter-section.tsx';
import { Chips, FilterBar, Notice, Results } from '../../filters/results.tsx';
import { SortSelect } from '../../filters/sort-select.tsx';
import { useFrame } from '../../layout/frame-context.tsx';
import { useTranslation } from '../../translation.tsx';
import { FoundStyles } from './found-styles.tsx';
import { addressOfForm, isUnfiltered } from './search-form.ts';
import type { PageModule } from '../../page.ts';
import type { SpecsSearchView } from './present-search.ts';

const Keyword = ({ keyword: { name, value } }: Pick<SpecsSearchView, 'keyword'>) => {
  const { t } = useTranslation('catalogue');
  const [text, setText] = useFollowing(value);
  return (
    <div className="cars-field">
      <label htmlFor="specs-keyword">{t('search.keyword')}</label>
      <input
        className="cars-input"
        id="specs-keyword"
        type="search"
        name={name}
        maxLength={200}
        placeholder={t('search.keywordExample')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </div>
  );
};

const Filters = ({ view }: { readonly view: SpecsSearchView }) => {
  const { t } = useTranslation('catalogue');
  const { languageId } = useFrame();
  return (
    <FilterPanel
      view={view}
      rules={{ addressOfForm: (path, pairs) => addressOfForm(path, pairs, languageId), isUnfiltered }}
      show={t('search.show', { count: view.total.count, text: view.total.text })}
      top={() => <Keyword keyword={view.keyword} />}
    >
      {view.sections.map((section) => (
        <FilterSection key={section.key} section={section} title={t(`search.field.${section.key}`)} chips={view.chips} />
      ))}
    </FilterPanel>
  );
};

/** The comparison that results are being added to. */
const Comparing = ({ comparing }: Pick<SpecsSearchView, 'comparing'>) => {
  const { t } = useTranslation('catalogue');
  if (!comparing) return null;
  return (
    <Notice className="cars-specs__comparing">
      {t('search.adding', { names: comparing.names.join(', ') })}{' '}
      <PageLink className="cars-link" to={comparing.path}>
        {t('search.backToComparison')}
      </PageLink>
    </Notice>
  );
};

const Nothing = ({ clearHref, firstHref }: Pick<SpecsSearchView, 'clearHref' | 'firstHref'>) => {
  const { t } = useTranslation('catalogue');
  return (
    <div className="cars-empty">
      <KeptStall />
      <h2>{t(firstHref === null ? 'search.none.title' : 'search.none.beyond')}</h2>
      <p className="cars-empty__acts">
        <Link className="cars-btn cars-btn--primary" to={firstHref ?? clearHref}>
          {firstHref === null ? t('clearAll', { ns: 'inventory' }) : t('search.none.first')}
        </Link>
      </p>
    </div>
  );
};

const Head = ({ view: { sectionPath, path, total, sorts } }: { readonly view: SpecsSearchView }) => {
  const { t } = useTranslation('catalogue');
  return (
    <div className="cars-list__head">
      <div>
        <CatalogueCrumbs section="specs" sectionPath={sectionPath} crumbs={[{ label: t('search.crumb'), path }]} />
        <h1>{t('search.title')}</h1>
        <p className="cars-list__total" role="status">
          <b className="num">{total.text}</b> {t('search.styles', { count: total.count })}
        </p>
      </div>
      <div className="cars-toolbar">
        <SortSelect
          label={t('search.sort.label')}
          sorts={sorts.map(({ key, ...sort }) => ({ ...sort, text: t(`search.sort.${key}`) }))}
        />
      </div>
    </div>
  );
};

/** The search of the catalogue's styles by features and price. */
const SearchScreen = ({ view }: { readonly view: SpecsSearchView }) => {
  const { t } = useTranslation('catalogue');
  const { chips, clearHref, unread } = view;
  const fieldOf = (section: string): string => {
    const chip = chips.find((each) => each.section === section);
    return chip?.section ? t(`search.field.${chip.section}`) : section;
  };
  return (
    <div className="page page--wide cars-list cars-list--side">
      <Head view={view} />
      <Filters view={view} />
      <Results path={view.path}>
        <Comparing comparing={view.comparing} />
        {unread.length > 0 && (
          <Notice>
            {t('search.unread')} <code>{unread.join(', ')}</code>
          </Notice>
        )}
        <FilterBar className="cars-specs__filters">
          {chips.length > 0 && <Chips label={t('search.applied')} chips={chips} fieldOf={fieldOf} clearHref={clearHref} />}
        </FilterBar>
        {view.found.length > 0 ? (
          <>
            <h2 className="visually-hidden">{t('results', { ns: 'inventory' })}</h2>
            <FoundStyles found={view.found} />
            <Pagination view={view.pager} />
          </>
        ) : (
          <Nothing {...view} />
        )}
      </Results>
    </div>
  );
};

export const specsSearchPage: PageModule<SpecsSearchView> = {
  meta: ({ canonical, index }, { site }, t) => ({
    title: `${t('catalogue:search.title')} – ${site.name}`,
    description: t('catalogue:search.description'),
    canonical,
    index,
  }),
  namespaces: ['catalogue', 'inventory', 'components'],
  Screen: SearchScreen,
};
