import { Icon } from '../components/icon.tsx';
import { useTranslation } from '../translation.tsx';
import type { PlanView, WarrantyView } from './present-care.ts';
import type { VehicleView } from './present-vehicle.ts';

const Warranty = ({ months, km, text, language }: WarrantyView & { readonly language: string | null }) => {
  const { t } = useTranslation('vehicle');
  const time = months === null ? null : t('warranty.months', { count: months });
  const left = time === null || km === null ? (time ?? km) : t('warranty.whichever', { time, km });
  return (
    <div className="cars-warranty">
      <Icon name="shield-check" size="lg" />
      <p>
        {left !== null && <strong>{t('warranty.left', { left })}</strong>}
        {text !== null && <span lang={language ?? undefined}>{text}</span>}
      </p>
    </div>
  );
};

const Plan = ({ plan: { months, km, deductible, covers, share } }: { readonly plan: PlanView }) => {
  const { t } = useTranslation('vehicle');
  return (
    <li className="cars-plan">
      <h3>
        {t('warranty.months', { count: months })}
        <span className="num">{t('care.orKm', { km })}</span>
      </h3>
      <i className="cars-plan__bar" aria-hidden="true" style={{ '--share': share }} />
      <ul>
        {covers.map(({ cover, covered }) => (
          <li key={cover} className={covered ? undefined : 'is-no'}>
            <Icon name={covered ? 'check' : 'minus'} size="sm" />
            <span>
              {!covered && <span className="visually-hidden">{t('care.notCovered')} </span>}
              {t(`care.covers.${cover}`)}
            </span>
          </li>
        ))}
      </ul>
      <p className="cars-plan__foot">
        {t('care.deductible')} <strong className="num">{deductible}</strong>
      </p>
    </li>
  );
};

interface CareProps extends Pick<VehicleView, 'warranty' | 'plans' | 'textLanguage'> {
  /** Whether the dealer can be asked on this page. */
  readonly asks: boolean;
}

/** The remaining manufacturer's warranty and the plans that extend it, side by side. */
export const Care = ({ warranty, plans, textLanguage, asks }: CareProps) => {
  const { t } = useTranslation('vehicle');
  return (
    <section className="cars-detail__sect" aria-labelledby="warranty">
      <h2 className="cars-detail__h" id="warranty">
        {plans.length > 0 ? t('care.heading') : t('warranty.heading')}
      </h2>
      {warranty ? <Warranty {...warranty} language={textLanguage} /> : <p className="cars-detail__none">{t('warranty.none')}</p>}
      {plans.length > 0 && (
        <>
          <ul className="cars-plans">
            {plans.map((plan) => (
              <Plan key={plan.months} plan={plan} />
            ))}
          </ul>
          <p className="cars-plans__note">{t('care.note')}</p>
        </>
      )}
      {asks && (plans.length > 0 || !warranty) && (
        <p className="cars-detail__link">
          <a className="cars-link" href="#inquiry">
            <Icon name="message-2" size="sm" />
            {plans.length > 0 ? t('care.ask') : t('warranty.ask')}
          </a>
        </p>
      )}
    </section>
  );
};
