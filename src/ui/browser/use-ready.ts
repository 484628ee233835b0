import { useEffect, useState } from 'react';

/** False while a page is rendered for the first time, true after its next render (specification, section 4). */
export const useReady = (page: string): boolean => {
  const [readyPage, setReadyPage] = useState<string | null>(null);
  useEffect(() => {
    const next = setTimeout(() => setReadyPage(page));
    return () => clearTimeout(next);
  }, [page]);
  return readyPage === page;
};
