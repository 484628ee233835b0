import { SearchUnavailable } from '../../ports/inventory-search.ts';

/** What a page can be shown without, where the search does not answer. */
export const unlessSearchIsAway = async <Answer, Otherwise>(
  asked: Promise<Answer>,
  otherwise: Otherwise,
): Promise<Answer | Otherwise> => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof SearchUnavailable) return otherwise;
    throw error;
  }
};
