import { useAppState } from '../browser/app-state.ts';
import { useHydrated } from '../components/use-hydrated.ts';
import { useFrame } from '../layout/frame-context.tsx';

/** Ids of the vehicles that the visitor keeps; until the browser has taken over, those that the request came with. */
export const useFavourites = (): readonly number[] => {
  const { favourites } = useFrame();
  const now = useAppState((state) => state.favourites);
  return useHydrated() ? now : favourites;
};

export const useIsFavourite = (id: number): boolean => {
  const { favourites } = useFrame();
  const now = useAppState((state) => state.favourites.includes(id));
  return useHydrated() ? now : favourites.includes(id);
};

export const useFavouritesCount = (): number => {
  const { favourites } = useFrame();
  const now = useAppState((state) => state.favourites.length);
  return useHydrated() ? now : favourites.length;
};
