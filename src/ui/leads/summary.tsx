/** The message at the top of a form: the errors with links to their fields, or that sending failed. */
import type { MouseEvent, RefObject } from 'react';
import { errorId } from '../../domain/errors/error-catalogue.ts';
import type { LeadField } from '../../domain/leads/lead-form.ts';
import { useTranslation } from '../translation.tsx';
import { fieldId } from './form-fields.ts';
import type { FormKind } from './present-lead-forms.ts';
import type { FieldProblem } from './send.ts';
import type { NotSent } from './use-lead-form.ts';

/** Hidden fields, which the summary cannot link to. */
const UNSEEN: readonly LeadField[] = ['type', 'productId', 'companyId'];
/** Fields of the visitor's vehicle that are filled in above this form. */
const SAID_ABOVE: readonly LeadField[] = ['offeredMake', 'offeredModel', 'offeredYear', 'offeredVersion', 'offeredMileage'];

const isSeen = (kind: FormKind, field: LeadField): boolean =>
  !UNSEEN.includes(field) && !(kind === 'trade-in' && SAID_ABOVE.includes(field));

/** Focused by script: following the link would change the address and close the open form. */
const focusField = (event: MouseEvent<HTMLAnchorElement>): void => {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
};

interface SummaryProps {
  readonly kind: FormKind | null;
  readonly problems: readonly FieldProblem[];
  readonly failure: NotSent | null;
  readonly place?: RefObject<HTMLDivElement | null>;
  /** The button to try again is next to it. */
  readonly again?: boolean;
}

export const Summary = ({ kind, problems, failure, place, again = false }: SummaryProps) => {
  const { t } = useTranslation('leads');
  if (problems.length === 0 && failure === null) return null;
  return (
    <div className="lead-summary" role="alert" tabIndex={-1} ref={place}>
      <h3>{failure === null ? t('fix', { count: problems.length }) : t(`failure.${failure.failure}.title`)}</h3>
      {failure !== null && (
        <p>
          {t(`failure.${failure.failure}.text`)}
          {failure.id !== null && ` ${errorId(failure.id, t)}`}
        </p>
      )}
      {problems.length > 0 && (
        <ul>
          {problems.map(({ field, text }) => (
            <li key={field}>
              {kind === null || !isSeen(kind, field) ? (
                text
              ) : (
                <a href={`#${fieldId(kind, field)}`} onClick={focusField}>
                  {text}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      {failure !== null && again && (
        <button className="cars-btn cars-btn--secondary" type="submit">
          {t('again')}
        </button>
      )}
    </div>
  );
};
