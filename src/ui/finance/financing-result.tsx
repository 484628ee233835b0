import type { CSSProperties } from 'react';
import { PageLink } from '../components/link.tsx';
import { listPath } from '../../domain/inventory/list-path.ts';
import { searchWithin } from '../../domain/finance/finance-plan.ts';
import { useFrame } from '../layout/frame-context.tsx';
import { useTranslation } from '../translation.tsx';
import { LegalExample, LegalWarning, usePaymentsText } from './credit-terms.tsx';
import type { FinancingView } from './present-financing.ts';
import { OweChart } from './owe-chart.tsx';
import type { Loan } from './use-loan.ts';

interface ResultProps {
  readonly view: FinancingView;
  readonly loan: Loan;
}

/** The price is at least as large as the payment (Quebec: Consumer Protection Act, s. 224 b). */
const Headline = ({ loan: { inputs, figures } }: ResultProps) => {
  const { t } = useTranslation('finance');
  const { price, leastPrice, taxes, payment, frequency } = figures;
  const isBudget = inputs.mode === 'Payment';
  const shown = taxes?.outTheDoor ?? price;
  return (
    <div className="cars-fin__big">
      <div>
        <span>{t(isBudget ? 'affords' : taxes ? 'priceWithTaxes' : 'field.price')}</span>
        <strong>{isBudget ? price : shown}</strong>
        {isBudget && leastPrice !== null && <small>{t('from', { price: leastPrice })}</small>}
      </div>
      <div>
        <span>{t(`paymentOf.${frequency}`)}</span>
        <strong className="is-pay">{payment}</strong>
        <small>{t('estimateOnly')}</small>
      </div>
    </div>
  );
};

/** The parts of the total. */
const Stack = ({ loan: { figures } }: Pick<ResultProps, 'loan'>) => {
  const { t } = useTranslation('finance');
  const { principal, costOfCredit, principalShare } = figures;
  const share: CSSProperties = { '--principal': `${principalShare.toFixed(2)}%` };
  return (
    <>
      <div className="cars-stack" style={share} role="img" aria-label={t('stack', { principal, cost: costOfCredit })}>
        <i />
        <i className="is-int" />
      </div>
      <ul className="cars-stack__key">
        <li>
          <span>{t('principal')}</span>
          <b className="num">{principal}</b>
        </li>
        <li className="is-int">
          <span>{t('interest')}</span>
          <b className="num">{costOfCredit}</b>
        </li>
      </ul>
    </>
  );
};

const Reckoning = ({ view, loan: { figures, inputs } }: ResultProps) => {
  const { t } = useTranslation('finance');
  const paymentsText = usePaymentsText();
  const { price, taxes, downPayment, rate, months, effectiveRate, total } = figures;
  const province = view.provinces.find(({ code }) => code === inputs.province)?.name ?? '';
  const lines: readonly (readonly [name: string, value: string])[] = [
    ...(taxes
      ? [
          [t('priceBeforeTaxes'), price] as const,
          ...taxes.lines.map(({ name, percent, amount }) => [t('taxLine', { tax: t(`tax.${name}`), percent }), amount] as const),
          [t('priceIn', { province }), taxes.outTheDoor] as const,
        ]
      : []),
    ...(inputs.downPayment > 0 ? [[t('field.downPayment'), `−${downPayment}`] as const] : []),
    [t('paymentsLabel'), paymentsText(figures)],
    [t('rateAndTerm'), t('rateAndMonths', { rate, months })],
    [t('effectiveRate'), effectiveRate],
    [t('total'), total],
  ];
  return (
    <dl className="cars-fin__dl">
      {lines.map(([name, value], place) => (
        <div key={name} className={place === lines.length - 1 ? 'is-total' : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** Links to the vehicles within the price range. Their number is known only for inputs that the server has answered, not for what has just been typed. */
const Found = ({ view: { found }, loan: { isChanged, figures } }: ResultProps) => {
  const { t } = useTranslation('finance');
  const { site, languageId } = useFrame();
  if (!figures.search) return null;
  if (found?.count === 0 && !isChanged) return <p className="cars-fin__none">{t('found.none')}</p>;
  return (
    <PageLink
      className="cars-btn cars-btn--primary cars-btn--lg"
      to={listPath(site.division, languageId, searchWithin(figures.search))}
    >
      {found && !isChanged ? t('found.show', { ...found }) : t('found.these')}
    </PageLink>
  );
};

export const FinancingResult = ({ view, loan }: ResultProps) => {
  const { t } = useTranslation('finance');
  const { figures } = loan;
  const borrows = figures.owed.length > 0;
  return (
    <section className="cars-fin__out" aria-label={t('result')} aria-live="polite">
      <Headline view={view} loan={loan} />
      {borrows ? (
        <>
          {view.context.country === 'FR' && <LegalExample figures={figures} />}
          <Stack loan={loan} />
          <Reckoning view={view} loan={loan} />
          <OweChart owed={figures.owed} principal={figures.principal} months={loan.inputs.termMonths} />
        </>
      ) : (
        <p className="cars-fin__none">{t('nothingToBorrow')}</p>
      )}
      <LegalWarning />
      <Found view={view} loan={loan} />
      <p className="cars-fin__small">{t(view.context.country === 'FR' ? 'small.FR' : 'small.CA')}</p>
    </section>
  );
};
