/**
 * GET /api/location/suggest?Text=lav: towns and postal codes of the site's country with this prefix, as accepted by POST
 * /location: `{Status: 1, Items: ["Laval, QC", …]}`, at most eight, most populous first.
 */
import { Router } from 'express';
import { SUCCEEDED } from '../../../domain/tracking/session-query.ts';
import { languageOf } from '../../../domain/language/language.ts';
import { parsePostalArea } from '../../../domain/location/postal-code.ts';
import { placeText } from '../../../domain/location/place-text.ts';
import type { Ports } from '../../../ports/ports.ts';
import { addressLimit } from '../middleware/address-limit.ts';
import { siteOf } from '../middleware/choose-site.ts';

const CALLS_PER_MINUTE = 240;
const MOST = 8;
const LONGEST_TEXT = 100;

export const placeSuggestionsApi = ({ placeSuggestions }: Pick<Ports, 'placeSuggestions'>): Router =>
  Router().get('/location/suggest', addressLimit('suggestions', CALLS_PER_MINUTE), async (request, response) => {
    const { country, defaultLanguage } = siteOf(response);
    const { tongue } = languageOf(defaultLanguage);
    const text = typeof request.query.Text === 'string' ? request.query.Text.slice(0, LONGEST_TEXT) : '';
    const places = await placeSuggestions.suggest(text, country, MOST);
    const isCode = /^\s*(?:\d|[a-z]\d)/i.test(text);
    const items = places.map((place) =>
      isCode && parsePostalArea(place.postalCode, country) !== null ? place.postalCode : placeText(place, tongue),
    );
    response.set('Cache-Control', 'private, max-age=3600').json({ Status: SUCCEEDED, Items: [...new Set(items)] });
  });
