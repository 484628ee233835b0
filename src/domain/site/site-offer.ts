import type { Ad } from './ads.ts';

/** What a site offers its visitors on its home page: a search of its list, or a page elsewhere. */
export interface Offer extends Pick<Ad, 'picture' | 'texts'> {
  /** As an ad's value: a web address, or the search of a list as its query. */
  readonly link: string;
  /** A file in the site's folder; it comes before `picture`. */
  readonly image: string | null;
}
