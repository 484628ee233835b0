/** What a site's home page is made of. */
import type { LanguageId } from '../language/language.ts';
import type { Body, Colour } from '../vehicle/attributes.ts';

/**
 * The parts below the headline: the search, the site's own dealers with address and hours, bodies, offers, the catalogue of new vehicles, the
 * latest vehicles, makes with how it works, and what the visitor has seen. A part without content is left out.
 */
export const HOME_BLOCKS = ['search', 'dealers', 'bodies', 'offers', 'newVehicles', 'newest', 'guide', 'recent'] as const;
export type HomeBlock = (typeof HOME_BLOCKS)[number];

/** Where the picture stands: in a light studio, before a wall in the site's accent colour, or at night. */
export const HOME_SCENES = ['studio', 'colour', 'night'] as const;
export type HomeScene = (typeof HOME_SCENES)[number];

export interface HomePage {
  /** Null for the drawing of the kind of vehicle that the page is about. */
  readonly picture: { readonly body: Body; readonly colour: Colour } | null;
  /** The site's own headline, in every language of the site; empty for the common one. */
  readonly headlines: Readonly<Partial<Record<LanguageId, string>>>;
  readonly scene: HomeScene;
  /** In this order. */
  readonly blocks: readonly HomeBlock[];
}
