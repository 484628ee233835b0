/** The page that takes a whole sentence (product rules, section 5). */
import { answerSentence } from '../../../application/sentence-search/answer-sentence.ts';
import { SEARCH_LIMITS } from '../../../domain/inventory/limits.ts';
import { WIRE_NAMES } from '../../../domain/inventory/query-codec.ts';
import type { PageRequest } from '../../../ui/page-request.ts';
import type { Loader, PagePorts } from '../loader.ts';
import { lookupContext } from '../../location/lookup-context.ts';
import { cardContextOf } from '../../../ui/components/present-card.ts';
import { presentAnswer, shopibotView, type ShopibotView } from '../../../ui/sentence-search/present-answer.ts';

const answerTo = async (sentence: string, request: PageRequest, ports: PagePorts) => {
  const { site, language, path, place: visitor, terms } = request;
  const lookup = lookupContext(site, language.id, path);
  const answer = await answerSentence(sentence, { site, languageId: language.id, visitor, terms, lookup }, ports);
  return presentAnswer({ ...cardContextOf(request), ...answer });
};

export const loadShopibot: Loader<ShopibotView> = async (request, ports) => {
  const sentence = (request.params.get(WIRE_NAMES.keyword) ?? '').trim().slice(0, SEARCH_LIMITS.maxTextLength);
  const answer = sentence === '' ? null : await answerTo(sentence, request, ports);
  return { kind: 'page', view: shopibotView(sentence, answer, request.language.id) };
};
