/** One field of a form: label, control, help and error. */
import type { ReactNode } from 'react';
import { WIRE_NAMES, type LeadField } from '../../domain/leads/lead-form.ts';
import { Icon } from '../components/icon.tsx';
import { useTranslation } from '../translation.tsx';
import { fieldId } from './form-fields.ts';
import type { FormKind } from './present-lead-forms.ts';
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

/** The fields of the visitor's vehicle that are typed rather than chosen. */
export type OfferedText = 'Make' | 'Model' | 'Year' | 'Version' | 'Mileage' | 'Vin';

interface TextFieldProps extends FieldProps {
  readonly field: 'name' | 'email' | 'phone' | 'postalCode' | 'date' | 'message' | `offered${OfferedText}`;
  readonly value: string;
  readonly help?: string | undefined;
  readonly optional?: boolean;
  readonly rows?: number;
  readonly input: {
    readonly type?: 'text' | 'email' | 'tel' | 'date';
    readonly autoComplete: string;
    readonly maxLength?: number;
    readonly min?: string;
    readonly max?: string;
    readonly inputMode?: 'numeric';
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

interface ChoiceFieldProps extends FieldProps {
  readonly legend: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly required?: boolean;
}

/** A few choices, all visible. */
export const ChoiceField = ({ kind, field, problems, legend, value, choices, required = false }: ChoiceFieldProps) => {
  const id = fieldId(kind, field);
  const problem = problems.find((each) => each.field === field);
  return (
    <fieldset
      className={problem ? 'cars-field lead-field is-wrong' : 'cars-field lead-field'}
      aria-describedby={problem && `${id}-error`}
    >
      <legend className="cars-label">{legend}</legend>
      <div className="cars-seg lead-choices">
        {choices.map((choice, place) => (
          <label key={choice.value}>
            <input
              type="radio"
              // The summary links to the first one.
              id={place === 0 ? id : `${id}-${choice.value}`}
              name={WIRE_NAMES[field]}
              value={choice.value}
              defaultChecked={value === choice.value}
              required={required}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {problem && <Wrong id={id} text={problem.text} />}
    </fieldset>
  );
};

interface BoxProps extends FieldProps {
  /** Value of the ticked box. */
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
