import { useTranslation } from '../translation.tsx';
import type { Words } from './list-message.ts';

/** Says ready text as it is, and the messages of the list in the page's language. */
export const useWords = (): ((words: Words) => string) => {
  const { t } = useTranslation('inventory');
  return (words) => (typeof words === 'string' ? words : t(words.key, { ns: 'inventory', count: words.count, ...words.values }));
};
