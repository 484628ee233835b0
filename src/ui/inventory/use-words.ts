import type { TFunction } from 'i18next';
import { useTranslation } from '../translation.tsx';
import type { Words } from '../filters/filter-view.ts';

const say = (words: Words, t: TFunction): string =>
  typeof words === 'string' ? words : t(words.key, { ns: 'inventory', count: words.count, ...words.values });

export const useWords = (): ((words: Words) => string) => {
  const { t } = useTranslation('inventory');
  return (words) => say(words, t);
};
