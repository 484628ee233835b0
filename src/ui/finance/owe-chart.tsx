import { useTranslation } from '../translation.tsx';

interface OweChartProps {
  /** Share still owed after each year, 0 to 1, starting with 1. */
  readonly owed: readonly number[];
  readonly principal: string;
  readonly months: number;
}

const TOP = 12;
const HEIGHT = 108;

const round = (n: number): string => n.toFixed(2);

/** The balance year by year. The table below has the same figures, so the chart has only a summary as its text. */
export const OweChart = ({ owed, principal, months }: OweChartProps) => {
  const { t } = useTranslation('finance');
  const last = owed.length - 1;
  if (last < 1) return null;
  // The last year may be incomplete.
  const x = (year: number): number => Math.min(100, ((year * 12) / months) * 100);
  const y = (share: number): number => (1 - share) * HEIGHT;
  const line = owed.map((share, year) => `${year === 0 ? 'M' : 'L'}${round(x(year))} ${round(y(share))}`).join('');
  return (
    <figure className="cars-owe">
      <h2>{t('owe.heading')}</h2>
      <svg width="100%" height="148" role="img" aria-label={t('owe.label', { principal, months })}>
        {[TOP, TOP + HEIGHT / 2, TOP + HEIGHT].map((at) => (
          <line key={at} className="grid" x1="0" x2="100%" y1={at} y2={at} />
        ))}
        <svg x="0" y={TOP} width="100%" height={HEIGHT} viewBox={`0 0 100 ${String(HEIGHT)}`} preserveAspectRatio="none">
          <path className="area" d={`${line}L100 ${String(HEIGHT)}L0 ${String(HEIGHT)}Z`} />
          <path className="line" vectorEffect="non-scaling-stroke" d={line} />
        </svg>
        {owed.map((share, year) =>
          year === 0 || year === last ? null : <circle key={year} cx={`${round(x(year))}%`} cy={round(TOP + y(share))} r="4" />,
        )}
        <text x="100%" y="26" textAnchor="end">
          {principal}
        </text>
        <text x="0" y="142">
          {t('owe.today')}
        </text>
        {owed.map((_, year) =>
          // The labels at both ends need space.
          year === 0 || x(year) < 12 || x(year) > 82 ? null : (
            <text key={year} x={`${round(x(year))}%`} y="142" textAnchor="middle">
              {year}
            </text>
          ),
        )}
        <text x="100%" y="142" textAnchor="end">
          {t('months', { count: months })}
        </text>
      </svg>
    </figure>
  );
};
