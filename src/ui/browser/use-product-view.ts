import { useEffect, useEffectEvent } from 'react';
import type { TrackedPage } from '../../domain/tracking/tracking-payload.ts';
import { useFrame } from '../layout/frame-context.tsx';
import { appState, DEFAULT_STATE } from './app-state.ts';
import type { ProductViewEvent } from '../../domain/tracking/product-view-event.ts';
import { tracking } from './browser-tracking.ts';

/** What is reported when a vehicle's page is seen. */
export interface TrackedProduct {
  readonly productId: number;
  readonly page: TrackedPage;
  readonly event: ProductViewEvent;
}

/** A page that the browser prerenders has not been seen. */
const onceSeen = (act: () => void): (() => void) => {
  if (!('prerendering' in document) || !document.prerendering) {
    act();
    return () => undefined;
  }
  document.addEventListener('prerenderingchange', act, { once: true });
  return () => document.removeEventListener('prerenderingchange', act);
};

/** Reports that a vehicle's page is seen, once each time that it is opened: a refresh of the same page is not another view. */
export const useProductView = ({ productId, page, event }: TrackedProduct): void => {
  const { siteId, tagManager } = useFrame().site;

  const report = useEffectEvent(() => {
    tracking.viewed({ siteId, page, productId, event, tagManager });
  });

  useEffect(() => {
    appState.set({ productId: String(productId) });
    const forget = onceSeen(() => report());
    return () => {
      forget();
      appState.set({ productId: DEFAULT_STATE.productId });
    };
  }, [productId]);
};
