import type { Site } from './site.ts';

/** What a site is for its visitors; pages of words suit it. */
export const SITE_ROLES = ['main', 'dealer', 'specs', 'moto', 'partner'] as const;
export type SiteRole = (typeof SITE_ROLES)[number];

/** A dealer's site is one that shows chosen dealers alone; what is neither main nor anything else is a partner's. */
export const roleOf = ({
  specs,
  companyIds,
  division,
  main,
}: Pick<Site, 'specs' | 'companyIds' | 'division' | 'main'>): SiteRole => {
  if (specs) return 'specs';
  if (companyIds.length > 0) return 'dealer';
  if (division === 'Recreative') return 'moto';
  return main ? 'main' : 'partner';
};
