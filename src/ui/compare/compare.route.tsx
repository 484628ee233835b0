import { withParameter } from '../../domain/routing/query-parameter.ts';
import { CatalogueCrumbs } from '../catalogue/catalogue-crumbs.tsx';
import { DIFFERENCES_PARAMETER, STYLES_PARAMETER } from '../catalogue/catalogue-wire.ts';
import { CarriedFields } from '../components/carried-fields.tsx';
import { EstimateNote } from '../components/estimate-note.tsx';
import { Icon } from '../components/icon.tsx';
import { PageLink } from '../components/link.tsx';
import { PrintButton } from '../components/print-button.tsx';
import { useFollowing } from '../components/use-following.ts';
import { SelectField } from '../components/select-field.tsx';
import { KeptStall } from '../errors/stall.tsx';
import { AskSheet } from '../leads/ask-sheet.tsx';
import { LeadForms } from '../leads/lead-forms.tsx';
import { useTranslation } from '../translation.tsx';
import { CompareTable } from './compare-table.tsx';
import type { CompareView, StylesOnlyView } from './compare-table.tsx';
import type { TFunction } from 'i18next';
import type { Frame, Meta, PageModule } from '../page.ts';

const REASONS = ['beyond', 'repeated', 'unknown', 'unreadable'] as const;

/** The requested ids that the page does not show, and why. */
const LeftOut = ({ leftOut, subject }: Pick<CompareView, 'leftOut' | 'subject'>) => {
  const { t } = useTranslation('compare');
  const reasons = REASONS.filter((reason) => leftOut[reason].length > 0);
  if (reasons.length === 0) return null;
  return (
    <div className="cars-notice cars-compare__out" role="note">
      <Icon name="info-circle" />
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{t(`${subject}.leftOut.${reason}`, { names: leftOut[reason].join(', ') })}</li>
        ))}
      </ul>
    </div>
  );
};

const Nothing = ({ subject, elsewhere }: Pick<CompareView, 'subject' | 'elsewhere'>) => {
  const { t } = useTranslation('compare');
  return (
    <div className="cars-empty">
      <KeptStall />
      <h1>{t(`${subject}.empty`)}</h1>
      <p>{t(`${subject}.emptyText`)}</p>
      <p className="cars-empty__acts">
        {elsewhere.map(({ to, path }, place) => (
          <PageLink key={to} className={`cars-btn ${place === 0 ? 'cars-btn--primary' : 'cars-btn--secondary'}`} to={path}>
            {t(`elsewhere.${to}`)}
          </PageLink>
        ))}
      </p>
    </div>
  );
};

interface DifferencesProps {
  readonly view: CompareView;
  /** Props of a box whose state is in the address. */
  readonly box?: {
    readonly name: string;
    readonly value: string;
    readonly checked: boolean;
    readonly onChange: (on: boolean) => void;
  };
}

/** A checkbox that works by style sheet, without JavaScript. */
const DifferencesOnly = ({ view: { subject, groups }, box }: DifferencesProps) => {
  const { t } = useTranslation('compare');
  const rows = groups.flatMap((group) => group.rows);
  const differing = rows.filter(({ differs }) => differs).length;
  return (
    <label className="cars-switch">
      <input
        type="checkbox"
        role="switch"
        id="differences-only"
        {...(box && { ...box, onChange: (event) => box.onChange(event.currentTarget.checked) })}
      />
      <span>{t(`${subject}.differencesOnly`)}</span>
      <small className="num">{t(`${subject}.ofRows`, { differing, all: rows.length })}</small>
    </label>
  );
};

interface StylesProps {
  readonly view: CompareView;
  readonly styles: StylesOnlyView;
}

/** The same box with its state in the address: updated by a script, or by a button without JavaScript. */
const DifferencesForm = ({ view, styles: { ids, differencesOnly } }: StylesProps) => {
  const { t } = useTranslation('compare');
  const [checked, setChecked] = useFollowing(differencesOnly);
  const onChange = (on: boolean): void => {
    setChecked(on);
    const { pathname, search } = window.location;
    const address = withParameter(pathname + search, DIFFERENCES_PARAMETER, on ? '1' : null);
    window.history.replaceState(window.history.state, '', address);
  };
  return (
    <form className="cars-specs__only" action={view.path}>
      <CarriedFields />
      <input type="hidden" name={STYLES_PARAMETER} value={ids.join(',')} />
      <DifferencesOnly view={view} box={{ name: DIFFERENCES_PARAMETER, value: '1', checked, onChange }} />
      <button className="cars-btn cars-btn--secondary cars-btn--sm cars-unscripted" type="submit">
        {t('apply')}
      </button>
    </form>
  );
};

