import { useMemo, useRef } from 'react';
import { useNavigation } from 'react-router-dom';
import { Disclosure, LongOptions, Options } from '../inventory/filter-section.tsx';
import { DRAWER_ID, RESULTS_ID, useDrawer } from '../inventory/use-drawer.ts';
import { useFilterForm, type FormRules } from '../inventory/use-filter-form.ts';
import { StyleCards } from '../catalogue/style-cards.tsx';
import { CatalogueCrumbs } from '../catalogue/crumbs.tsx';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { Pagination } from '../components/pagination.tsx';
import { RangeField } from '../components/range-field.tsx';
import { useFollowing } from '../components/use-following.ts';
import { useHydrated } from '../components/use-hydrated.ts';
import { KeptStall } from '../errors/stall.tsx';
import { useFrame, useHref } from '../layout/frame-context.tsx';
import { useTranslation } from '../translation.tsx';
import { addressOfForm, isUnfiltered, SORT_FIELD } from './search-form.ts';
import type { SpecsFieldView, SpecsSearchView } from './search-view.ts';

const FORM = 'specs-form';

const Field = ({ field }: { readonly field: SpecsFieldView }) => {
  const { t } = useTranslation('specs');
  const title = t(`field.${field.key}`);
  return (
    <Disclosure name={field.key} title={title} applied={field.applied} open={field.open}>
      {field.kind === 'range' ? (
        <RangeField view={field.range} label={title} />
      ) : field.long ? (
        <LongOptions options={field.options} long={field.long} title={title} />
      ) : (
        <Options options={field.options} wanted="" />
      )}
    </Disclosure>
  );
};

