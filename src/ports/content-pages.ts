import type { LanguageId } from '../domain/language/language.ts';
import type { PageCode } from '../domain/routing/section-page.ts';
import type { Site } from '../domain/site/site.ts';

/** Pages of text that an operator writes: one file per page and language. */
export const CONTENT_CODES = [
  'Public_HowItWorks',
  'Public_About',
  'Public_SignIn',
  'Public_Support',
  'Public_Terms',
  'Public_Privacy',
  'Public_Publicity',
  'Public_DealerServices',
  'Public_Ranking',
  'Public_Accessibility',
  'Public_Credits',
] as const satisfies readonly PageCode[];
export type ContentCode = (typeof CONTENT_CODES)[number];

/** From one heading to the next. */
export interface ContentPart {
  /** Of the heading, for links to it; '' before the first one. */
  readonly id: string;
  /** 2 or 3; 0 before the first heading. */
  readonly level: 0 | 2 | 3;
  readonly heading: string;
  /** Safe markup: made from Markdown alone. */
  readonly html: string;
}

export interface ContentPage {
  readonly title: string;
  readonly description: string;
  /** The day on which its words last changed, YYYY-MM-DD. */
  readonly updated: string;
  readonly parts: readonly ContentPart[];
}

export interface ContentPages {
  /** The page as written for this site and language. `hrefOf` makes the links to other pages of the site. */
  page(site: Site, languageId: LanguageId, code: ContentCode, hrefOf: (code: PageCode) => string): ContentPage;
}
