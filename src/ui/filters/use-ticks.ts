import { useState, type ChangeEvent } from 'react';
import type { OptionView } from './present-options.ts';

type Ticks = ReadonlyMap<string, boolean>;

const NONE: Ticks = new Map();

const keyOf = ({ name, value }: Pick<OptionView, 'name' | 'value'>): string => `${name}=${value}`;

const chosenOf = (options: readonly OptionView[]): ReadonlySet<string> =>
  new Set(options.filter(({ chosen }) => chosen).map((option) => keyOf(option)));

/** A box that the new page shows as the old one did is still the visitor's; any other follows the page. */
const stillOwn = (own: Ticks, before: readonly OptionView[], now: readonly OptionView[]): Ticks => {
  if (own.size === 0) return own;
  const [was, is] = [chosenOf(before), chosenOf(now)];
  return new Map([...own].filter(([key]) => was.has(key) === is.has(key)));
};

/** Which boxes of a section are ticked. One state for all of them: a page has a hundred. */
export const useTicks = (options: readonly OptionView[]) => {
  const [held, hold] = useState({ options, own: NONE });
  const own = stillOwn(held.own, held.options, options);
  if (held.options !== options) hold({ options, own });
  return {
    isTicked: (option: OptionView) => own.get(keyOf(option)) ?? option.chosen === true,
    tick: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      hold({ options, own: new Map([...own, [keyOf(currentTarget), currentTarget.checked]]) }),
  };
};
