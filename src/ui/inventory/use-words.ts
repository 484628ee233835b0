import { useTranslation } from '../translation.tsx';
import type { Words } from './list-message.ts';

/** Translates the messages of the list; formatted text is returned unchanged. */
export const useWords = (): ((words: Words) => string) => {
  const { t } = useTranslation('inventory');
  return (words) => (typeof words === 'string' ? words : t(words.key, { ns: 'inventory', count: words.count, ...words.values }));
};
