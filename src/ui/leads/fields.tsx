/** One field of a form: its label above, the control, help and what is wrong below. */
import type { ReactNode } from 'react';
import { WIRE_NAMES, WIRE_TIMES, type LeadField } from '../../domain/leads/lead-form.ts';
import { TIMES_OF_DAY } from '../../domain/leads/lead.ts';
import { Icon } from '../components/icon.tsx';
import { useTranslation } from '../translation.tsx';
import { fieldId } from './form-fields.ts';
import type { FormKind } from './lead-forms-view.ts';
import type { FieldProblem } from './send.ts';

export interface FieldProps {
  readonly kind: FormKind;
  readonly field: LeadField;
  readonly problems: readonly FieldProblem[];
}

const Wrong = ({ id, text }: { readonly id: string; readonly text: string }) => (
  <p className="lead-field__error" id={`${id}-error`}>
    <Icon name="alert-circle" size="sm" />
    {text}
  </p>
);

const describedBy = (id: string, wrong: boolean, help: boolean): string | undefined =>
  [...(wrong ? [`${id}-error`] : []), ...(help ? [`${id}-help`] : [])].join(' ') || undefined;

interface TextFieldProps extends FieldProps {
  readonly field: 'name' | 'email' | 'phone' | 'date' | 'message';
  readonly value: string;
  readonly help?: string | undefined;
  readonly optional?: boolean;
  /** A text of several lines. */
  readonly rows?: number;
  readonly input: {
    readonly type?: 'text' | 'email' | 'tel' | 'date';
    readonly autoComplete: string;
    readonly maxLength?: number;
    readonly min?: string;
    readonly max?: string;
    readonly required?: boolean;
  };
}

export const TextField = ({ kind, field, problems, value, help, optional = false, rows, input }: TextFieldProps) => {
  const { t } = useTranslation('leads');
  const id = fieldId(kind, field);
  const problem = problems.find((each) => each.field === field);
  const attributes = {
    ...input,
    className: 'cars-input',
    id,
    name: WIRE_NAMES[field],
    defaultValue: value,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': describedBy(id, problem !== undefined, help !== undefined),
  };
  return (
    <div className={problem ? 'cars-field lead-field is-wrong' : 'cars-field lead-field'}>
      <label htmlFor={id}>
        {t(`field.${field}`)} {optional && <span className="lead-field__optional">{t('optional')}</span>}
      </label>
      {rows === undefined ? <input {...attributes} /> : <textarea {...attributes} rows={rows} />}
      {problem && <Wrong id={id} text={problem.text} />}
      {help !== undefined && (
        <p className="lead-field__help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
};

/** The parts of a day, all in sight. */
export const TimeField = ({ kind, field, problems, value }: FieldProps & { readonly value: string }) => {
  const { t } = useTranslation('leads');
  const id = fieldId(kind, field);
  const problem = problems.find((each) => each.field === field);
  return (
    <fieldset
      className={problem ? 'cars-field lead-field is-wrong' : 'cars-field lead-field'}
      aria-describedby={problem && `${id}-error`}
    >
      <legend className="cars-label">{t('field.time')}</legend>
      <div className="cars-seg lead-times">
        {TIMES_OF_DAY.map((time, place) => (
          <label key={time}>
            <input
              type="radio"
              // The link of the summary leads to the first.
              id={place === 0 ? id : `${id}-${time}`}
              name={WIRE_NAMES[field]}
              value={WIRE_TIMES[time]}
              defaultChecked={value === WIRE_TIMES[time]}
              required
            />
            <span>{t(`times.${time}`)}</span>
          </label>
        ))}
      </div>
      {problem && <Wrong id={id} text={problem.text} />}
    </fieldset>
  );
};

interface BoxProps extends FieldProps {
  /** What the ticked box sends. */
  readonly value: string;
  readonly checked: boolean;
  readonly required?: boolean;
  readonly children: ReactNode;
}

export const BoxField = ({ kind, field, problems, value, checked, required = false, children }: BoxProps) => {
  const id = fieldId(kind, field);
  const problem = problems.find((each) => each.field === field);
  return (
    <div className={problem ? 'lead-box is-wrong' : 'lead-box'}>
      <label className="cars-check">
        <input
          type="checkbox"
          id={id}
          name={WIRE_NAMES[field]}
          value={value}
          defaultChecked={checked}
          required={required}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && `${id}-error`}
        />
        <span>{children}</span>
      </label>
      {problem && <Wrong id={id} text={problem.text} />}
    </div>
  );
};
