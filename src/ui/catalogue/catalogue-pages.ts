/** The pages of the way down through the catalogue: paths are without carried parameters, figures and names are ready text. */
import type { CatalogueSection } from '../../domain/catalogue/catalogue-section.ts';
import type { LinkView } from '../components/crumbs.tsx';
import type { MakesView, ModelsView } from './present-makes.ts';
import type { StyleView } from './present-style.ts';
import type { StylesView } from './present-styles.ts';

/** A name that the catalogue does not have (404), and the nearest ones that it has. */
export interface UnknownView {
  readonly variant: 'unknown';
  readonly section: CatalogueSection;
  /** The page's own path. */
  readonly path: string;
  readonly sectionPath: string;
  /** None. */
  readonly crumbs: readonly LinkView[];
  /** As the address has it. */
  readonly asked: string;
  readonly suggestions: readonly LinkView[];
  readonly searchPath: string;
}

export type CatalogueView = MakesView | ModelsView | StylesView | StyleView | UnknownView;
