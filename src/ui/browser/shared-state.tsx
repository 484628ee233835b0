import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useFrame } from '../layout/frame-context.tsx';
import { documentCookies } from './document-cookies.ts';
import { heldPlace } from './call.ts';
import { appState, DEFAULT_STATE, refresh, stateOfPage, useAppState } from './app-state.ts';

/**
 * Copies the page's data into the shared state, and reloads the page when the refresh index grows. It renders nothing and comes before the
 * screen: effects run in the order of the elements, and those of the screen read the state.
 */
export const SharedState = () => {
  const frame = useFrame();
  const { revalidate } = useRevalidator();
  const refreshIndex = useAppState((state) => state.refreshIndex);
  const bringUpToDate = useEffectEvent(() => void revalidate());

  useEffect(() => {
    const { hostname } = window.location;
    appState.set(stateOfPage(frame, { hostname, userAgent: navigator.userAgent, cookies: documentCookies(document) }));
    heldPlace.set({ place: frame.place });
  }, [frame]);

  useEffect(() => {
    if (refreshIndex > DEFAULT_STATE.refreshIndex) bringUpToDate();
  }, [refreshIndex]);

  useEffect(() => {
    // The back/forward cache may restore an outdated page.
    const onReturn = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) refresh();
    };
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, []);

  return null;
};
