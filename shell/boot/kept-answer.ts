import { parsed } from './reader.ts';

/** An answer that is on this device. */
export interface KeptAnswer {
  readonly isFresh: boolean;
  /** What its operation made of it; undefined when it has been cleared away since. Rejects when storage is closed. */
  readonly read: () => Promise<unknown>;
}

/** Looks in what the data layer noted of its last answers: it writes the note, and the database that is read here. */
export function readKept(question: string, now: number): KeptAnswer | undefined {
  const note = parsed('tsugi.kept')?.[question];
  return Array.isArray(note) ? { isFresh: note[0] > now, read: () => readEntry(note[1]) } : undefined;
}

function readEntry(key: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('tsugi-results');
    // There is none any more: to make one is up to the data layer.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = reject;
    opening.onsuccess = () => {
      const database = opening.result;
      try {
        const reading = database.transaction('entries').objectStore('entries').get(key);
        reading.onerror = reject;
        reading.onsuccess = () => resolve(reading.result?.data);
      } catch (error) {
        reject(error);
      }
      // Takes effect after the reading; until then it would hold up a newer version.
      database.close();
    };
  });
}
