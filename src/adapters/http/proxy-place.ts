/** The visitor's place as a proxy before this server names it in headers of each request (setting `location.proxyHeaders` of a site). */
import type { Request } from 'express';
import { parseDegrees } from '../../domain/location/coordinates.ts';
import type { Place } from '../../domain/location/location.ts';
import { COUNTRY_NAMES, findProvince, provinceName } from '../../domain/location/provinces.ts';
import type { Site } from '../../domain/site/site.ts';
import { percentDecode } from '../../domain/text/percent.ts';
import { isTrusted } from './trusted-peer.ts';

interface Names {
  readonly postalCode: string;
  readonly city: string;
  readonly province: string;
  readonly country: string;
  readonly latitude: string;
  readonly longitude: string;
}

const HEADERS: Readonly<Record<Exclude<Site['location']['proxyHeaders'], 'none'>, Names>> = {
  // The managed transform "Add visitor location headers".
  cloudflare: {
    postalCode: 'cf-postal-code',
    city: 'cf-ipcity',
    province: 'cf-region-code',
    country: 'cf-ipcountry',
    latitude: 'cf-iplatitude',
    longitude: 'cf-iplongitude',
  },
  // The CloudFront-Viewer headers of an origin request policy.
  cloudfront: {
    postalCode: 'cloudfront-viewer-postal-code',
    city: 'cloudfront-viewer-city',
    province: 'cloudfront-viewer-country-region',
    country: 'cloudfront-viewer-country',
    latitude: 'cloudfront-viewer-latitude',
    longitude: 'cloudfront-viewer-longitude',
  },
};

const LONGEST = 100;

/** Node reads headers as Latin-1; these proxies send UTF-8, or percent-encode it. */
const textIn = (request: Request, name: string): string => {
  const value = Buffer.from(request.get(name) ?? '', 'latin1').toString('utf8');
  return (percentDecode(value) ?? value).trim().slice(0, LONGEST);
};

/** Null unless the site reads such headers, one of TRUSTED_PROXIES sent them, and they name a town of the site's country. */
export const placeOfProxy = (request: Request, { country, location: { proxyHeaders } }: Site): Place | null => {
  if (proxyHeaders === 'none' || !isTrusted(request, request.socket.remoteAddress)) return null;
  const names = HEADERS[proxyHeaders];
  const city = textIn(request, names.city);
  const latitude = parseDegrees(textIn(request, names.latitude), 90);
  const longitude = parseDegrees(textIn(request, names.longitude), 180);
  const province = findProvince(textIn(request, names.province), country);
  if (textIn(request, names.country).toUpperCase() !== country || city === '' || !province || !latitude || !longitude)
    return null;
  return {
    postalCode: textIn(request, names.postalCode),
    city,
    province: provinceName(province),
    provinceIso: province.iso,
    country: COUNTRY_NAMES[country],
    countryIso: country,
    latitude,
    longitude,
  };
};
