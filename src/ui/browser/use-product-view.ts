import { useEffect, useEffectEvent } from 'react';
import { isTracked, viewPayload, type TrackedPage } from '../../domain/tracking/tracking-payload.ts';
import { useFrame } from '../layout/frame-context.tsx';
import { appState, DEFAULT_STATE } from './app-state.ts';
import { postCall } from './call.ts';
import { CONSENT_COOKIE, consentsTo } from '../../domain/consent/consent.ts';
import type { ProductViewEvent } from '../../domain/tracking/product-view-event.ts';
import { cookieValue } from './cookie-value.ts';

interface TagManagerGate {
  /** The site's container; null for none. */
  readonly tagManager: string | null;
  readonly localhost: boolean;
  /** In the format of `document.cookie`. */
  readonly cookies: string;
}

/** No data is collected on localhost, or before the visitor has agreed to analytics. */
const isAllowed = ({ tagManager, localhost, cookies }: TagManagerGate): boolean =>
  tagManager !== null && !localhost && consentsTo('analytics', cookieValue(cookies, CONSENT_COOKIE));

const pushProductView = (target: { dataLayer?: unknown[] }, event: ProductViewEvent, gate: TagManagerGate): void => {
  if (!isAllowed(gate)) return;
  target.dataLayer ??= [];
  target.dataLayer.push(event);
};

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
