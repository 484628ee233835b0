import { useEffect, useEffectEvent } from 'react';
import type { ProductViewEvent } from '../../domain/tracking/product-view-event.ts';
import { isTracked, viewPayload, type TrackedPage } from '../../domain/tracking/tracking-payload.ts';
import { useFrame } from '../layout/frame-context.tsx';
import { appState, DEFAULT_STATE } from './app-state.ts';
import { postCall } from './call.ts';
import { pushProductView } from './tag-manager.ts';

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
    const { server, localhost } = appState.get();
    if (isTracked(siteId))
      void postCall(`${server}/api/products/views`, viewPayload({ siteId, page, productId }), { keepalive: true });
    pushProductView(window, event, { tagManager, localhost, cookies: document.cookie });
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
