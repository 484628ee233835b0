import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { WIRE_TYPES } from '../../domain/leads/lead-form.ts';
import { Icon } from '../components/icon.tsx';
import type { IconName } from '../components/icon-names.ts';
import { useHydrated } from '../components/use-hydrated.ts';
import { useTranslation } from '../translation.tsx';
import { takeOver } from './form-fields.ts';
import { LeadForm } from './lead-form.tsx';
import type { FormKind, LeadFormsView } from './present-lead-forms.ts';
import { Summary } from './summary.tsx';
import { failureOf } from './use-lead-form.ts';

const ICONS: Readonly<Record<FormKind, IconName>> = {
  inquiry: 'message-2',
  appointment: 'calendar',
  history: 'file-text',
  availability: 'bell',
  'buy-online': 'bolt',
  'trade-in': 'refresh',
  contact: 'mail',
};

/** The form that the address names, itself or one of its fields. */
const openOf = ({ kinds, first }: LeadFormsView, hash: string): FormKind | null =>
  kinds.find((kind) => hash === `#${kind}` || hash.startsWith(`#${kind}-`)) ?? first;

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Links to the forms, which the style sheet opens by `:target`; with JavaScript they behave as tabs. */
const Tabs = ({ forms, open }: { readonly forms: LeadFormsView; readonly open: FormKind | null }) => {
  const { t } = useTranslation('leads');
  const hydrated = useHydrated();
  const stepTo = (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEPS[event.key];
    const tabs = [...event.currentTarget.querySelectorAll('a')];
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    const next = step === undefined || at === -1 ? undefined : tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.click();
  };
  return (
    <div className="cars-seg leads__tabs" role={hydrated ? 'tablist' : 'group'} aria-label={t('tabs')} onKeyDown={stepTo}>
      {forms.kinds.map((kind) => (
        <a
          key={kind}
          href={`#${kind}`}
          id={`tab-${kind}`}
          data-first={kind === forms.first ? '' : undefined}
          {...(hydrated && {
            role: 'tab',
            'aria-selected': kind === open,
            'aria-controls': kind,
            tabIndex: kind === open ? 0 : -1,
          })}
        >
          <Icon name={ICONS[kind]} size="sm" />
          {t(`tab.${kind}`)}
        </a>
      ))}
    </div>
  );
};

interface LeadFormsProps {
  readonly forms: LeadFormsView;
  /** What the forms are about, beside them. */
  readonly children?: ReactNode;
}

/** The forms of a vehicle's page, one open at a time. */
export const LeadForms = ({ forms, children }: LeadFormsProps) => {
  const { t } = useTranslation('leads');
  const { hash } = useLocation();
  const hydrated = useHydrated();
  const { kinds, first, returned, recipient, group, asked } = forms;
  const open = openOf(forms, hydrated ? hash : '');
  const panels = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const all = [...(panels.current?.querySelectorAll('form') ?? [])];
    const form = all.find((each) => each.closest('.leads__panel')?.id === open);
    if (form) takeOver(form, all);
  }, [open]);

  /** A rejected form that is no longer offered, because the vehicle was sold meanwhile. */
  const astray = returned && kinds.every((kind) => WIRE_TYPES[kind] !== returned.values.type) ? returned : null;
  const about = kinds.includes('availability') ? 'availability' : 'ask';
  const tabbed = kinds.length > 1;
  return (
    <section className="cars-panel leads" aria-labelledby="leads-heading">
      <div className="leads__main" ref={panels}>
        <header>
          <h2 id="leads-heading">{asked ? t('asked.heading') : t(`heading.${about}`)}</h2>
          {kinds.length > 0 && (
            <p>
              {asked
                ? t('asked.intro')
                : group === null
                  ? t(`intro.${about}`, { recipient })
                  : t(`introWithGroup.${about}`, { recipient, group })}
            </p>
          )}
        </header>
        {astray && <Summary kind={null} problems={astray.problems} failure={failureOf(astray)} />}
        {tabbed && <Tabs forms={forms} open={open} />}
        {kinds.map((kind) => (
          <div
            key={kind}
            className={kind === first ? 'leads__panel is-first' : 'leads__panel'}
            id={kind}
            {...(hydrated && tabbed && { role: 'tabpanel', 'aria-labelledby': `tab-${kind}` })}
          >
            <LeadForm kind={kind} forms={forms} />
          </div>
        ))}
      </div>
      {children}
    </section>
  );
};
