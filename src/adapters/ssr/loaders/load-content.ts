/** Content pages: terms, privacy, support and others. */
import { carriedParameters, withCarried } from '../../../domain/routing/carried-parameters.ts';
import { pathOf } from '../../../domain/routing/path-table.ts';
import { CONTENT_CODES } from '../../../ports/content-pages.ts';
import { contentView, type ContentView } from '../../../ui/content/present-content.ts';
import { questionsData } from '../../discovery/structured/site-data.ts';
import type { Loader } from '../loader.ts';

export const loadContent: Loader<ContentView> = (request, { contents }) => {
  const { site, language, params } = request;
  const code = CONTENT_CODES.find((known) => known === request.code);
  if (!code) return Promise.resolve({ kind: 'not-found' });
  const carried = carriedParameters(params, site.logoInInventory);
  const page = contents.page(site, language.id, code, (linked) => withCarried(pathOf(linked, language.id), carried));
  const view = contentView(code, page, request);
  const questions = view.sections.flatMap(({ items }) => items);
  return Promise.resolve({
    kind: 'page',
    view,
    ...(code === 'Public_Support' && { structured: (absolute) => [questionsData(questions, absolute)] }),
  });
};
