/** Fields of a form that takes a sentence; apart from the search's own, so that every page's header has them for a few bytes. */
import type { WIRE_NAMES } from '../../domain/inventory/query-codec.ts';

export const SENTENCE_FIELD: (typeof WIRE_NAMES)['keyword'] = 'Keyword';

/** The keyword that the form was rendered with: it is not interpreted again. */
export const KEYWORD_READ_FIELD = 'KeywordRead';
