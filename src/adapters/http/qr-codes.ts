import { Router } from 'express';
import qrcode from 'qrcode';
import { showsListing } from '../../domain/site/site.ts';
import { parseQrPath, QR_PREFIX } from '../../domain/vehicle/qr-url.ts';
import { vehiclePath } from '../../domain/vehicle/vehicle-url.ts';
import type { Ports } from '../../ports/ports.ts';
import { siteOf } from './middleware/choose-site.ts';
import { originOf } from './middleware/own-origin.ts';

/**
 * GET /_qr/{language}/{vehicle}.svg: a QR code with the address of the vehicle's page on this host; 404 when the site does not
 * show it. A separate file, because it is needed only for printing.
 */
export const qrCodes = ({ vehicles }: Pick<Ports, 'vehicles'>): Router =>
  Router().get(`${QR_PREFIX}/{*path}`, async (request, response, next) => {
    const wanted = parseQrPath(request.path);
    const listing = wanted && (await vehicles.ofId(wanted.vehicleId));
    const site = siteOf(response);
    if (!listing || !showsListing(site, listing) || !site.languages.includes(wanted.languageId)) return next();
    const page = `${originOf(request, response)}${vehiclePath(listing.vehicle, wanted.languageId)}`;
    const svg = await qrcode.toString(page, { type: 'svg', errorCorrectionLevel: 'M', margin: 0 });
    response.type('image/svg+xml').set('Cache-Control', 'public, max-age=86400').send(svg);
  });
