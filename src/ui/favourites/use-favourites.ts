import { useAppState } from '../browser/app-state.ts';
import { useHydrated } from '../components/use-hydrated.ts';
import { useFrame } from '../layout/frame-context.tsx';

/** Selects from the saved ids; until the page is hydrated, from those in the request's cookie. */
const useSaved = <Part>(select: (ids: readonly number[]) => Part): Part => {
  const { favourites } = useFrame();
  const now = useAppState((state) => select(state.favourites));
  return useHydrated() ? now : select(favourites);
};

export const useFavourites = (): readonly number[] => useSaved((ids) => ids);

export const useIsFavourite = (id: number): boolean => useSaved((ids) => ids.includes(id));

export const useFavouritesCount = (): number => useSaved((ids) => ids.length);
