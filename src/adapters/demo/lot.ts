/** Which models, trims and model years the dealers of a market have on a day. */
import type { Body } from '../../domain/vehicle/attributes.ts';
import type { DemoDealer } from './demo-dealers.ts';
import { MODELS, type Market, type Model, type Trade, type Trim } from './demo-data.ts';
import { Weighted, type Random } from './random.ts';
import { newestModelYear, usedAge } from './usage.ts';
import { isCollectable } from './value.ts';

export interface Offer {
  readonly model: Model;
  readonly trim: Trim;
  readonly year: number;
}

/** What a trade sells. Personal watercraft are sold by both powersports and marine dealers. */
const DEALS_IN: Readonly<Record<Trade, (model: Model) => boolean>> = {
  car: ({ type }) => type === 'car',
  powersports: ({ type, body }) => type === 'motorcycle' || body === 'pwc' || isRidden(body),
  marine: ({ type }) => type === 'boat',
  camping: ({ type, body }) => type === 'recreational' && !isRidden(body),
  heavy: ({ type }) => type === 'heavy',
};

const isRidden = (body: Body): boolean => body === 'atv' || body === 'snowmobile';

/** Share of a franchise's used vehicles that are of its own make. */
const OWN_MAKE = 0.4;

export class Lot {
  readonly #market: Market;
  readonly newestYear: number;
  readonly #choices = new Map<string, Weighted<Model> | null>();

  constructor(market: Market, now: number) {
    this.#market = market;
    this.newestYear = newestModelYear(market, now);
  }

  newVehicle(dealer: DemoDealer, random: Random): Offer {
    const model = (this.#choose(dealer.trade, dealer.franchise, true) ?? this.#all(dealer.trade, true)).pick(random);
    const trim = random.pick(model.trims.filter(({ years }) => years.from <= this.newestYear && this.newestYear <= years.to));
    return { model, trim, year: Math.max(trim.years.from, this.newestYear - (random.chance(0.4) ? 1 : 0)) };
  }

  usedVehicle(dealer: DemoDealer, random: Random): Offer {
    const make = random.chance(OWN_MAKE) ? dealer.franchise : null;
    const models = this.#choose(dealer.trade, make, false) ?? this.#all(dealer.trade, false);
    let model = models.pick(random);
    for (let attempt = 0; attempt < 6 && !isCollectable(model); attempt++) {
      const year = this.newestYear - usedAge(model.type, random);
      const sold = model.trims.filter(({ years }) => years.from <= year && year <= years.to);
      if (sold.length > 0) return { model, trim: random.pick(sold), year };
      model = models.pick(random);
    }
    const trim = random.pick(model.trims.filter(({ years }) => years.from <= this.newestYear));
    const latest = Math.min(trim.years.to, this.newestYear - 1);
    return { model, trim, year: Math.max(trim.years.from, random.whole(Math.min(trim.years.from, latest), latest)) };
  }

  #all(trade: Trade, isNew: boolean): Weighted<Model> {
    const models = this.#choose(trade, null, isNew);
    if (!models) throw new RangeError(`No model of the trade ${trade} is sold in ${this.newestYear}`);
    return models;
  }

  /** Models of the trade and make, by their share of the market; null when there are none. */
  #choose(trade: Trade, make: string | null, isNew: boolean): Weighted<Model> | null {
    const key = `${trade} ${String(make)} ${String(isNew)}`;
    const known = this.#choices.get(key);
    if (known !== undefined) return known;
    const weights = MODELS[this.#market]
      .filter((model) => DEALS_IN[trade](model) && (make === null || model.make === make) && this.#isSold(model, isNew))
      .map((model) => [model, model.share] as const);
    const choice = weights.length > 0 ? new Weighted(weights) : null;
    this.#choices.set(key, choice);
    return choice;
  }

  #isSold({ trims }: Model, isNew: boolean): boolean {
    return trims.some(({ years }) => years.from <= this.newestYear && (!isNew || years.to >= this.newestYear));
  }
}
