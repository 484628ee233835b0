import { CatalogueCrumbs } from '../catalogue/crumbs.tsx';
import { DIFFERENCES_PARAMETER, STYLES_PARAMETER } from '../catalogue/catalogue-wire.ts';
import { CarriedFields } from '../components/carried-fields.tsx';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { useFollowing } from '../components/use-following.ts';
import { withParameter } from '../../domain/routing/query-parameter.ts';
import { KeptStall } from '../errors/stall.tsx';
import { useHref } from '../layout/frame-context.tsx';
import { useTranslation } from '../translation.tsx';
import { CompareTable } from './compare-table.tsx';
import type { SpecsCompareView } from './compare-view.ts';
import { PrintButton } from './print-button.tsx';

const REASONS = ['beyond', 'repeated', 'unknown', 'unreadable'] as const;

/** What the address asks for and the page does not show, and why. */
const LeftOut = ({ leftOut }: Pick<SpecsCompareView, 'leftOut'>) => {
  const { t } = useTranslation('specs');
  const reasons = REASONS.filter((reason) => leftOut[reason].length > 0);
  if (reasons.length === 0) return null;
  return (
    <div className="cars-notice cars-compare__out" role="note">
      <Icon name="info-circle" />
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{t(`compare.leftOut.${reason}`, { names: leftOut[reason].join(', ') })}</li>
        ))}
      </ul>
    </div>
  );
};

/**
 * A box that the style sheet reads, so it needs no JavaScript; its button, for browsers without, makes an address of it, and a script
 * does so at once.
 */
const DifferencesOnly = ({ view }: { readonly view: SpecsCompareView }) => {
  const { t } = useTranslation('specs');
  const { path, ids, price, facts, equipment } = view;
  const [only, setOnly] = useFollowing(view.differencesOnly);
  const rows = [...(price ? [price] : []), ...facts.flatMap((group) => group.rows), ...equipment.flatMap((group) => group.rows)];
  const change = (on: boolean): void => {
    setOnly(on);
    const { pathname, search } = window.location;
    window.history.replaceState(
      window.history.state,
      '',
      withParameter(pathname + search, DIFFERENCES_PARAMETER, on ? '1' : null),
    );
  };
  return (
    <form className="cars-specs__only" action={path}>
      <CarriedFields />
      <input type="hidden" name={STYLES_PARAMETER} value={ids.join(',')} />
      <label className="cars-switch">
        <input
          type="checkbox"
          role="switch"
          id="differences-only"
          name={DIFFERENCES_PARAMETER}
          value="1"
          checked={only}
          onChange={(event) => change(event.currentTarget.checked)}
        />
        <span>{t('compare.differencesOnly')}</span>
        <small className="num">
          {t('compare.ofRows', { differing: rows.filter(({ differs }) => differs).length, all: rows.length })}
        </small>
      </label>
      <button className="cars-btn cars-btn--secondary cars-btn--sm cars-unscripted" type="submit">
        {t('apply')}
      </button>
    </form>
  );
};

/** Another style: of the same models from a list, any other by the search. */
const Add = ({ view: { path, ids, offered, addPath, differencesOnly } }: { readonly view: SpecsCompareView }) => {
  const { t } = useTranslation('specs');
  const href = useHref();
  if (addPath === null) return null;
  return (
    <div className="cars-specs__add">
      {offered.length > 0 && (
        <form action={path}>
          <CarriedFields />
          <input type="hidden" name={STYLES_PARAMETER} value={ids.join(',')} />
          {differencesOnly && <input type="hidden" name={DIFFERENCES_PARAMETER} value="1" />}
          <div className="cars-field">
            <label htmlFor="add-style">{t('compare.add')}</label>
            <select className="cars-select cars-select--sm" id="add-style" name={STYLES_PARAMETER}>
              {offered.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          <button className="cars-btn cars-btn--secondary cars-btn--sm" type="submit">
            <Icon name="plus" size="sm" />
            {t('compare.addSend')}
          </button>
        </form>
      )}
      <Link className="cars-link" to={href(addPath)}>
        {t('compare.addOther')}
      </Link>
    </div>
  );
};

const Nothing = ({ searchPath }: Pick<SpecsCompareView, 'searchPath'>) => {
  const { t } = useTranslation('specs');
  const href = useHref();
  return (
    <div className="cars-empty">
      <KeptStall />
      <h1>{t('compare.empty')}</h1>
      <p>{t('compare.emptyText')}</p>
      <p className="cars-empty__acts">
        <Link className="cars-btn cars-btn--primary" to={href(searchPath)}>
          {t('search')}
        </Link>
      </p>
    </div>
  );
};

/** Up to four styles side by side. */
export const SpecsCompareScreen = ({ view }: { readonly view: SpecsCompareView }) => {
  const { t } = useTranslation('specs');
  const { columns, leftOut, model, canonical, sectionPath } = view;
  if (columns.length === 0) {
    return (
      <div className="page cars-compare">
        <LeftOut leftOut={leftOut} />
        <Nothing {...view} />
      </div>
    );
  }
  return (
    <div className="page cars-compare cars-specs">
      <CatalogueCrumbs section="specs" sectionPath={sectionPath} crumbs={[{ label: t('compare.crumb'), path: canonical }]} />
      <header className="cars-compare__head">
        <div>
          {model !== null && <p className="cars-eyebrow">{model}</p>}
          <h1>{t('compare.title', { count: columns.length })}</h1>
        </div>
        <div className="cars-specs__acts">
          {columns.length > 1 && <DifferencesOnly view={view} />}
          <PrintButton />
        </div>
      </header>
      <LeftOut leftOut={leftOut} />
      {columns.length === 1 && <p className="cars-compare__one">{t('compare.one')}</p>}
      <Add view={view} />
      <CompareTable view={view} />
      <p className="cars-specs__rule">{t('compare.rule')}</p>
    </div>
  );
};
