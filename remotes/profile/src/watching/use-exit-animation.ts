import type { CurrentEntry } from '@tsugi/data/operations/current-lists';
import { useEffect, useState } from 'react';

/** How long a card fades; the styles use the same time. */
const FADE_MS = 200;

/** Entries that are no longer in the list, for as long as they take to fade out. */
export function useExitAnimation(entries: readonly CurrentEntry[]): readonly CurrentEntry[] {
  const [known, setKnown] = useState(entries);
  const [leaving, setLeaving] = useState<readonly CurrentEntry[]>([]);
  if (known !== entries) {
    const present = new Set(entries.map(({ mediaId }) => mediaId));
    const gone = known.filter(({ mediaId }) => !present.has(mediaId));
    const still = leaving.filter(({ mediaId }) => !present.has(mediaId));
    setKnown(entries);
    if (gone.length > 0 || still.length < leaving.length) setLeaving([...still, ...gone]);
  }

  useEffect(() => {
    if (leaving.length === 0) return;
    const timer = setTimeout(() => setLeaving([]), FADE_MS);
    return () => clearTimeout(timer);
  }, [leaving]);

  return leaving;
}
