import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useFrame } from '../layout/frame-context.tsx';
import { heldPlace } from './call.ts';
import { appState, DEFAULT_STATE, refresh, stateOfPage, useAppState } from './app-state.ts';

/**
 * Keeps the shared state in step with the page, and the page with its refresh index. It renders nothing and comes before the
 * screen: effects run in the order of the elements, and those of the screen read the state.
 */
export const SharedState = () => {
  const frame = useFrame();
  const { revalidate } = useRevalidator();
  const refreshIndex = useAppState((state) => state.refreshIndex);
  const bringUpToDate = useEffectEvent(() => void revalidate());

  useEffect(() => {
    const { hostname } = window.location;
    appState.set(stateOfPage(frame, { hostname, userAgent: navigator.userAgent, cookies: document.cookie }));
    heldPlace.set({ place: frame.place });
  }, [frame]);

  useEffect(() => {
    if (refreshIndex > DEFAULT_STATE.refreshIndex) bringUpToDate();
  }, [refreshIndex]);

  useEffect(() => {
    // On return from the dealer's site the browser shows the page from its back/forward cache, however old it is.
    const onReturn = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) refresh();
    };
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, []);

  return null;
};
