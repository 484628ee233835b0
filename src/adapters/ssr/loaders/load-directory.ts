/** Dealers and makes by province or region. */
import { browseDirectory } from '../../../application/dealers/browse-directory.ts';
import { scopeOf, typesOfDivision } from '../../../domain/site/site.ts';
import { directoryView, type DirectoryView } from '../../../ui/dealers/present-directory.ts';
import type { Loader } from '../loader.ts';

export const loadDirectory: Loader<DirectoryView> = async (request, ports) => {
  const { site } = request;
  const regions = await browseDirectory(scopeOf(site, null), scopeOf(site, typesOfDivision(site.division)), ports);
  return { kind: 'page', view: directoryView(regions, request) };
};