/** Adds another style: of the same models from a list, any other from the search. */
const Add = ({ view: { path }, styles: { ids, offered, addPath, differencesOnly } }: StylesProps) => {
  const { t } = useTranslation('compare');
  if (addPath === null) return null;
  return (
    <div className="cars-specs__add">
      {offered.length > 0 && (
        <form action={path}>
          <CarriedFields />
          <input type="hidden" name={STYLES_PARAMETER} value={ids.join(',')} />
          {differencesOnly && <input type="hidden" name={DIFFERENCES_PARAMETER} value="1" />}
          <SelectField
            className="cars-select cars-select--sm"
            id="add-style"
            label={t('add')}
            name={STYLES_PARAMETER}
            options={offered.map(({ id, label }) => ({ value: id, text: label }))}
          />
          <button className="cars-btn cars-btn--secondary cars-btn--sm" type="submit">
            <Icon name="plus" size="sm" />
            {t('addSend')}
          </button>
        </form>
      )}
      <PageLink className="cars-link" to={addPath}>
        {t('addOther')}
      </PageLink>
    </div>
  );
};

const Head = ({ view }: { readonly view: CompareView }) => {
  const { t } = useTranslation('compare');
  const { subject, columns, styles, canonical } = view;
  const isPair = columns.length > 1;
  const title = <h1>{t(`${subject}.title`, { count: columns.length })}</h1>;
  if (!styles)
    return (
      <header className="cars-compare__head">
        {title}
        {isPair && <DifferencesOnly view={view} />}
        {view.leads && (
          <a className="cars-btn cars-btn--primary" href="#inquiry">
            <Icon name="message-2" size="sm" />
            {t('leads:asked.heading')}
          </a>
        )}
      </header>
    );
  return (
    <>
      <CatalogueCrumbs section="specs" sectionPath={styles.sectionPath} crumbs={[{ label: t('crumb'), path: canonical }]} />
      <header className="cars-compare__head">
        <div>
          {styles.model !== null && <p className="cars-eyebrow">{styles.model}</p>}
          {title}
        </div>
        <div className="cars-specs__acts">
          {isPair && <DifferencesForm view={view} styles={styles} />}
          <PrintButton label={t('print')} />
        </div>
      </header>
    </>
  );
};

/** Up to four vehicles for sale, or styles of the catalogue, side by side. */
const CompareScreen = ({ view }: { readonly view: CompareView }) => {
  const { t } = useTranslation('compare');
  const { subject, columns, leftOut, styles, estimate } = view;
  if (columns.length === 0) {
    return (
      <div className="page cars-compare">
        <LeftOut leftOut={leftOut} subject={subject} />
        <Nothing {...view} />
      </div>
    );
  }
  return (
    <div className={styles ? 'page cars-compare cars-specs' : 'page cars-compare'}>
      <Head view={view} />
      <LeftOut leftOut={leftOut} subject={subject} />
      {columns.length === 1 && <p className="cars-compare__one">{t(`${subject}.one`)}</p>}
      {styles && <Add view={view} styles={styles} />}
      <CompareTable view={view} />
      {estimate && <EstimateNote estimate={estimate} />}
      {view.leads && (
        <AskSheet ready={t('leads:asked.ready')}>
          <LeadForms forms={view.leads} />
        </AskSheet>
      )}
      {styles && <p className="cars-specs__rule">{t('rule')}</p>}
    </div>
  );
};

const meta = ({ subject, columns, canonical }: CompareView, { site }: Frame, t: TFunction): Meta => {
  const names = columns.map(({ heading, name }) => (subject === 'vehicles' ? heading : name)).join(' · ');
  return {
    title: `${names === '' ? t(`compare:${subject}.empty`) : names} – ${site.name}`,
    description: t(`compare:${subject}.description`),
    canonical,
    // Every combination of four is a page: too many to index.
    index: false,
  };
};

export const comparePage: PageModule<CompareView> = {
  meta,
  namespaces: ['compare', 'catalogue', 'components', 'leads', 'vehicle'],
  Screen: CompareScreen,
};
