/** A site's vehicles for outgoing feeds, read in batches so that memory does not grow with the inventory. */
import { obstaclesOf, type Obstacle } from '../../domain/feeds-out/eligibility.ts';
import type { CheckedFeed } from '../../domain/feeds-out/feed-kinds.ts';
import { googleVehicleAds } from '../../domain/feeds-out/google-vehicle-ads.ts';
import { metaAutomotive } from '../../domain/feeds-out/meta-automotive.ts';
import { offerOf, type Offer } from '../../domain/feeds-out/offer.ts';
import type { CsvFeed } from '../../domain/feeds-out/feed-columns.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import { scopeOf, type Site } from '../../domain/site/site.ts';
import type { Ports } from '../../ports/ports.ts';

export type OfferPorts = Pick<Ports, 'listed' | 'vehicles'>;

/** The site, language and origin that a feed is written for. */
export interface FeedVoice {
  readonly site: Site;
  readonly languageId: LanguageId;
  /** Scheme and host of the addresses in it. */
  readonly origin: string;
}

/** Smaller than a batch of ids, since whole listings with their photos are read. */
const AT_ONCE = 250;

/** By ascending id. */
async function* offersOf({ site, languageId, origin }: FeedVoice, { listed, vehicles }: OfferPorts): AsyncGenerator<Offer> {
  const absolute = (path: string): string => origin + path;
  for await (const batch of listed.inOrder(scopeOf(site, null))) {
    for (let from = 0; from < batch.length; from += AT_ONCE) {
      const ids = batch.slice(from, from + AT_ONCE).map(({ id }) => id);
      for (const listing of await vehicles.ofIds(ids)) yield offerOf(listing, languageId, absolute);
    }
  }
}

const FEEDS: Readonly<Record<CheckedFeed, CsvFeed>> = { google: googleVehicleAds, meta: metaAutomotive };

/** The feed as text, in pieces, without the vehicles that its receiver would refuse. */
export async function* feedText(feed: CheckedFeed, voice: FeedVoice, ports: OfferPorts): AsyncGenerator<string> {
  const { header, line } = FEEDS[feed];
  yield header;
  for await (const offer of offersOf(voice, ports)) if (obstaclesOf(offer, feed).length === 0) yield line(offer);
}

export interface FeedCheck {
  readonly vehicles: number;
  readonly eligible: number;
  /** The number of vehicles that each obstacle excludes; a vehicle may have several. */
  readonly obstacles: ReadonlyMap<Obstacle, number>;
}

/** Counts the vehicles that a feed includes and excludes. `onRefused` is called for each excluded one, with the reasons. */
export const checkFeed = async (
  feed: CheckedFeed,
  voice: FeedVoice,
  ports: OfferPorts,
  onRefused: (offer: Offer, obstacles: readonly Obstacle[]) => void = () => undefined,
): Promise<FeedCheck> => {
  const counts = new Map<Obstacle, number>();
  let [vehicles, eligible] = [0, 0];
  for await (const offer of offersOf(voice, ports)) {
    const obstacles = obstaclesOf(offer, feed);
    vehicles += 1;
    if (obstacles.length === 0) eligible += 1;
    else onRefused(offer, obstacles);
    for (const obstacle of obstacles) counts.set(obstacle, (counts.get(obstacle) ?? 0) + 1);
  }
  return { vehicles, eligible, obstacles: counts };
};
