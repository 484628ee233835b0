/**
 * Stands for react-i18next in the browser (scripts/build.mjs): i18next and it are an eighth of a page's scripts, for a few things
 * that `words.ts` does as well. On the server and in tests of screens the real ones speak.
 */
import { createContext, useContext, useMemo } from 'react';
import type { WordOptions, Words } from './words.ts';

export const WordsContext = createContext<Words | null>(null);

export const useTranslation = (namespace = 'common') => {
  const words = useContext(WordsContext);
  if (!words) throw new Error('There are no words around this component');
  return useMemo(() => ({ t: (key: string, options?: WordOptions) => words.say(namespace, key, options) }), [words, namespace]);
};
