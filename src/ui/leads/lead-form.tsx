import { EMAIL_MAX, MESSAGE_MAX, NAME_MAX } from '../../domain/leads/field-rules.ts';
import { EMPTY_FORM, WIRE_NAMES, WIRE_TIMES, WIRE_TYPES, type LeadForm as LeadValues } from '../../domain/leads/lead-form.ts';
import { ASKED_FIELD, FORM_FIELDS, LEAD_FORM_PATH } from '../../domain/leads/lead-wire.ts';
import { TIMES_OF_DAY } from '../../domain/leads/lead.ts';
import { Icon } from '../components/icon.tsx';
import { useFrame } from '../layout/frame-context.tsx';
import { useTranslation } from '../translation.tsx';
import { BoxField, ChoiceField, TextField, type FieldProps } from './fields.tsx';
import { MESSAGE_OF } from './form-fields.ts';
import { OfferedAgainst, OfferedToValue } from './offered-fields.tsx';
import type { FormKind, LeadFormsView } from './present-lead-forms.ts';
import { Summary } from './summary.tsx';
import { useLeadForm, type LeadFormControl } from './use-lead-form.ts';

interface LeadFormProps {
  readonly kind: FormKind;
  readonly forms: LeadFormsView;
  readonly message?: string;
}

/** A honeypot: people do not see it; bots that fill in every field are detected by it. */
const Honeypot = ({ kind }: Pick<LeadFormProps, 'kind'>) => {
  const { t } = useTranslation('leads');
  const id = `${kind}-website`;
  return (
    <div className="lead-unseen" aria-hidden="true">
      <label htmlFor={id}>{t('leaveEmpty')}</label>
      <input id={id} name={FORM_FIELDS.honeypot} tabIndex={-1} autoComplete="off" />
    </div>
  );
};

const Thanks = ({ kind, forms: { recipient, asked, page }, word }: LeadFormProps & Pick<LeadFormControl, 'word'>) => {
  const { t } = useTranslation('leads');
  return (
    <div className="lead-thanks" role="status" tabIndex={-1} ref={word}>
      <Icon name="circle-check" size="lg" />
      <div>
        <h3>{t(`thanks.title.${kind}`)}</h3>
        <p>{asked ? t('asked.thanks', { recipients: recipient }) : t(`thanks.text.${kind}`, { recipient })}</p>
        <p>
          <a className="cars-link" href={page}>
            {t('thanks.another')}
          </a>
        </p>
      </div>
    </div>
  );
};

