import type { CurrentEntry } from '@tsugi/data/operations/current-lists';
import { useCallback, useState } from 'react';

export interface Departures {
  /** Entries that are no longer in the list and still on show, while they fade. */
  readonly leaving: readonly CurrentEntry[];
  readonly onGone: (mediaId: number) => void;
}

/** Keeps what has left the list on show until it has faded out. */
export function useDepartures(entries: readonly CurrentEntry[]): Departures {
  const [known, setKnown] = useState(entries);
  const [leaving, setLeaving] = useState<readonly CurrentEntry[]>([]);
  if (known !== entries) {
    const present = new Set(entries.map(({ mediaId }) => mediaId));
    const gone = known.filter(({ mediaId }) => !present.has(mediaId));
    setKnown(entries);
    setLeaving([...leaving.filter(({ mediaId }) => !present.has(mediaId)), ...gone]);
  }
  const onGone = useCallback((mediaId: number) => {
    setLeaving((all) => all.filter((entry) => entry.mediaId !== mediaId));
  }, []);
  return { leaving, onGone };
}
