/** The maps of an entry that are sent as lists. */
export interface EntryMaps {
  readonly customLists?: unknown;
  readonly advancedScores?: unknown;
}

/**
 * A list entry with the viewer's change: what every place that shows entries lays over them, be it a response or a column of a
 * worker. Members that the change does not have stay.
 * @param known the maps of the entry, where it has none itself: they name what a change leaves out
 */
export function withEntryChange<E extends object>(entry: E, change: object, known: EntryMaps = entry): E {
  return { ...entry, ...inResponseForm(change, known) };
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
