import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from '../translation.tsx';
import { opensNewTab } from '../../domain/site/search-type.ts';
import { leaveFor } from '../browser/outbound.ts';
import type { TrackedProduct } from '../browser/use-product-view.ts';
import { useFrame } from '../layout/frame-context.tsx';
import { usePlace } from '../location/use-place.ts';

interface OutboundLinkProps {
  /** Where it leads without a script: our page about the dealer's, `BRIDGE_PREFIX`, or the dealer's site itself. */
  readonly href: string;
  readonly product: Pick<TrackedProduct, 'productId' | 'page'>;
  /** The dealer's page that it leads to. */
  readonly url: string;
  readonly dealer: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A click that means this link in this tab, and not a menu or a tab of the visitor's own. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** Leads to a dealer's own site, in the tab that this site wants, and reports the click. */
export const OutboundLink = ({ href, product, url, dealer, className, children }: OutboundLinkProps) => {
  const { t } = useTranslation();
  const { site } = useFrame();
  const place = usePlace();
  const { productId, page } = product;
  const newTab = opensNewTab(site);
  // The partial page stands in a partner's frame, which is left.
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
