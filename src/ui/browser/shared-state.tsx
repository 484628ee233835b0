import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useFrame } from '../layout/frame-context.tsx';
import { appState, DEFAULT_STATE, refresh, stateOfPage, useAppState } from './app-state.ts';

/**
 * Keeps the shared state in step with the page, and the page with its refresh index. It shows nothing, and stands before the
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
  }, [frame]);

  useEffect(() => {
    if (refreshIndex > DEFAULT_STATE.refreshIndex) bringUpToDate();
  }, [refreshIndex]);

  useEffect(() => {
    // Back from the dealer's site the browser shows the page as it was left, however long ago.
    const onReturn = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) refresh();
    };
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, []);

  return null;
};