/** Whom a form to several dealers goes to: a box for each vehicle. */
const Asked = ({ asked }: { readonly asked: NonNullable<LeadFormsView['asked']> }) => {
  const { t } = useTranslation('leads');
  return (
    <fieldset className="cars-field lead-field lead-asked">
      <legend className="cars-label">{t('asked.legend')}</legend>
      {/* Says that vehicles are chosen here, also when none is. */}
      <input type="hidden" name={ASKED_FIELD} value="" />
      {asked.map(({ id, name, dealer, group, checked }) => (
        <label key={id} className="cars-check">
          <input type="checkbox" name={ASKED_FIELD} value={id} defaultChecked={checked} />
          <span>
            {dealer}
            {group !== null && ` ${t('asked.group', { group })}`}
            <small>{name}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
};

const When = ({
  kind,
  forms: { offer },
  problems,
  values,
}: LeadFormProps & Pick<FieldProps, 'problems'> & { readonly values: LeadValues }) => {
  const { t } = useTranslation('leads');
  const { first: min, last: max } = offer.days;
  return (
    <div className="lead-form__pair">
      <TextField
        kind={kind}
        field="date"
        problems={problems}
        value={values.date}
        help={t('help.date')}
        input={{ type: 'date', autoComplete: 'off', min, max, required: true }}
      />
      <ChoiceField
        kind={kind}
        field="time"
        problems={problems}
        legend={t('field.time')}
        value={values.time}
        choices={TIMES_OF_DAY.map((time) => ({ value: WIRE_TIMES[time], label: t(`times.${time}`) }))}
        required
      />
    </div>
  );
};

/** Submitted by the browser, or with JavaScript without leaving the page. */
export const LeadForm = ({ kind, forms, message = '' }: LeadFormProps) => {
  const { t } = useTranslation('leads');
  const { languageId } = useFrame();
  const { stage, problems, tried, failure, word, submit, leaveField, change } = useLeadForm(kind, forms);
  if (stage === 'sent') return <Thanks kind={kind} forms={forms} word={word} />;

  const { offer, returned, productId, companyId, asked, known, page } = forms;
  const type = WIRE_TYPES[kind];
  const values = returned?.values.type === type ? returned.values : { ...EMPTY_FORM, ...known, message };
  const field = { kind, problems };
  return (
    <form
      className="lead-form"
      // So that a returned form is open and visible.
      action={`${LEAD_FORM_PATH}#${kind}`}
      method="post"
      noValidate
      aria-label={t(`title.${kind}`)}
      onSubmit={submit}
      onBlur={leaveField}
      onChange={change}
    >
      <input type="hidden" name={WIRE_NAMES.type} value={type} />
      <input type="hidden" name={WIRE_NAMES.productId} value={productId} />
      <input type="hidden" name={WIRE_NAMES.companyId} value={companyId} />
      <input type="hidden" name={FORM_FIELDS.stamp} value={offer.stamp} />
      <input type="hidden" name={FORM_FIELDS.page} value={page} />
      <input type="hidden" name={FORM_FIELDS.language} value={languageId} />
      <Honeypot kind={kind} />
      {tried && <Summary kind={kind} problems={problems} failure={failure} place={word} again={stage === 'open'} />}
      {asked && <Asked asked={asked} />}
      {kind === 'appointment' && <When {...field} forms={forms} values={values} />}
      {kind === 'trade-in' && <OfferedToValue {...field} values={values} />}
      <TextField
        {...field}
        field="name"
        value={values.name}
        input={{ autoComplete: 'name', maxLength: NAME_MAX, required: true }}
      />
      <div className="lead-form__pair">
        <TextField
          {...field}
          field="email"
          value={values.email}
          help={t(kind === 'availability' ? 'help.alert' : 'help.reach')}
          input={{ type: 'email', autoComplete: 'email', maxLength: EMAIL_MAX }}
        />
        <TextField {...field} field="phone" value={values.phone} input={{ type: 'tel', autoComplete: 'tel' }} />
      </div>
      {kind === 'trade-in' && (
        <TextField
          {...field}
          field="postalCode"
          value={values.postalCode}
          optional
          help={t('help.postalCode')}
          input={{ autoComplete: 'postal-code' }}
        />
      )}
      {kind === 'buy-online' && <OfferedAgainst {...field} values={values} />}
      {MESSAGE_OF[kind] !== 'none' && (
        <TextField
          {...field}
          field="message"
          value={values.message}
          optional={MESSAGE_OF[kind] === 'optional'}
          rows={4}
          input={{ autoComplete: 'off', maxLength: MESSAGE_MAX, required: MESSAGE_OF[kind] === 'required' }}
        />
      )}
      <BoxField
        // Consent must be given again for another recipient.
        key={offer.consent.text}
        {...field}
        field="consent"
        value={offer.consent.version}
        checked={values.consent === offer.consent.version}
        required
      >
        {offer.consent.text}
      </BoxField>
      {kind !== 'contact' && (
        <BoxField {...field} field="marketing" value="true" checked={values.marketing === 'true'}>
          {t('marketing')}
        </BoxField>
      )}
      <button className="cars-btn cars-btn--primary cars-btn--lg" type="submit" aria-disabled={stage === 'sending'}>
        {stage === 'sending' ? t('sending') : t(`send.${kind}`)}
      </button>
    </form>
  );
};
