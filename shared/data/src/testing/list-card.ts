import type { ListEntry } from '../sources/tracker/list-entry.ts';

interface CardOptions extends Partial<Omit<ListEntry, 'media'>> {
  readonly media?: Partial<ListEntry['media']>;
}

/** An entry with every member set to nothing, except what the test names. */
export function listCard(mediaId: number, { media, ...entry }: CardOptions = {}): ListEntry {
  return {
    id: mediaId + 1000,
    mediaId,
    status: 'CURRENT',
    score: 0,
    score100: 0,
    advancedScores: {},
    progress: 0,
    progressVolumes: 0,
    repeat: 0,
    priority: 0,
    private: false,
    notes: null,
    hiddenFromStatusLists: false,
    customLists: {},
    updatedAt: 0,
    createdAt: 0,
    startedAt: null,
    completedAt: null,
    ...entry,
    media: {
      id: mediaId,
      idMal: null,
      type: 'ANIME',
      title: { userPreferred: `Title ${mediaId}`, romaji: null, english: null, native: null },
      synonyms: [],
      coverImage: { extraLarge: null, large: null, color: null },
      bannerImage: null,
      format: null,
      status: null,
      episodes: null,
      chapters: null,
      volumes: null,
      averageScore: null,
      meanScore: null,
      popularity: null,
      genres: [],
      tags: [],
      season: null,
      seasonYear: null,
      startDate: null,
      countryOfOrigin: null,
      isFavourite: false,
      isAdult: false,
      nextAiringEpisode: null,
      studios: [],
      ...media,
    },
  };
}
