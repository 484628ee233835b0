import { useFollowing } from '../components/use-following.ts';
import { useTranslation } from '../translation.tsx';
import { FORM_ID } from './filter-panel.tsx';
import { SORT_FIELD } from './form-address.ts';

interface SortSelectProps {
  readonly label: string;
  readonly sorts: readonly { readonly value: string; readonly text: string; readonly chosen: boolean }[];
}

/** A field of the filter form, rendered outside it. Its button is for browsers without JavaScript (cars.css). */
export const SortSelect = ({ label, sorts }: SortSelectProps) => {
  const { t } = useTranslation('inventory');
  const [chosen, choose] = useFollowing(sorts.find((sort) => sort.chosen)?.value ?? '');
  return (
    <div className="cars-toolbar__sort">
      <label className="cars-label" htmlFor="sort">
        {label}
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
        {sorts.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <button className="cars-btn cars-btn--secondary cars-btn--sm cars-unscripted" type="submit" form={FORM_ID}>
        {t('sort.apply')}
      </button>
    </div>
  );
};
