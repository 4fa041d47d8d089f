// Stands in for @tsugi/data/mutations in the build of first screens, where nothing is changed.
const nothing = () => undefined;
export const useMutation = () => ({ run: nothing, isRunning: false, error: undefined });
export const saveFavourites = (): Promise<never> => new Promise(() => undefined);
export const followEntryChange = nothing;
