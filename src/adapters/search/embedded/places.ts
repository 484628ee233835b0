import type { FoundPlace } from '../../../domain/inventory/found-place.ts';
import type { Currency } from '../../../domain/money/money.ts';
import { countBits, highestBit } from './bits.ts';
import type { InventoryIndex } from './inventory-index.ts';
import type { Selection } from './selection.ts';

/** What was selected by dealer; dealers without coordinates are left out. */
export const placesOf = (index: InventoryIndex, { hits: { words } }: Selection, currency: Currency): FoundPlace[] => {
  const { dealers, pages, price, rows } = index;
  const counts = new Uint32Array(dealers.size);
  const lowest = new Float64Array(dealers.size).fill(Infinity);
  const highest = new Float64Array(dealers.size).fill(-Infinity);
  const priced = rows.priced(currency, words.length);
  for (let w = 0; w < words.length; w++) {
    if (words[w] === 0) continue;
    const dealer = pages.owner[w >>> 1]!;
    counts[dealer]! += countBits(words[w]!);
    for (let bits = words[w]! & priced[w]!; bits !== 0; bits ^= 1 << highestBit(bits)) {
      const amount = price.values[(w << 5) | highestBit(bits)]!;
      if (amount < lowest[dealer]!) lowest[dealer] = amount;
      if (amount > highest[dealer]!) highest[dealer] = amount;
    }
  }
  const places: FoundPlace[] = [];
  for (const ordinal of dealers.ordered) {
    const count = counts[ordinal]!;
    if (count === 0) continue;
    const { id, name, coordinates } = dealers.dealerOf(ordinal);
    if (!coordinates) continue;
    const hasPrice = lowest[ordinal]! <= highest[ordinal]!;
    places.push({
      companyId: id,
      name,
      coordinates,
      count,
      lowest: hasPrice ? lowest[ordinal]! : null,
      highest: hasPrice ? highest[ordinal]! : null,
    });
  }
  return places;
};
