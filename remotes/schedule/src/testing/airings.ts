import type { AiringEntry, AiringItem, AiringMedia } from '../model/airing.ts';
import type { ListedAnime } from '../model/airing-list.query.ts';

/** An anime of a test. @param id its title is "Title <id>" unless another is given */
export function anime(id: number, members: Partial<AiringMedia> = {}): AiringMedia {
  const title = `Title ${id}`;
  return {
    id,
    type: 'ANIME',
    title: { userPreferred: title, romaji: title, english: null, native: null },
    coverImage: { large: `/${id}.jpg`, medium: null, color: '#3b8fd0' },
    format: 'TV',
    status: 'RELEASING',
    episodes: 12,
    duration: 24,
    countryOfOrigin: 'JP',
    isAdult: false,
    popularity: 1000,
    ...members,
  };
}

export function entry(mediaId: number, members: Partial<AiringEntry> = {}): AiringEntry {
  return {
    id: 5000 + mediaId,
    mediaId,
    status: 'CURRENT',
    progress: 0,
    score: 0,
    repeat: 0,
    updatedAt: 1,
    startedAt: null,
    completedAt: null,
    ...members,
  };
}

/** @param at ISO time at which it airs */
export function airing(media: AiringMedia, episode: number, at: string, own?: AiringEntry): AiringItem {
  return {
    id: media.id * 2000 + episode,
    airingAt: Date.parse(at) / 1000,
    episode,
    media,
    entry: own ?? null,
  };
}

export function listed(
  media: AiringMedia,
  own: AiringEntry,
  next: Pick<AiringItem, 'airingAt' | 'episode'> | null,
): ListedAnime {
  return {
    entry: own,
    media: { ...media, startDate: { year: 2026, month: 10, day: 1 }, endDate: null },
    next: next && { ...next, id: media.id * 2000 + next.episode },
  };
}
