/** Components around the results of a search with filters. */
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { isMore } from './more-state.ts';
import { useWords } from '../inventory/use-words.ts';
import { useTranslation } from '../translation.tsx';
import type { ChipView } from './present-applied-filters.ts';
import { DRAWER_ID, RESULTS_ID } from './use-drawer.ts';

/** The part of the page with the results of a search, or the reason why there are none. */
export const Results = ({ path, children }: { readonly path: string; readonly children: ReactNode }) => {
  const { t } = useTranslation('inventory');
  const { location } = useNavigation();
  // 'Show more' does not dim the existing results.
  const loading = location?.pathname === path && !isMore(location.state);
  return (
    <section
      className={`cars-list__main${loading ? ' is-loading' : ''}`}
      id={RESULTS_ID}
      aria-label={t('results')}
      aria-busy={loading}
    >
      {children}
    </section>
  );
};

interface ChipProps {
  readonly chip: ChipView;
  /** The field that a value belongs to, where the value alone is not clear. */
  readonly field: string | undefined;
}

const Chip = ({ chip: { href, words, note }, field }: ChipProps) => {
  const { t } = useTranslation('inventory');
  const say = useWords();
  return (
    <li>
      <Link className="cars-chip cars-chip--on" to={href} preventScrollReset>
        <span className="visually-hidden">{t('remove')} </span>
        {field !== undefined && <span className="visually-hidden">{field}: </span>}
        {say(words)}
        {note !== undefined && <small> {say(note)}</small>}
        <Icon name="x" size="sm" />
      </Link>
    </li>
  );
};

interface ChipsProps {
  /** Accessible name of the list of filters. */
  readonly label: string;
  readonly chips: readonly ChipView[];
  readonly fieldOf?: (section: string) => string;
  /** Address without any of them; null if there is nothing to clear. */
  readonly clearHref: string | null;
  /** Shown between the applied filters and the link that removes them. */
  readonly children?: ReactNode;
}

/** The applied filters; following a link removes one. */
export const Chips = ({ label, chips, fieldOf, clearHref, children }: ChipsProps) => {
  const { t } = useTranslation('inventory');
  return (
    <ul className="cars-chips" aria-label={label}>
      {chips.map((chip) => (
        <Chip key={chip.href} chip={chip} field={chip.section === undefined ? undefined : fieldOf?.(chip.section)} />
      ))}
      {children}
      {clearHref !== null && (
        <li>
          <Link className="cars-link cars-chips__clear" to={clearHref}>
            {t('clearAll')}
          </Link>
        </li>
      )}
    </ul>
  );
};

/** The button that opens the filters, beside the applied ones. */
export const FilterBar = ({ className = '', children }: { readonly className?: string; readonly children: ReactNode }) => {
  const { t } = useTranslation('inventory');
  return (
    <div className="cars-filterbar">
      <a className={`cars-btn cars-btn--secondary cars-btn--sm ${className}`.trimEnd()} href={`#${DRAWER_ID}`}>
        <Icon name="adjustments-horizontal" size="sm" />
        {t('filters')}
      </a>
      {children}
    </div>
  );
};

/** A remark above the results. */
export const Notice = ({
  className = 'cars-list__unread',
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}) => (
  <div className={`cars-notice ${className}`} role="note">
    <Icon name="info-circle" />
    <p>{children}</p>
  </div>
);
