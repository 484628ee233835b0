/** A value that components subscribe to. */
import { useSyncExternalStore } from 'react';

export interface Store<State> {
  readonly get: () => State;
  readonly set: (changes: Partial<State>) => void;
  /** Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

export const createStore = <State extends object>(initial: State): Store<State> => {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(changes) {
      state = { ...state, ...changes };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** @param onServer the state during server rendering and hydration; `select` must return the same object while the state is unchanged */
export const useStore = <State, Part>(store: Store<State>, onServer: State, select: (state: State) => Part): Part =>
  useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(onServer),
  );
