/** The visitor's own vehicle in a form. */
import { OFFERED_MAX, VIN_MAX } from '../../domain/leads/field-rules.ts';
import { WIRE_CONDITIONS, WIRE_NAMES, type LeadForm as LeadValues } from '../../domain/leads/lead-form.ts';
import { OFFERED_CONDITIONS } from '../../domain/leads/lead.ts';
import { Icon } from '../components/icon.tsx';
import { useTranslation } from '../translation.tsx';
import { ChoiceField, TextField, type FieldProps, type OfferedText } from './fields.tsx';

type OfferedProps = Pick<FieldProps, 'kind' | 'problems'> & { readonly values: LeadValues };

/** Given earlier on the page, for the valuation. */
const SAID = ['offeredMake', 'offeredModel', 'offeredYear', 'offeredVersion', 'offeredMileage'] as const;

const INPUTS = {
  Make: { maxLength: OFFERED_MAX },
  Model: { maxLength: OFFERED_MAX },
  Year: { maxLength: 4, inputMode: 'numeric' },
  Version: { maxLength: OFFERED_MAX },
  Mileage: { maxLength: 12, inputMode: 'numeric' },
  Vin: { maxLength: VIN_MAX },
} as const;

const OfferedField = ({
  of,
  values,
  optional = false,
  help,
  ...field
}: OfferedProps & { readonly of: OfferedText; readonly optional?: boolean; readonly help?: string }) => (
  <TextField
    {...field}
    field={`offered${of}`}
    value={values[`offered${of}`]}
    optional={optional}
    help={help}
    input={{ ...INPUTS[of], autoComplete: 'off' }}
  />
);

const Condition = ({ values, required = false, ...field }: OfferedProps & { readonly required?: boolean }) => {
  const { t } = useTranslation('leads');
  return (
    <ChoiceField
      {...field}
      field="offeredCondition"
      legend={t('field.offeredCondition')}
      value={values.offeredCondition}
      choices={OFFERED_CONDITIONS.map((condition) => ({
        value: WIRE_CONDITIONS[condition],
        label: t(`conditions.${condition}`),
      }))}
      required={required}
    />
  );
};

/** Fields that a dealer needs for an offer, besides those that the page knows. */
export const OfferedToValue = (props: OfferedProps) => {
  const { t } = useTranslation('leads');
  return (
    <>
      {SAID.map((field) => (
        <input key={field} type="hidden" name={WIRE_NAMES[field]} value={props.values[field]} />
      ))}
      <Condition {...props} required />
      <OfferedField {...props} of="Vin" optional help={t('help.vin')} />
    </>
  );
};

/** A vehicle offered in part exchange; collapsed until the visitor enters something. */
export const OfferedAgainst = (props: OfferedProps) => {
  const { t } = useTranslation('leads');
  const isBegun = Object.entries(props.values).some(([field, value]) => field.startsWith('offered') && value !== '');
  return (
    <details className="lead-offered" open={isBegun || props.problems.some(({ field }) => field.startsWith('offered'))}>
      <summary>
        <Icon name="chevron-right" size="sm" />
        {t('offered')}
      </summary>
      <div className="lead-offered__fields">
        <div className="lead-form__pair">
          <OfferedField {...props} of="Make" />
          <OfferedField {...props} of="Model" />
        </div>
        <div className="lead-form__pair">
          <OfferedField {...props} of="Year" />
          <OfferedField {...props} of="Mileage" optional />
        </div>
        <OfferedField {...props} of="Version" optional />
        <Condition {...props} />
      </div>
    </details>
  );
};
