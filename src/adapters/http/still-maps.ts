import { Router } from 'express';
import { STILL_MAP_PREFIX, parseStillMapPath } from '../../domain/map/still-map-url.ts';
import type { Ports } from '../../ports/ports.ts';

/**
 * GET /_map/{country}/{latitude},{longitude},{zoom},{width}x{height}.svg: that part of the map as a picture, drawn from the server's own
 * outlines; 404 for any other path. Pages show it before the map's scripts are there, and without JavaScript.
 */
export const stillMaps = ({ baseMaps }: Pick<Ports, 'baseMaps'>): Router =>
  Router().get(`${STILL_MAP_PREFIX}/{*path}`, async (request, response, next) => {
    const asked = parseStillMapPath(request.path);
    if (!asked) return next();
    const svg = await baseMaps.draw(asked.country, asked.frame);
    response.type('image/svg+xml').set('Cache-Control', 'public, max-age=86400').send(svg);
  });
