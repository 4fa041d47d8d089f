// Stands in for @tsugi/data/mutations in the build of first screens: what the response says, and nothing is changed.
export {
  useFavourite,
  useFollow,
  useLike,
  useListEntry,
  useRecommendationRating,
} from './controls.ts';

const nothing = () => undefined;
export const useMutation = () => ({ run: nothing, isRunning: false, error: undefined });
export const saveFavourites = (): Promise<never> => new Promise(() => undefined);
export const followEntryChange = nothing;
