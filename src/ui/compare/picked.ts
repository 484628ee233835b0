/** The vehicles that the visitor has picked to compare: kept for as long as the tab is open, as they were shown. */
import type { SyntheticEvent } from 'react';
import { MOST_COMPARED } from '../../domain/inventory/comparison.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import { createStore, useStore } from '../browser/store.ts';
import { useFrame } from '../layout/frame-context.tsx';
import type { CardView } from '../components/present-card.ts';
import { PICK_NAME } from './pick-box.tsx';

export type Picked = Pick<CardView, 'id' | 'name' | 'href' | 'image' | 'facts' | 'price' | 'rating'>;

interface PickedState {
  /** Their texts are in this language; in another one nothing is picked. */
  readonly languageId: LanguageId | null;
  readonly vehicles: readonly Picked[];
}

const KEY = 'forecourt.compare';
const NOTHING: PickedState = { languageId: null, vehicles: [] };

const kept = (): PickedState => {
  try {
    return (JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as PickedState | null) ?? NOTHING;
  } catch {
    return NOTHING;
  }
};

const store = createStore(typeof window === 'undefined' ? NOTHING : kept());

const keep = (state: PickedState): void => {
  store.set(state);
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // Storage is blocked or full: they are picked until the page is left.
  }
};

const inLanguage = (state: PickedState, languageId: LanguageId): readonly Picked[] =>
  state.languageId === languageId ? state.vehicles : NOTHING.vehicles;

/** What is picked, in the order of picking; nothing on the server and until the page is hydrated. */
export const usePicked = (): readonly Picked[] => {
  const { languageId } = useFrame();
  return useStore(store, NOTHING, (state) => inLanguage(state, languageId));
};

export const isFull = (picked: readonly Picked[]): boolean => picked.length >= MOST_COMPARED;

/** Picks a vehicle, or puts it back; one more than fit side by side is not taken. */
export const togglePicked = ({ id, name, href, image, facts, price, rating }: Picked, languageId: LanguageId): void => {
  const before = inLanguage(store.get(), languageId);
  const without = before.filter((other) => other.id !== id);
  if (without.length < before.length) keep({ languageId, vehicles: without });
  else if (!isFull(before)) keep({ languageId, vehicles: [...before, { id, name, href, image, facts, price, rating }] });
};

/** Hears the boxes of a list. */
export const usePick = (listed: readonly Picked[]): ((event: SyntheticEvent) => void) => {
  const { languageId } = useFrame();
  return ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== PICK_NAME) return;
    const vehicle = listed.find(({ id }) => String(id) === target.value);
    if (vehicle) togglePicked(vehicle, languageId);
  };
};

export const forgetPicked = (): void => keep(NOTHING);
