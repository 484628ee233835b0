import { useLocation, useNavigate } from 'react-router-dom';
import type { LanguageId } from '../../domain/language/language.ts';
import { destinationOf } from '../../domain/routing/navigation.ts';
import { useFrame } from '../layout/frame-context.tsx';
import { appState } from './app-state.ts';

export type NavigateTo = (code: string, languageId: LanguageId, query?: string) => void;

/** Navigates to a page by its code (specification, section 2), unless it is the current page. */
export const useNavigateTo = (): NavigateTo => {
  const navigate = useNavigate();
  const { carried } = useFrame();
  const { pathname, search } = useLocation();
  return (code, languageId, query = '') => {
    const { section, page, url, isCurrent } = destinationOf(code, languageId, query, { current: pathname + search, carried });
    appState.set({ section, page });
    // 'code!' is not a path of this site, so the 404 page is shown.
    if (!isCurrent) void navigate(url.startsWith('/') ? url : `/${url}`);
  };
};
