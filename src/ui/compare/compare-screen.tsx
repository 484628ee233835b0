import { useTranslation } from '../translation.tsx';
import { Link } from '../components/link.tsx';
import { Icon } from '../components/icon.tsx';
import { KeptStall } from '../errors/stall.tsx';
import { useHref } from '../layout/frame-context.tsx';
import { CompareTable } from './compare-table.tsx';
import type { CompareView } from './compare-view.ts';

const REASONS = ['beyond', 'repeated', 'unknown', 'unreadable'] as const;

/** What the address asks for and the page does not show, and why. */
const LeftOut = ({ leftOut }: Pick<CompareView, 'leftOut'>) => {
  const { t } = useTranslation('compare');
  const reasons = REASONS.filter((reason) => leftOut[reason].length > 0);
  if (reasons.length === 0) return null;
  return (
    <div className="cars-notice cars-compare__out" role="note">
      <Icon name="info-circle" />
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{t(`leftOut.${reason}`, { names: leftOut[reason].join(', ') })}</li>
        ))}
      </ul>
    </div>
  );
};

const Nothing = ({ favouritesPath, browsePath }: Pick<CompareView, 'favouritesPath' | 'browsePath'>) => {
  const { t } = useTranslation('compare');
  const href = useHref();
  return (
    <div className="cars-empty">
      <KeptStall />
      <h1>{t('empty.title')}</h1>
      <p>{t('empty.text')}</p>
      <p className="cars-empty__acts">
        <Link className="cars-btn cars-btn--primary" to={href(favouritesPath)}>
          {t('empty.favourites')}
        </Link>
        <Link className="cars-btn cars-btn--secondary" to={href(browsePath)}>
          {t('empty.browse')}
        </Link>
      </p>
    </div>
  );
};

/** 'Differences only' is a box that the style sheet reads: it needs no JavaScript. */
export const CompareScreen = ({ view }: { readonly view: CompareView }) => {
  const { t } = useTranslation('compare');
  const { columns, facts, equipment, leftOut } = view;
  const rows = [...facts, ...equipment];
  const differing = rows.filter(({ differs }) => differs).length;
  if (columns.length === 0) {
    return (
      <div className="page cars-compare">
        <LeftOut leftOut={leftOut} />
        <Nothing {...view} />
      </div>
    );
  }
  return (
    <div className="page cars-compare">
      <header className="cars-compare__head">
        <h1>{t('title', { count: columns.length })}</h1>
        {columns.length > 1 && (
          <label className="cars-switch">
            <input type="checkbox" role="switch" id="differences-only" />
            <span>{t('differencesOnly')}</span>
            <small className="num">{t('ofRows', { differing, all: rows.length })}</small>
          </label>
        )}
      </header>
      <LeftOut leftOut={leftOut} />
      {columns.length === 1 && <p className="cars-compare__one">{t('one')}</p>}
      <CompareTable view={view} />
    </div>
  );
};
