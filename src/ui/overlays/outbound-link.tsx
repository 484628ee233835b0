import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from '../translation.tsx';
import { opensNewTab } from '../../domain/site/search-type.ts';
import { leaveFor } from '../browser/outbound.ts';
import type { TrackedProduct } from '../browser/use-product-view.ts';
import { useFrame } from '../layout/frame-context.tsx';
import { usePlace } from '../location/use-place.ts';

interface OutboundLinkProps {
  /** The address without JavaScript: the bridge page, `BRIDGE_PREFIX`, or the dealer's site. */
  readonly href: string;
  readonly product: Pick<TrackedProduct, 'productId' | 'page'>;
  readonly url: string;
  readonly dealer: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A click that does not open a menu, a new tab or a window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** A link to a dealer's own site: reports the click and opens the tab that the site is configured for. */
export const OutboundLink = ({ href, product, url, dealer, className, children }: OutboundLinkProps) => {
  const { t } = useTranslation();
  const { site } = useFrame();
  const place = usePlace();
  const { productId, page } = product;
  const newTab = opensNewTab(site);
  // The partial page is in a partner's frame: the link leaves the frame.
  const inFrame = page === 'partial' ? '_top' : undefined;

  const leave = (event: MouseEvent): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    leaveFor({ siteId: site.siteId, productId, page, url, newTab, place, text: t('overlay.leaving', { dealer }) });
  };

  return (
    <a className={className} href={href} target={newTab ? '_blank' : inFrame} rel="noopener nofollow" onClick={leave}>
      {children}
    </a>
  );
};
