import { PageLink } from '../components/link.tsx';
import { useTranslation } from '../translation.tsx';
import type { ComparedView, RatedView } from './present-rating.ts';
const HEIGHT = 252;
const BAND = { y: 14, height: 196 };
const LABEL_Y = 244;

const anchorAt = (x: number): 'start' | 'middle' | 'end' => {
  if (x < 1) return 'start';
  return x > 99 ? 'end' : 'middle';
};

const Point = ({ compared }: { readonly compared: ComparedView }) => {
  const { t } = useTranslation('rating');
  const { name, mileage, price, adjusted, path, x, y } = compared;
  const label = t('plot.point', { name, mileage, price, adjusted });
  const dot = <circle className="dot" cx={`${String(x)}%`} cy={y} r="4.5" />;
  // Not a tab stop: the table below has the same links for the keyboard.
  return path === null ? (
    <g>
      <title>{label}</title>
      {dot}
    </g>
  ) : (
    <PageLink to={path} tabIndex={-1} aria-label={label}>
      <title>{label}</title>
      {dot}
    </PageLink>
  );
};

/** Adjusted prices over mileage: each comparable is a link, this vehicle is marked, and a band shows the usual prices. */
export const RatingPlot = ({ rating }: { readonly rating: RatedView }) => {
  const { t } = useTranslation('rating');
  const { plot, comparables, price } = rating;
  const x = `${String(plot.x)}%`;
  return (
    <svg
      className="cars-plot"
      width="100%"
      height={HEIGHT}
      role="group"
      aria-label={t('plot.label', { count: comparables.length })}
    >
      <g aria-hidden="true">
        {plot.down.map(({ at, text }) => (
          <g key={text}>
            <line className="grid" x1="0" x2="100%" y1={at} y2={at} />
            <text className="num" x="-10" y={at} dy="4" textAnchor="end">
              {text}
            </text>
          </g>
        ))}
        {plot.across.map(({ at, text }, place) => (
          <text
            key={text}
            className={place % 2 === 1 ? 'num is-wide' : 'num'}
            x={`${String(at)}%`}
            y={LABEL_Y}
            textAnchor={anchorAt(at)}
          >
            {text}
          </text>
        ))}
        <svg className="usual" x="0" {...BAND} width="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className="band" d={plot.band} />
          <path className="mid" d={plot.middle} vectorEffect="non-scaling-stroke" />
        </svg>
      </g>
      {comparables.map((compared) => (
        <Point key={compared.id} compared={compared} />
      ))}
      <g>
        <line className="lead" x1={x} x2={x} y1={plot.expectedY} y2={plot.y} />
        <circle className="me" cx={x} cy={plot.y} r="8" />
        <text
          className="melabel"
          x={x}
          y={plot.y}
          dx={plot.x > 60 ? 8 : -8}
          dy={plot.y < plot.expectedY ? -16 : 28}
          textAnchor={plot.x > 60 ? 'end' : 'start'}
        >
          {t('plot.this', { price })}
        </text>
      </g>
    </svg>
  );
};
