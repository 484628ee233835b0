import { useTranslation } from '../translation.tsx';
import { Link } from '../components/link.tsx';
import { useFollowing } from '../components/use-following.ts';
import type { SortOption } from './cars-view.ts';
import { FORM_ID, SORT_FIELD } from './filter-form.ts';
import { useWords } from './use-words.ts';

/** A field of the filters form that stands outside of it. Its button is for browsers without JavaScript (cars.css). */
export const SortSelect = ({ sorts }: { readonly sorts: readonly SortOption[] }) => {
  const { t } = useTranslation('inventory');
  const say = useWords();
  const [chosen, choose] = useFollowing(sorts.find((sort) => sort.chosen)?.value ?? '');
  return (
    <div className="cars-toolbar__sort">
      <label className="cars-label" htmlFor="sort">
        {t('sort.label')}
      </label>
      <select
        className="cars-select cars-select--sm"
        id="sort"
        name={SORT_FIELD}
        form={FORM_ID}
        autoComplete="off"
        value={chosen}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {sorts.map(({ value, words }) => (
          <option key={value} value={value}>
            {say(words)}
          </option>
        ))}
      </select>
      <button className="cars-btn cars-btn--secondary cars-btn--sm cars-unscripted" type="submit" form={FORM_ID}>
        {t('sort.apply')}
      </button>
    </div>
  );
};

/** The same choice as links, for a narrow window. */
export const SortLinks = ({ sorts }: { readonly sorts: readonly SortOption[] }) => {
  const say = useWords();
  return (
    <ul>
      {sorts.map(({ value, words, href, chosen }) => (
        <li key={value}>
          <Link to={href} aria-current={chosen ? 'true' : undefined}>
            {say(words)}
          </Link>
        </li>
      ))}
    </ul>
  );
};
