import type { ListEntry } from '@tsugi/data/operations/media-list-collection';
import type { SubScore } from './file-entry.ts';
import type { JsonEntry } from './list-file-schema.ts';

// Apart from the schema, whose library only readers need.

export function toJsonEntry(entry: ListEntry): JsonEntry {
  const { media } = entry;
  const { userPreferred, romaji, english, native } = media.title;
  return {
    id: entry.id,
    mediaId: entry.mediaId,
    idMal: media.idMal,
    title: { userPreferred, romaji, english, native },
    format: media.format,
    status: entry.status,
    score: entry.score,
    score100: entry.score100,
    advancedScores: subScoresOf(entry.advancedScores),
    progress: entry.progress,
    progressVolumes: entry.progressVolumes,
    repeat: entry.repeat,
    priority: entry.priority,
    private: entry.private,
    hiddenFromStatusLists: entry.hiddenFromStatusLists ?? false,
    notes: entry.notes,
    customLists: namesOf(entry.customLists),
    startedAt: entry.startedAt,
    completedAt: entry.completedAt,
    createdAt: entry.createdAt,
    updatedAt: entry.updatedAt,
  };
}

export function subScoresOf(scores: ListEntry['advancedScores']): SubScore[] {
  return Object.entries(scores).map(([name, score]) => ({ name, score }));
}

/** Custom lists that an entry stands on. */
export function namesOf(customLists: ListEntry['customLists']): string[] {
  return Object.entries(customLists).flatMap(([name, isOn]) => (isOn ? [name] : []));
}
