/** Ranges of the sliders; the number fields accept values beyond them. */
import type { Frequency } from '../../domain/finance/payment.ts';

export type SliderFigure = 'price' | 'paymentMin' | 'paymentMax' | 'downPayment' | 'interestRate';

interface Slider {
  /** The lowest value that the slider sets; every slider starts at 0. */
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

const FIXED: Readonly<Record<'price' | 'downPayment' | 'interestRate', Slider>> = {
  price: { least: 500, most: 100_000, step: 500 },
  // Specification, section 9.
  downPayment: { least: 0, most: 10_000, step: 100 },
  interestRate: { least: 0, most: 15, step: 0.05 },
};

const paymentSlider = (frequency: Frequency): Slider => {
  const most = { Weekly: 500, Biweekly: 1000, Month: 2000 }[frequency];
  return { least: 0, most, step: most / 100 };
};

export const sliderOf = (figure: SliderFigure, frequency: Frequency): Slider => {
  if (figure === 'paymentMin') return paymentSlider(frequency);
  if (figure !== 'paymentMax') return FIXED[figure];
  const slider = paymentSlider(frequency);
  return { ...slider, least: slider.step };
};
