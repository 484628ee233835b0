import type { InputHTMLAttributes, SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { OFFERED_MAX, OLDEST_YEAR } from '../../domain/leads/field-rules.ts';
import { TRADE_WIRE, type TradeField } from '../../domain/leads/trade-question.ts';
import { CarriedFields } from '../components/carried-fields.tsx';
import { VEHICLE_PARAMETER } from '../finance/finance-wire.ts';
import { useTranslation } from '../translation.tsx';
import type { SellView } from './present-sell.ts';
import { DEALER_PARAMETER } from './sell-wire.ts';

const FIELDS: readonly TradeField[] = ['make', 'model', 'year', 'mileageKm', 'version'];

const idOf = (field: TradeField): string => `sell-${field}`;

/** The vehicle in five fields. Without JavaScript the browser sends the form; with it the page stays. */
export const SellForm = ({ view }: { readonly view: SellView }) => {
  const { t } = useTranslation('sell');
  const navigate = useNavigate();
  const { texts, problems } = view.question;

  const problemOf = (field: TradeField): string | null => {
    const found = problems.find((each) => each.field === field);
    if (!found) return null;
    return t(found.problem === 'required' && field !== 'version' ? `missing.${field}` : `wrong.${field}`, {
      first: OLDEST_YEAR,
      last: view.newestYear,
    });
  };
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const filled = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    );
    void navigate(`${view.path}?${new URLSearchParams(filled).toString()}`, { preventScrollReset: true });
  };

  const inputs: Readonly<Record<TradeField, InputHTMLAttributes<HTMLInputElement>>> = {
    make: { list: 'sell-makes', maxLength: OFFERED_MAX, required: true },
    model: { list: 'sell-models', maxLength: OFFERED_MAX, required: true },
    year: { inputMode: 'numeric', maxLength: 4, required: true },
    mileageKm: { inputMode: 'numeric', maxLength: 12, required: true },
    version: { maxLength: OFFERED_MAX },
  };
  return (
    <form className="cars-panel sell-form" action={view.path} aria-label={t('form')} noValidate onSubmit={send}>
      <CarriedFields />
      {view.wanted && <input type="hidden" name={VEHICLE_PARAMETER} value={view.wanted.id} />}
      {view.dealerId !== null && <input type="hidden" name={DEALER_PARAMETER} value={view.dealerId} />}
      {problems.length > 0 && (
        <div className="cars-notice cars-notice--warning sell-form__summary" role="alert">
          <div>
            <p>{t('summary')}</p>
            <ul>
              {problems.map(({ field }) => (
                <li key={field}>
                  <a className="cars-link" href={`#${idOf(field)}`}>
                    {problemOf(field)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {FIELDS.map((field) => {
        const problem = problemOf(field);
        return (
          <div key={field} className={`cars-field sell-form__${field}`}>
            <label htmlFor={idOf(field)}>{t(`field.${field}`)}</label>
            <input
              className="cars-input"
              id={idOf(field)}
              name={TRADE_WIRE[field]}
              defaultValue={texts[field]}
              autoComplete="off"
              aria-invalid={problem !== null || undefined}
              aria-describedby={problem === null ? undefined : `${idOf(field)}-problem`}
              {...inputs[field]}
            />
            {problem !== null && (
              <p className="sell-form__problem" id={`${idOf(field)}-problem`}>
                {problem}
              </p>
            )}
          </div>
        );
      })}
      <datalist id="sell-makes">
        {view.makes.map((make) => (
          <option key={make} value={make} />
        ))}
      </datalist>
      <datalist id="sell-models">
        {view.models.map((model) => (
          <option key={model} value={model} />
        ))}
      </datalist>
      <button className="cars-btn cars-btn--primary cars-btn--lg" type="submit">
        {t('send')}
      </button>
    </form>
  );
};
