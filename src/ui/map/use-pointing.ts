import { useState, type FocusEvent, type PointerEvent } from 'react';

const NOBODY: readonly number[] = [];
const NOWHERE = { at: 'list', companyIds: NOBODY } as const;

/** The dealer whose entry this is part of, in a list. */
const companyOf = (target: EventTarget): readonly number[] => {
  const company = target instanceof Element ? target.closest<HTMLElement>('[data-company]')?.dataset.company : undefined;
  return company === undefined ? NOBODY : [Number(company)];
};

/** Synchronizes list and map: an entry under the pointer in one is highlighted in the other. List entries have `data-company`. */
export const usePointing = () => {
  const [pointed, point] = useState<{ readonly at: 'list' | 'map'; readonly companyIds: readonly number[] }>(NOWHERE);
  const pointAtEntry = ({ target }: PointerEvent | FocusEvent): void => {
    const companyIds = companyOf(target);
    if (companyIds[0] !== pointed.companyIds[0]) point({ at: 'list', companyIds });
  };
  const leave = (): void => point(NOWHERE);
  return {
    /** Dealers to highlight here because they are pointed at in the other. */
    litIn: (at: 'list' | 'map'): readonly number[] => (pointed.at === at ? NOBODY : pointed.companyIds),
    listListeners: { onPointerOver: pointAtEntry, onPointerLeave: leave, onFocus: pointAtEntry, onBlur: leave },
    pointAtMap: (companyIds: readonly number[]): void => point({ at: 'map', companyIds }),
  };
};
