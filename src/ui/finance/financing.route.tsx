import { Fragment, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Link, PageLink } from '../components/link.tsx';
import { useHref } from '../layout/frame-context.tsx';
import { scheduleOf, type FinanceFigures, type ScheduleRow, type ScheduleYear } from './figures.ts';
import { SCHEDULE_PARAMETER, VEHICLE_PARAMETER } from './finance-wire.ts';
import { FinancingForm } from './financing-form.tsx';
import { FinancingResult } from './financing-result.tsx';
import { useLoan } from './use-loan.ts';
import type { PageModule } from '../page.ts';
import type { FinancingView } from './present-financing.ts';
import { useTranslation } from '../translation.tsx';

const COLUMNS = ['paid', 'principal', 'interest', 'owed'] as const;

const Cells = ({ row }: { readonly row: ScheduleRow }) =>
  COLUMNS.map((column) => (
    <td key={column} className="r num" suppressHydrationWarning>
      {row[column]}
    </td>
  ));

interface ScheduleProps {
  readonly years: readonly ScheduleYear[];
  readonly figures: FinanceFigures;
  readonly everyPayment: boolean;
  /** The same page with every payment, or with the years alone. */
  readonly otherHref: string;
}

/** The repayment schedule: one row per year or, on request, per payment. */
const ScheduleTable = ({ years, figures, everyPayment, otherHref }: ScheduleProps) => {
  const { t } = useTranslation('finance');
  return (
    <section className="cars-fin__years" id="schedule">
      <details className="cars-filter" open={everyPayment}>
        <summary>{t('schedule.heading')}</summary>
        <section className="cars-fin__table" aria-label={t('schedule.heading')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('schedule.year')}</th>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col" className="r">
                    {t(`schedule.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {years.map((year) => (
                <Fragment key={year.number}>
                  <tr>
                    <th scope="row">{year.number}</th>
                    <Cells row={year} />
                  </tr>
                  {year.payments.map((payment) => (
                    <tr key={payment.number} className="is-payment">
                      <th scope="row">{t('schedule.payment', { number: payment.number })}</th>
                      <Cells row={payment} />
                    </tr>
                  ))}
                </Fragment>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('schedule.total')}</th>
                <td className="r num">{figures.total}</td>
                <td className="r num">{figures.principal}</td>
                <td className="r num">{figures.costOfCredit}</td>
                <td className="r num">–</td>
              </tr>
            </tfoot>
          </table>
        </section>
        <Link className="cars-link cars-fin__every" to={otherHref} replace preventScrollReset>
          {t(everyPayment ? 'schedule.yearsOnly' : 'schedule.everyPayment')}
        </Link>
      </details>
    </section>
  );
};

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
