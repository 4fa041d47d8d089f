import type { CurrentEntry } from '../widgets/watching/current-lists.query.ts';

type Media = CurrentEntry['media'];

interface Changes extends Partial<Omit<CurrentEntry, 'media'>> {
  readonly title?: string;
  readonly media?: Partial<Media>;
  /** The announced episode; Unix seconds. */
  readonly airs?: { readonly airingAt: number; readonly episode: number };
}

/** An entry of a running series of twelve episodes, five of them seen; the id is the media's too. */
export function currentEntry(
  id: number,
  { title = `Title ${id}`, media, airs, ...changes }: Changes = {},
): CurrentEntry {
  return {
    id: 1000 + id,
    mediaId: id,
    status: 'CURRENT',
    progress: 5,
    progressVolumes: 0,
    score: 0,
    repeat: 0,
    updatedAt: 1_700_000_000,
    startedAt: null,
    completedAt: null,
    streaming: [],
    ...changes,
    media: {
      id,
      type: 'ANIME',
      title: { userPreferred: title, english: null },
      coverImage: { extraLarge: null, large: null, color: null },
      format: 'TV',
      status: 'RELEASING',
      episodes: 12,
      chapters: null,
      volumes: null,
      season: null,
      seasonYear: null,
      startDate: null,
      averageScore: null,
      meanScore: null,
      popularity: null,
      countryOfOrigin: null,
      isFavourite: false,
      isAdult: false,
      nextAiringEpisode: airs ? { ...airs, timeUntilAiring: 0 } : null,
      mediaListEntry: null,
      ...media,
    },
  };
}
