/** Addresses of a dealer's page: /{locale}/{word}/{name}-{id}. */
import type { LanguageId } from '../language/language.ts';
import { pathOf } from '../routing/path-table.ts';
import { slug } from '../text/fold.ts';
import type { Dealer } from '../vehicle/vehicle.ts';

export const dealerPath = (
  { id, name }: Pick<Dealer, 'id' | 'name'>,
  languageId: LanguageId,
  code: 'Public_DealerInventory' | 'Public_DealerInventoryMap' = 'Public_DealerInventory',
): string => {
  const word = slug(name);
  return pathOf(code, languageId, [word === '-' ? String(id) : `${word}-${String(id)}`]);
};
