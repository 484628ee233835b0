import { Router } from 'express';
import { DEALER_LOGO_PREFIX, parseDealerLogoPath } from '../../domain/dealers/dealer-logo.ts';
import type { DealerLogos } from '../../ports/media/dealer-logos.ts';

/** Opened by itself, a drawing may neither run nor load anything. */
const ALONE = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** GET /dealer-logo/{digest}.{webp|svg}: a stored logo. The name is a digest of the content, so it may be kept for ever. */
export const dealerLogos = ({ logos }: { readonly logos: Pick<DealerLogos, 'ofName'> }): Router =>
  Router().get(`${DEALER_LOGO_PREFIX}/{*path}`, async (request, response, next) => {
    const name = parseDealerLogoPath(request.path);
    const bytes = name && (await logos.ofName(name));
    if (!name || !bytes) return next();
    response
      .type(name.endsWith('.svg') ? 'image/svg+xml' : 'image/webp')
      .set({
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': ALONE,
        'X-Content-Type-Options': 'nosniff',
      })
      .send(Buffer.from(bytes));
  });
