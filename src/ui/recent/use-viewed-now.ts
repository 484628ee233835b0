import { useEffect } from 'react';
import { rememberViewed } from './viewed.ts';

/** Records on this device that the vehicle was viewed; null for one that was not. */
export const useViewedNow = (id: number | null): void => {
  useEffect(() => {
    if (id !== null) rememberViewed(id, () => window.localStorage);
  }, [id]);
};
