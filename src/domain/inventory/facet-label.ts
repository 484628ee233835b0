/** What visitors read for the values of facets. */
import { modelIn } from '../vehicle/vehicle-name.ts';
import type { LanguageId } from '../language/language.ts';
import { capitalised } from '../text/fold.ts';
import type { Grade } from '../rating/grade.ts';
import { gradeLabel, labelOf } from '../vehicle/attribute-labels.ts';
import { isCoded, type Facet, type FacetCount } from './facets.ts';

/** The value's name, or the word of the language for a code. */
export const facetLabel = (facet: Facet, { value, name }: Pick<FacetCount, 'value' | 'name'>, languageId: LanguageId): string => {
  if (facet === 'rating') return gradeLabel(value as Grade, languageId);
  if (facet === 'model') return modelIn(name, languageId);
  return isCoded(facet) ? labelOf(facet, value, languageId) : name;
};

/** Labels by the names that a search answered with, which has every chosen value of the facets that it was asked for. */
export const labelsFrom =
  (facets: Readonly<Partial<Record<Facet, readonly FacetCount[]>>>, languageId: LanguageId) =>
  (facet: Facet, value: string): string =>
    facetLabel(facet, facets[facet]?.find((count) => count.value === value) ?? { value, name: capitalised(value) }, languageId);
