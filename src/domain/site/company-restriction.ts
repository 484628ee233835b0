import type { Site } from './site.ts';

/** The showroom of every site but the main ones is its own dealers' (specification, section 6). */
export const isCompanyRestricted = (section: string, { main }: Pick<Site, 'main'>): boolean =>
  section.toUpperCase() === 'SHOWROOM' && !main;
