import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageLink } from '../components/link.tsx';
import { useHref } from '../layout/frame-context.tsx';
import { useTranslation } from '../translation.tsx';
import { scheduleOf } from './figures.ts';
import { SCHEDULE_PARAMETER, VEHICLE_PARAMETER } from './finance-wire.ts';
import { FinancingForm } from './financing-form.tsx';
import { FinancingResult } from './financing-result.tsx';
import { ScheduleTable } from './schedule-table.tsx';
import { useLoan } from './use-loan.ts';
import type { PageModule } from '../page.ts';
import type { FinancingView } from './present-financing.ts';

/** Milliseconds without a change before the address and the number of vehicles follow. */
const PAUSE = 300;

/** Calculates the payment for a price, and the prices for a payment. */
const FinancingScreen = ({ view }: { readonly view: FinancingView }) => {
  const { t } = useTranslation('finance');
  const navigate = useNavigate();
  const href = useHref();
  const loan = useLoan(view);
  const { query, isChanged, markSent } = loan;
  const { path, vehicle, everyPayment } = view;

  const addressWith = (withPayments: boolean): string => {
    const parts = [
      vehicle === null ? '' : `${VEHICLE_PARAMETER}=${String(vehicle.id)}`,
      query,
      withPayments ? `${SCHEDULE_PARAMETER}=Payments` : '',
    ].filter((part) => part !== '');
    return href(parts.length === 0 ? path : `${path}?${parts.join('&')}`);
  };

  const address = addressWith(everyPayment);
  const follow = useEffectEvent(() => {
    markSent();
    void navigate(address, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (!isChanged) return undefined;
    const waiting = setTimeout(() => follow(), PAUSE);
    return () => clearTimeout(waiting);
  }, [address, isChanged]);

  return (
    <div className="page cars-fin">
      <header className="cars-fin__head">
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
        {vehicle && (
          <p className="cars-fin__vehicle">
            {t('forVehicle')}{' '}
            <PageLink className="cars-link" to={vehicle.path}>
              {vehicle.name}
            </PageLink>
          </p>
        )}
      </header>
      <FinancingForm view={view} loan={loan} />
      <FinancingResult view={view} loan={loan} />
      {loan.figures.owed.length > 0 && (
        <ScheduleTable
          years={isChanged ? scheduleOf(loan.inputs, view.context, everyPayment) : view.schedule}
          figures={loan.figures}
          everyPayment={everyPayment}
          otherHref={`${addressWith(!everyPayment)}#schedule`}
        />
      )}
      <p className="cars-fin__trade">
        {t('trade.text')}{' '}
        <PageLink className="cars-link" to={view.sellTradePath}>
          {t('trade.link')}
        </PageLink>
      </p>
    </div>
  );
};

export const financingPage: PageModule<FinancingView> = {
  /** Search engines index the page with its example, not every visitor's figures. */
  meta: ({ path }, { site, url }, t) => ({
    title: `${t('finance:meta.title')} – ${site.name}`,
    description: t('finance:meta.description'),
    canonical: path,
    index: !url.includes('?'),
  }),
  namespaces: ['finance', 'components'],
  Screen: FinancingScreen,
};