const Keyword = ({ keyword: { name, value } }: Pick<SpecsSearchView, 'keyword'>) => {
  const { t } = useTranslation('specs');
  const [text, setText] = useFollowing(value);
  return (
    <div className="cars-filters__top">
      <div className="cars-field">
        <label htmlFor="specs-keyword">{t('keyword')}</label>
        <input
          className="cars-input"
          id="specs-keyword"
          type="search"
          name={name}
          maxLength={200}
          placeholder={t('keywordExample')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
    </div>
  );
};

/** The filters: a column beside the results, a drawer over them on a narrow window; one form either way. */
const Filters = ({ view }: { readonly view: SpecsSearchView }) => {
  const { t } = useTranslation('specs');
  const { languageId } = useFrame();
  const live = useHydrated();
  const panel = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { open, close } = useDrawer(panel, false);
  const rules = useMemo<FormRules>(
    () => ({ addressOfForm: (path, pairs) => addressOfForm(path, pairs, languageId), isUnfiltered }),
    [languageId],
  );
  const { submit } = useFilterForm(form, view.path, rules);
  return (
    <div
      className="cars-list__side"
      id={DRAWER_ID}
      ref={panel}
      tabIndex={-1}
      role={open ? 'dialog' : 'search'}
      aria-modal={open || undefined}
      aria-label={t('filters')}
      data-live={live}
      data-open={open}
    >
      <div className="cars-drawer__head">
        <h2>{t('filters')}</h2>
        <a
          className="cars-iconbtn"
          href={`#${RESULTS_ID}`}
          aria-label={t('close')}
          onClick={(event) => {
            event.preventDefault();
            close();
          }}
        >
          <Icon name="x" />
        </a>
      </div>
      <form
        className="cars-filters"
        id={FORM}
        ref={form}
        method="get"
        action={view.path}
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="cars-drawer__body">
          {view.kept.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Keyword keyword={view.keyword} />
          {view.fields.map((field) => (
            <Field key={field.key} field={field} />
          ))}
        </div>
        <div className="cars-drawer__foot">
          <Link className="cars-btn cars-btn--quiet" to={view.clearHref}>
            {t('clearAll')}
          </Link>
          <button className="cars-btn cars-btn--primary" type="submit">
            {t('show', { count: view.total.count, text: view.total.text })}
          </button>
        </div>
      </form>
    </div>
  );
};

const Sort = ({ sorts }: Pick<SpecsSearchView, 'sorts'>) => {
  const { t } = useTranslation('specs');
  const [chosen, choose] = useFollowing(sorts.find((sort) => sort.chosen)?.value ?? '');
  return (
    <div className="cars-toolbar__sort">
      <label className="cars-label" htmlFor="specs-sort">
        {t('sort.label')}
      </label>
      <select
        className="cars-select cars-select--sm"
        id="specs-sort"
        name={SORT_FIELD}
        form={FORM}
        autoComplete="off"
        value={chosen}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {sorts.map(({ value, key }) => (
          <option key={value} value={value}>
            {t(`sort.${key}`)}
          </option>
        ))}
      </select>
      <button className="cars-btn cars-btn--secondary cars-btn--sm cars-unscripted" type="submit" form={FORM}>
        {t('apply')}
      </button>
    </div>
  );
};

const Chips = ({ chips, clearHref }: Pick<SpecsSearchView, 'chips' | 'clearHref'>) => {
  const { t } = useTranslation('specs');
  return (
    <div className="cars-filterbar">
      <a className="cars-btn cars-btn--secondary cars-btn--sm cars-specs__filters" href={`#${DRAWER_ID}`}>
        <Icon name="adjustments-horizontal" size="sm" />
        {t('filters')}
      </a>
      {chips.length > 0 && (
        <ul className="cars-chips" aria-label={t('applied')}>
          {chips.map(({ field, text, href }) => (
            <li key={href}>
              <Link className="cars-chip cars-chip--on" to={href} preventScrollReset>
                <span className="visually-hidden">{t('remove')} </span>
                {field !== 'text' && <span className="visually-hidden">{t(`field.${field}`)}: </span>}
                {text}
                <Icon name="x" size="sm" />
              </Link>
            </li>
          ))}
          <li>
            <Link className="cars-link cars-chips__clear" to={clearHref}>
              {t('clearAll')}
            </Link>
          </li>
        </ul>
      )}
    </div>
  );
};

const Unread = ({ unread }: Pick<SpecsSearchView, 'unread'>) => {
  const { t } = useTranslation('specs');
  if (unread.length === 0) return null;
  return (
    <div className="cars-notice cars-list__unread" role="note">
      <Icon name="info-circle" />
      <p>
        {t('unread')} <code>{unread.join(', ')}</code>
      </p>
    </div>
  );
};

/** The comparison that results are being added to. */
const Comparing = ({ comparing }: Pick<SpecsSearchView, 'comparing'>) => {
  const { t } = useTranslation('specs');
  const href = useHref();
  if (!comparing) return null;
  return (
    <div className="cars-notice cars-specs__comparing" role="note">
      <Icon name="info-circle" />
      <p>
        {t('adding', { names: comparing.names.join(', ') })}{' '}
        <Link className="cars-link" to={href(comparing.path)}>
          {t('backToComparison')}
        </Link>
      </p>
    </div>
  );
};

const Nothing = ({ clearHref, firstHref }: Pick<SpecsSearchView, 'clearHref' | 'firstHref'>) => {
  const { t } = useTranslation('specs');
  return (
    <div className="cars-empty">
      <KeptStall />
      <h2>{t(firstHref === null ? 'none.title' : 'none.beyond')}</h2>
      <p className="cars-empty__acts">
        <Link className="cars-btn cars-btn--primary" to={firstHref ?? clearHref}>
          {t(firstHref === null ? 'clearAll' : 'none.first')}
        </Link>
      </p>
    </div>
  );
};

/** Every style of the catalogue, narrowed by what it can do and what it costs. */
export const SearchScreen = ({ view }: { readonly view: SpecsSearchView }) => {
  const { t } = useTranslation('specs');
  const { location } = useNavigation();
  const loading = location?.pathname === view.path;
  return (
    <div className="page page--wide cars-list cars-list--side">
      <div className="cars-list__head">
        <div>
          <CatalogueCrumbs section="specs" sectionPath={view.sectionPath} crumbs={[{ label: t('search'), path: view.path }]} />
          <h1>{t('title')}</h1>
          <p className="cars-list__total" role="status">
            <b className="num">{view.total.text}</b> {t('styles', { count: view.total.count })}
          </p>
        </div>
        <div className="cars-toolbar">
          <Sort sorts={view.sorts} />
        </div>
      </div>
      <Filters view={view} />
      <section
        className={`cars-list__main${loading ? ' is-loading' : ''}`}
        id={RESULTS_ID}
        aria-label={t('results')}
        aria-busy={loading}
      >
        <Comparing comparing={view.comparing} />
        <Unread unread={view.unread} />
        <Chips {...view} />
        {view.cards.length > 0 ? (
          <>
            <h2 className="visually-hidden">{t('results')}</h2>
            <StyleCards cards={view.cards} />
            <Pagination view={view.pager} />
          </>
        ) : (
          <Nothing {...view} />
        )}
      </section>
    </div>
  );
};
