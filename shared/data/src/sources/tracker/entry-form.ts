/** The maps of an entry that are sent as lists. */
export interface EntryMaps {
  readonly customLists?: unknown;
  readonly advancedScores?: unknown;
}

/**
 * A pending change in the form that responses have: names of custom lists become a map of switches, sub-scores a map by
 * name. `known` has the maps of the response: they name what a list leaves out.
 */
export function inResponseForm(change: object, known: EntryMaps): object {
  const { customLists, advancedScores } = change as EntryMaps;
  return {
    ...change,
    ...(Array.isArray(customLists)
      ? {
          customLists: {
            ...mapNames(known.customLists, () => false),
            ...Object.fromEntries(customLists.map((name) => [name, true])),
          },
        }
      : {}),
    ...(Array.isArray(advancedScores)
      ? { advancedScores: mapNames(known.advancedScores, (index) => advancedScores[index] ?? 0) }
      : {}),
  };
}

function mapNames<T>(map: unknown, valueAt: (index: number) => T): Readonly<Record<string, T>> {
  if (typeof map !== 'object' || map === null) return {};
  return Object.fromEntries(Object.keys(map).map((name, index) => [name, valueAt(index)]));
}
