import { useRef } from 'react';
import { useTranslation } from '../translation.tsx';
import { Link } from '../components/link.tsx';
import { Icon } from '../components/icon.tsx';
import { useFollowing } from '../components/use-following.ts';
import { useHydrated } from '../components/use-hydrated.ts';
import { NearField, NearForm } from '../location/near-field.tsx';
import { usePlaceForm } from '../location/use-place-form.ts';
import type { CarsView } from './cars-view.ts';
import { FilterSection } from './filter-section.tsx';
import { FORM_ID, KEYWORD_READ_FIELD } from './filter-form.ts';
import { DRAWER_ID, RESULTS_ID, useDrawer } from './use-drawer.ts';
import { useFilterForm } from './use-filter-form.ts';
import { useWords } from './use-words.ts';

interface KeywordProps {
  readonly view: CarsView;
  readonly sentences: number;
}

/** Takes a word that vehicles have in their names, or a sentence that becomes filters. */
const Keyword = ({ view: { keyword }, sentences }: KeywordProps) => {
  const { t } = useTranslation('inventory');
  const [text, setText] = useFollowing(keyword.value, sentences);
  return (
    <div className="cars-field">
      <label htmlFor="keyword">{t('keyword.label')}</label>
      <span className="cars-affix cars-affix--icon">
        <span className="is-start">
          <Icon name="search" />
        </span>
        <input
          className="cars-input"
          id="keyword"
          type="search"
          name={keyword.name}
          maxLength={200}
          placeholder={t('keyword.placeholder')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </span>
      <input type="hidden" name={KEYWORD_READ_FIELD} value={keyword.value} />
    </div>
  );
};

const Distance = ({ distance }: { readonly distance: NonNullable<CarsView['distance']> }) => {
  const { t } = useTranslation('inventory');
  const say = useWords();
  const [chosen, choose] = useFollowing(distance.options.find((option) => option.chosen)?.value ?? '');
  return (
    <div className="cars-field">
      <label htmlFor="distance">{t('filter.distance')}</label>
      <select
        className="cars-select"
        id="distance"
        name={distance.name}
        value={chosen}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {distance.options.map(({ value, text }) => (
          <option key={value} value={value}>
            {say(text)}
          </option>
        ))}
      </select>
    </div>
  );
};

/**
 * The filters: beside the results on a wide window, a drawer over them on a narrow one. One form either way, which a browser
 * without JavaScript submits by its button.
 */
export const FilterPanel = ({ view }: { readonly view: CarsView }) => {
  const { t } = useTranslation('inventory');
  const live = useHydrated();
  const panel = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { open, close } = useDrawer(panel, view.layout !== 'cards');
  const { submit, sentences } = useFilterForm(form, view.path);
  const near = usePlaceForm();

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
        id={FORM_ID}
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
            <input key={name + value} type="hidden" name={name} value={value} />
          ))}
          <div className="cars-filters__top">
            <Keyword view={view} sentences={sentences} />
            <div className={view.distance ? 'cars-filters__place' : undefined}>
              <NearField form={near} />
              {view.distance && <Distance distance={view.distance} />}
            </div>
          </div>
          {view.sections.map((section) => (
            <FilterSection key={section.key} section={section} chips={view.chips} estimate={view.estimate} />
          ))}
        </div>
        <div className="cars-drawer__foot">
          <Link className="cars-btn cars-btn--quiet" to={view.clearHref}>
            {t('clearAll')}
          </Link>
          <button className="cars-btn cars-btn--primary" type="submit">
            {live ? t('show', { count: view.total.count, total: view.total.text }) : t('showVehicles')}
          </button>
        </div>
      </form>
      <NearForm form={near} />
    </div>
  );
};
