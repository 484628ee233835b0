/** The page that takes a whole sentence (product rules, section 5). */
import { answerSentence } from '../../../application/sentence-search/answer-sentence.ts';
import { SEARCH_LIMITS } from '../../../domain/inventory/limits.ts';
import { WIRE_NAMES } from '../../../domain/inventory/query-codec.ts';
import { pathOf } from '../../../domain/routing/path-table.ts';
import type { AnswerView, ShopibotView } from '../../../ui/sentence-search/shopibot-view.ts';
import type { PageRequest } from '../../../ui/page-request.ts';
import type { Loader, PagePorts } from '../loader.ts';
import { lookupContext } from '../../location/lookup-context.ts';
import { cardContextOf } from '../../../ui/components/present-card.ts';
import { presentAnswer } from '../../../ui/sentence-search/present-answer.ts';

const answerTo = async (sentence: string, request: PageRequest, ports: PagePorts): Promise<AnswerView> => {
  const { site, language, path, place: visitor, terms } = request;
  const lookup = lookupContext(site, language.id, path);
  const answer = await answerSentence(sentence, { site, languageId: language.id, visitor, terms, lookup }, ports);
  return presentAnswer({ ...cardContextOf(request), ...answer });
};

export const loadShopibot: Loader<ShopibotView> = async (request, ports) => {
  const sentence = (request.params.get(WIRE_NAMES.keyword) ?? '').trim().slice(0, SEARCH_LIMITS.maxTextLength);
  return {
    kind: 'page',
    view: {
      path: pathOf('Public_Shopibot', request.language.id),
      field: { name: WIRE_NAMES.keyword, value: sentence, maxLength: SEARCH_LIMITS.maxTextLength },
      answer: sentence === '' ? null : await answerTo(sentence, request, ports),
    },
  };
};
