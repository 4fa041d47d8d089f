import type { Rng } from '../random.ts';
import type { MediaFormat, MediaStatus, MediaType } from './media.ts';

/** Episodes and minutes, decided before the dates since they decide when a work ends. */
export function animeLength(
  rng: Rng,
  format: MediaFormat,
): { episodes: number | null; duration: number | null } {
  switch (format) {
    case 'TV':
      return {
        episodes:
          [12, 13, 11, 24, 25, 26, 10, 50, 51, null][rng.weighted([38, 14, 6, 14, 8, 7, 4, 3, 1, 2])] ?? null,
        duration: rng.pick([23, 24, 24, 24, 25]),
      };
    case 'TV_SHORT':
      return { episodes: rng.pick([12, 12, 13, 24, 26, 8]), duration: rng.pick([3, 4, 5, 8, 12, 15]) };
    case 'MOVIE':
      return { episodes: 1, duration: rng.int(48, 156) };
    case 'OVA':
      return { episodes: rng.pick([1, 1, 2, 2, 3, 4, 6]), duration: rng.int(18, 52) };
    case 'ONA':
      return { episodes: rng.pick([8, 10, 12, 12, 13, 16, 24, 40]), duration: rng.pick([6, 12, 20, 23, 24]) };
    case 'MUSIC':
      return { episodes: 1, duration: rng.int(2, 6) };
    default:
      return { episodes: rng.pick([1, 1, 1, 2, 3]), duration: rng.pick([4, 12, 24, 24, 46]) };
  }
}

/** Running works have no length. */
export function mangaLength(
  rng: Rng,
  format: MediaFormat,
  status: MediaStatus,
): { chapters: number | null; volumes: number | null } {
  if (status === 'NOT_YET_RELEASED' || status === 'RELEASING' || status === 'HIATUS') {
    return { chapters: null, volumes: null };
  }
  if (format === 'ONE_SHOT') {
    return { chapters: 1, volumes: null };
  }
  const volumes = Math.max(1, Math.round(Math.exp(rng.normal(1.5, 0.8))));
  return {
    chapters: rng.chance(0.05)
      ? null
      : volumes * (format === 'NOVEL' ? rng.int(5, 9) : rng.int(5, 10)) + rng.int(0, 6),
    volumes,
  };
}

export type Reception = {
  popularity: number;
  averageScore: number | null;
  meanScore: number | null;
  favourites: number;
  trending: number;
};

/** How many people list the work, what they think, and whether they talk about it right now. */
export function reception(
  rng: Rng,
  about: {
    type: MediaType;
    fame: number;
    share: number;
    quality: number;
    status: MediaStatus;
    seasonOffset: number | null;
    isHero: boolean;
  },
): Reception {
  const age = about.seasonOffset === null ? -2 : about.seasonOffset;
  const nostalgia = age < -60 ? 0.55 : age < -30 ? 0.8 : 1;
  const unreleased = about.status === 'NOT_YET_RELEASED';
  const paper = about.type === 'MANGA' ? 0.45 : 1;
  const popularity = Math.max(
    2,
    Math.round(
      about.fame * about.share * nostalgia * paper * (unreleased ? 0.18 : 1) * (0.8 + rng.next() * 0.4),
    ),
  );
  const judged = !unreleased && popularity > 60 && !rng.chance(0.02);
  const meanScore = judged ? Math.round(Math.max(28, Math.min(93, rng.normal(about.quality, 3)))) : null;
  const averageScore =
    meanScore === null || popularity < 120
      ? null
      : Math.round(meanScore - rng.next() * (popularity < 2_000 ? 4 : 1.4));
  const loved = ((meanScore ?? 60) / 100) ** 4;
  const airingNow = about.status === 'RELEASING' && about.type === 'ANIME';
  const fresh = airingNow ? 0.0042 : age >= -2 ? 0.0014 : about.status === 'RELEASING' ? 0.0009 : 0.00018;
  return {
    popularity,
    meanScore,
    averageScore,
    favourites: Math.round(popularity * loved * 0.13 * (0.6 + rng.next() * 0.8)),
    trending: Math.round(popularity * fresh * (0.4 + rng.next() * 1.2) * (about.isHero ? 1.5 : 1)),
  };
}
