/** The address that a submitted filters form redirects to. */
import { searchOfSentence } from '../../../application/sentence-search/understand-search.ts';
import { addressOf, hasNewWords, readForm, UNUSED_PARAMETER, type FormContent } from '../../../ui/inventory/filter-form.ts';
import { listOfCode, listPaths } from '../../../domain/inventory/list-layouts.ts';
import type { PageRequest } from '../../../ui/page-request.ts';
import type { PagePorts } from '../loader.ts';
import { lookupContext } from '../../location/lookup-context.ts';

/**
 * The list's canonical address. New words in the keyword field are read as a sentence: its filters are added to the form's, and
 * when all its vehicles are in the other division's list, the address is that list's.
 */
export const formAddress = async (
  { site, language, code, path, params, place: visitor, terms }: PageRequest,
  ports: PagePorts,
): Promise<string> => {
  const { division, layout } = listOfCode(code);
  const pairs = [...params];
  const form = readForm(pairs, terms);
  const pathIn = (list: typeof division): string => listPaths(list, language.id)[layout];
  if (!hasNewWords(pairs)) return addressOf(pathIn(division), form);

  const lookup = lookupContext(site, language.id, path);
  const found = await searchOfSentence(
    form.query,
    { site, languageId: language.id, visitor, terms: form.terms, lookup },
    division,
    ports,
  );
  if (!found) return addressOf(pathIn(division), form);
  const unused: FormContent['others'] = found.unused.length > 0 ? [[UNUSED_PARAMETER, found.unused.join(', ')]] : [];
  return addressOf(pathIn(found.division), { query: found.query, others: [...form.others, ...unused] });
};
