/** Which pages a site has (decision 0027). */
import type { PageCode } from '../routing/section-page.ts';
import type { Site } from './site.ts';

/** Pages of a specs-only site beside the catalogue: about itself, and nothing of vehicles for sale. */
const OF_EVERY_SITE: readonly PageCode[] = [
  'Public_Index',
  'Public_About',
  'Public_Contact',
  'Public_Terms',
  'Public_Privacy',
  'Public_Publicity',
  'Public_Ranking',
  'Public_Accessibility',
  'Public_Credits',
];

const isCataloguePage = (code: PageCode): boolean => code.startsWith('Showroom_') || code.startsWith('Specs_');

/** A specs-only site sells nothing, so its lists, vehicles, dealers and tools for buyers do not exist. */
export const hasPage = ({ specs }: Pick<Site, 'specs'>, code: PageCode): boolean =>
  !specs || isCataloguePage(code) || OF_EVERY_SITE.includes(code);
