import { useState, type FocusEvent, type PointerEvent } from 'react';

const NOBODY: readonly number[] = [];
const NOWHERE = { at: 'list', companyIds: NOBODY } as const;

/** The dealer whose entry this is part of, in a list. */
const companyOf = (target: EventTarget): readonly number[] => {
  const company = target instanceof Element ? target.closest<HTMLElement>('[data-company]')?.dataset.company : undefined;
  return company === undefined ? NOBODY : [Number(company)];
};

/** List and map in step: what the visitor points at in one stands out in the other. Entries of the list have `data-company`. */
export const usePointing = () => {
  const [pointed, point] = useState<{ readonly at: 'list' | 'map'; readonly companyIds: readonly number[] }>(NOWHERE);
  const pointAtEntry = ({ target }: PointerEvent | FocusEvent): void => {
    const companyIds = companyOf(target);
    if (companyIds[0] !== pointed.companyIds[0]) point({ at: 'list', companyIds });
  };
  const leave = (): void => point(NOWHERE);
  return {
    /** Dealers that stand out here because they point at them there. */
    litIn: (at: 'list' | 'map'): readonly number[] => (pointed.at === at ? NOBODY : pointed.companyIds),
    listListeners: { onPointerOver: pointAtEntry, onPointerLeave: leave, onFocus: pointAtEntry, onBlur: leave },
    pointAtMap: (companyIds: readonly number[]): void => point({ at: 'map', companyIds }),
  };
};
