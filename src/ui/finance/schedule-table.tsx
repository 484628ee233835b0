import { Fragment } from 'react';
import { Link } from '../components/link.tsx';
import { useTranslation } from '../translation.tsx';
import type { FinanceFigures, ScheduleRow, ScheduleYear } from './figures.ts';

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
export const ScheduleTable = ({ years, figures, everyPayment, otherHref }: ScheduleProps) => {
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
