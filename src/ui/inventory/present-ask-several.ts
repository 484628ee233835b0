/** The way from a narrowed list to several dealers at once: the comparison of their first vehicles, with its form open. */
import type { Language } from '../../domain/language/language.ts';
import { vehicleForms } from '../../domain/leads/vehicle-forms.ts';
import { withCarried } from '../../domain/routing/carried-parameters.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import { cardPage } from '../../domain/site/search-type.ts';
import type { Site } from '../../domain/site/site.ts';
import type { Listing } from '../../domain/vehicle/vehicle.ts';
import { ASK_FRAGMENT } from '../compare/ask-fragment.ts';

/** As many as visitors commonly ask; the comparison takes one more. */
const MOST_ASKED = 3;

interface AskContext {
  readonly site: Pick<Site, 'searchType'>;
  readonly language: Pick<Language, 'id' | 'locale'>;
  readonly carried: string;
}

/** Null where fewer than two of the dealers take questions here. */
export const presentAskSeveral = (listings: readonly Listing[], { site, language, carried }: AskContext) => {
  const asked = new Map<number, Listing>();
  for (const listing of listings) {
    const { vehicle, dealer } = listing;
    const takesQuestions = vehicleForms(vehicle).includes('inquiry') && cardPage(site, vehicle) === 'plain';
    if (takesQuestions && !asked.has(dealer.id) && asked.size < MOST_ASKED) asked.set(dealer.id, listing);
  }
  if (asked.size < 2) return null;
  const chosen = [...asked.values()];
  const path = `${pathOf('Public_Compare', language.id)}?ids=${chosen.map(({ vehicle }) => vehicle.id).join(',')}`;
  return {
    count: chosen.length,
    /** 'A, B and C'. */
    dealers: new Intl.ListFormat(language.locale).format(chosen.map(({ dealer }) => dealer.name)),
    href: withCarried(path, carried) + ASK_FRAGMENT,
  };
};
