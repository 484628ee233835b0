import { createStore, useStore } from '../browser/store.ts';
import { useFrame } from '../layout/frame-context.tsx';
import type { ShownPlace } from '../page.ts';

interface Guessed {
  /** The place that the browser assumed because the position was not available. */
  readonly guess: ShownPlace | null;
}

const NOTHING: Guessed = { guess: null };

export const guessedPlace = createStore(NOTHING);

/** Where the visitor is, as far as the server or the browser knows. */
export const usePlace = (): ShownPlace | null => {
  const { place } = useFrame();
  const guess = useStore(guessedPlace, NOTHING, (state) => state.guess);
  return place?.valid ? place : (guess ?? place);
};
