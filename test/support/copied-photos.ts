import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from 'chai';
import sharp from 'sharp';
import { FileCache } from '../../src/adapters/media/file-cache.ts';
import { PhotoCache } from '../../src/adapters/media/photos.ts';
import { systemClock } from '../../src/adapters/system/system-clock.ts';
import type { VehicleImage } from '../../src/domain/vehicle/vehicle.ts';

/** Photos of a dealer's server, which may be one that is never there. */
export const photosAt = (origin: string, count: number): VehicleImage[] =>
  Array.from({ length: count }, (_, place) => ({
    url: `${origin}/${String(place)}.jpg`,
    type: 'photo' as const,
    language: null,
  }));

/** Photos of which the server has its copies, as after the first visitor; the dealer's server is gone. */
export const copiedPhotos = async (dataDir: string, count: number): Promise<VehicleImage[]> => {
  const jpeg = await sharp({ create: { width: 1280, height: 853, channels: 3, background: '#70777d' } })
    .jpeg()
    .toBuffer();
  const dealer = createServer((_, response) => response.end(jpeg)).listen(0, '127.0.0.1');
  await once(dealer, 'listening');
  const images = photosAt(`http://127.0.0.1:${String((dealer.address() as AddressInfo).port)}`, count);
  const cache = new PhotoCache({ copies: new FileCache(join(dataDir, 'media'), 1e9), allowLocal: true }, systemClock);
  for (const { url } of images) expect((await cache.photo(url, 1280)).kind).to.equal('found');
  dealer.closeAllConnections();
  dealer.close();
  return images;
};
