import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from '../translation.tsx';
import { useFollowing } from './use-following.ts';
import { useHydrated } from './use-hydrated.ts';

interface HistogramProps {
  /** Heights, 0 to 1. */
  readonly bars: readonly number[];
  /** The chosen part of the width, 0 to 1. */
  readonly from: number;
  readonly to: number;
}

/** The drawing is stretched to its box: whole numbers are precise enough. */
const HEIGHT = 100;
const SLOT = 10;
const BAR = 8;
/** So that a single vehicle is still visible beside hundreds. */
const LOWEST = 4;
const HIGHEST = 95;

/** Bars over a slider: the counts have the same figures, so it is hidden from assistive technology. Two paths, whatever the number of bars. */
const Histogram = ({ bars, from, to }: HistogramProps) => {
  const path = (inside: boolean): string =>
    bars
      .map((height, place) => {
        const middle = (place + 0.5) / bars.length;
        if (height === 0 || (middle > from && middle < to) !== inside) return '';
        const drawn = String(Math.max(LOWEST, Math.round(height * HIGHEST)));
        return `M${String(place * SLOT + 1)} ${String(HEIGHT)}v-${drawn}h${String(BAR)}v${drawn}z`;
      })
      .join('');
  const size = `0 0 ${String(bars.length * SLOT)} ${String(HEIGHT)}`;
  return (
    <svg className="cars-hist" viewBox={size} preserveAspectRatio="none" aria-hidden="true">
      <path d={path(false)} />
      <path className="is-in" d={path(true)} />
    </svg>
  );
};

export interface RangeView {
  /** The two fields of the form: their names, and the requested values ('' for an open end). */
  readonly min: { readonly name: string; readonly value: string; readonly placeholder: string };
  readonly max: { readonly name: string; readonly value: string; readonly placeholder: string };
  readonly unit: { readonly text: string; readonly side: 'start' | 'end' } | null;
  /** Null if there is nothing to choose. */
  readonly scale: RangeScale | null;
}

/** The shared axis of the bars and the sliders. */
export interface RangeScale {
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** 1 if the upper bound counts whole units (years): the bar of 2024 ends where 2025 begins. */
  readonly upperWidth: 0 | 1;
  /** Heights of the bars, 0 to 1, at equal distances; none where they would be too narrow to be seen. */
  readonly bars: readonly number[];
}

const clamp = (value: number, { from, to }: RangeScale): number => Math.min(Math.max(value, from), to);

const positionOfMin = (value: string, scale: RangeScale): number => (value === '' ? scale.from : clamp(Number(value), scale));

const positionOfMax = (value: string, scale: RangeScale): number =>
  value === '' ? scale.to : clamp(Number(value) + scale.upperWidth, scale);

interface BoundProps {
  readonly label: string;
  readonly bound: RangeView['min'];
  readonly unit: RangeView['unit'];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const Bound = ({ label, bound, unit, value, onChange }: BoundProps) => {
  const id = `field-${bound.name}`;
  return (
    <div className="cars-field">
      <label htmlFor={id}>{label}</label>
      <span className="cars-affix">
        {unit?.side === 'start' && <span className="is-start">{unit.text}</span>}
        <input
          className="cars-input cars-input--sm num"
          id={id}
          name={bound.name}
          type="number"
          inputMode="numeric"
          min={0}
          step="any"
          placeholder={bound.placeholder}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {unit?.side === 'end' && <span className="is-end">{unit.text}</span>}
      </span>
    </div>
  );
};

interface RangeFieldProps {
  readonly view: RangeView;
  readonly label: string;
  /** Shown below the fields and updated with them. */
  readonly children?: (min: string, max: string) => ReactNode;
}

/**
 * A lower and an upper bound: two number fields that work everywhere, and with JavaScript two sliders that write into them.
 * The sliders have no name: the form submits the number fields alone.
 */
export const RangeField = ({ view, label, children }: RangeFieldProps) => {
  const { t } = useTranslation('components');
  const hydrated = useHydrated();
  const [min, setMin] = useFollowing(view.min.value);
  const [max, setMax] = useFollowing(view.max.value);
  const { scale, unit } = view;

  const slideMin = (position: number, { from }: RangeScale): void => setMin(position <= from ? '' : String(position));
  const slideMax = (position: number, { to, upperWidth }: RangeScale): void =>
    setMax(position >= to ? '' : String(position - upperWidth));

  const sliders = (axis: RangeScale) => {
    const low = positionOfMin(min, axis);
    const high = positionOfMax(max, axis);
    const percent = (position: number): number => ((position - axis.from) / (axis.to - axis.from)) * 100;
    const track: CSSProperties = { '--lo': `${String(percent(low))}%`, '--hi': `${String(percent(Math.max(low, high)))}%` };
    const slider = { type: 'range', min: axis.from, max: axis.to, step: axis.step };
    return (
      <div className="cars-filters__hist">
        {axis.bars.length > 0 && <Histogram bars={axis.bars} from={percent(low) / 100} to={percent(high) / 100} />}
        <div className="cars-range" style={track}>
          {hydrated && (
            <>
              <input
                {...slider}
                aria-label={t('range.fromOf', { field: label })}
                aria-valuetext={min === '' ? t('range.open') : min}
                value={low}
                onChange={(event) => slideMin(Math.min(Number(event.currentTarget.value), high - axis.step), axis)}
              />
              <input
                {...slider}
                aria-label={t('range.toOf', { field: label })}
                aria-valuetext={max === '' ? t('range.open') : max}
                value={high}
                onChange={(event) => slideMax(Math.max(Number(event.currentTarget.value), low + axis.step), axis)}
              />
            </>
          )}
        </div>
      </div>
    );
  };

  return (
    <>
      {scale && sliders(scale)}
      <div className="cars-minmax">
        <Bound label={t('range.from')} bound={view.min} unit={unit} value={min} onChange={setMin} />
        <i aria-hidden="true" />
        <Bound label={t('range.to')} bound={view.max} unit={unit} value={max} onChange={setMax} />
      </div>
      {children?.(min, max)}
    </>
  );
};
