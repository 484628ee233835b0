/** Views of the catalogue's pages from makes to styles: paths are without carried parameters, figures and names are formatted text. */
import type { CatalogueSection } from '../../domain/catalogue/catalogue-section.ts';
import type { LinkView } from '../components/crumbs.tsx';
import type { ReferenceModelsView, ReferenceView } from './reference/present-reference.ts';
import type { OfferedModelsView, OffersView } from './showroom/present-showroom.ts';
import type { StyleView } from './present-style.ts';
import type { StylesView } from './present-styles.ts';

/** A name that is not in the catalogue (404), and the most similar ones that are. */
export interface UnknownView {
  readonly variant: 'unknown';
  readonly section: CatalogueSection;
  readonly path: string;
  readonly sectionPath: string;
  /** None. */
  readonly crumbs: readonly LinkView[];
  /** As the address has it. */
  readonly asked: string;
  readonly suggestions: readonly LinkView[];
  readonly searchPath: string;
}

export type CatalogueView =
  OffersView | OfferedModelsView | ReferenceView | ReferenceModelsView | StylesView | StyleView | UnknownView;
