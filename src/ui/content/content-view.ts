/** A page of words as plain JSON. Markup comes from an operator's Markdown, without any of its own. */
export interface ContentItem {
  readonly id: string;
  readonly heading: string;
  readonly html: string;
}

export interface ContentSection extends ContentItem {
  /** Below a heading of the third level. On the support page each is a question with its answer. */
  readonly items: readonly ContentItem[];
}

export interface ContentView {
  /** This page, without carried parameters. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The day on which the words last changed, in the page's language. */
  readonly updated: string;
  /** What stands before the first heading; '' for nothing. */
  readonly lead: string;
  readonly sections: readonly ContentSection[];
  /** Present where the sections are questions that can be searched. */
  readonly search: { readonly name: string; readonly keyword: string } | null;
  /** The site for dealers, on pages about it. */
  readonly dealerServices: string | null;
  /** The points of the ranking formula, on the page about it. */
  readonly points: readonly { readonly part: RankingPart; readonly most: string }[];
  /** Whose data is shown, on the page about it. */
  readonly credits: readonly { readonly name: string; readonly url: string; readonly licence: string }[];
}

export const RANKING_PARTS = ['completeness', 'photos', 'price', 'availability', 'freshness', 'distance'] as const;
export type RankingPart = (typeof RANKING_PARTS)[number];
