import { useRef, type ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { useTranslation } from '../translation.tsx';
import type { CarsView } from '../inventory/present-cars.ts';
import { DRAWER_ID, RESULTS_ID, useDrawer } from './use-drawer.ts';
import { useFilterForm, type FormRules } from './use-filter-form.ts';

export const FORM_ID = 'filter-form';

interface FilterPanelProps {
  readonly view: Pick<CarsView, 'path' | 'kept' | 'clearHref'>;
  readonly rules: FormRules;
  /** Whether the filters are a drawer over the results in a wide window too. */
  readonly alwaysDrawer?: boolean;
  readonly show: string;
  /** The form's first fields; gets the number of sentences that became filters. */
  readonly top: (sentences: number) => ReactNode;
  readonly children: ReactNode;
  /** Rendered after the form, not in it. */
  readonly after?: ReactNode;
}

/**
 * The filters: beside the results in a wide window, a drawer in a narrow one. The same form in both cases; a browser
 * without JavaScript submits it by its button.
 */
export const FilterPanel = ({ view, rules, alwaysDrawer = false, show, top, children, after }: FilterPanelProps) => {
  const { t } = useTranslation('inventory');
  const live = useHydrated();
  const panel = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { open, close } = useDrawer(panel, alwaysDrawer);
  const { submit, sentences } = useFilterForm(form, view.path, rules);
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
          <div className="cars-filters__top">{top(sentences)}</div>
          {children}
        </div>
        <div className="cars-drawer__foot">
          <Link className="cars-btn cars-btn--quiet" to={view.clearHref}>
            {t('clearAll')}
          </Link>
          <button className="cars-btn cars-btn--primary" type="submit">
            {show}
          </button>
        </div>
      </form>
      {after}
    </div>
  );
};
