import { useLocation, useNavigate } from 'react-router-dom';
import type { LanguageId } from '../../domain/language/language.ts';
import { destinationOf } from '../../domain/routing/navigation.ts';
import { useFrame } from '../layout/frame-context.tsx';
import { appState } from './app-state.ts';

export type NavigateTo = (code: string, languageId: LanguageId, query?: string) => void;

/** Leads to a page by its code (specification, section 2); stays where the visitor is there already. */
export const useNavigateTo = (): NavigateTo => {
  const navigate = useNavigate();
  const { carried } = useFrame();
  const { pathname, search } = useLocation();
  return (code, languageId, query = '') => {
    const { section, page, url, isCurrent } = destinationOf(code, languageId, query, { current: pathname + search, carried });
    appState.set({ section, page });
    // 'code!' is no path of this site: its 404 page says so.
    if (!isCurrent) void navigate(url.startsWith('/') ? url : `/${url}`);
  };
};
