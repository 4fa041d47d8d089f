import { seasonPath } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { mediaFormatLabel, mediaStatusLabel, seasonLabel } from '@tsugi/ui/components';
import type { MediaDetail } from '../../model/media/media-detail.query.ts';

export interface EyebrowPart {
  readonly text: string;
  /** Where it leads, from the product's root. */
  readonly to?: string;
  /** The episode that comes next. */
  readonly isNext?: boolean;
}

export type EyebrowSource = Pick<
  MediaDetail,
  'type' | 'format' | 'status' | 'season' | 'seasonYear' | 'startDate' | 'isAdult' | 'nextAiringEpisode'
>;

/** What it is, in one line above its name. @param now milliseconds */
export function eyebrowParts(media: EyebrowSource, now: number): readonly EyebrowPart[] {
  const next = media.nextAiringEpisode;
  const parts: EyebrowPart[] = [
    { text: mediaFormatLabel(media.format) },
    whenOf(media),
    { text: mediaStatusLabel(media.status) },
    { text: media.isAdult ? t`18+` : '' },
    { text: next ? nextEpisodeText(next.episode, next.airingAt, now) : '', isNext: true },
  ];
  return parts.filter(({ text }) => text !== '');
}

/** The season where there is one, else the year, with the search that belongs to it. */
function whenOf(media: EyebrowSource): EyebrowPart {
  const { season, seasonYear } = media;
  if (season && seasonYear) {
    return { text: seasonLabel(season, seasonYear), to: seasonPath({ season, year: seasonYear }) };
  }
  const year = media.startDate?.year;
  if (!year) return { text: '' };
  return { text: String(year), to: `/search/${media.type === 'MANGA' ? 'manga' : 'anime'}?year=${year}` };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From here on hours are of no interest. */
const FAR_DAYS = 7;

/** Two units at most: "12 d", "3 d 4 h", "2 h 14 min", "14 min"; below a minute "less than a minute". */
export function countdown(ms: number): string {
  if (ms < MINUTE) return t`less than a minute`;
  const days = Math.floor(ms / DAY);
  const hours = Math.floor((ms % DAY) / HOUR);
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  if (days > 0) return days < FAR_DAYS && hours > 0 ? t`${days} d ${hours} h` : t`${days} d`;
  if (hours > 0) return minutes > 0 ? t`${hours} h ${minutes} min` : t`${hours} h`;
  return t`${minutes} min`;
}

/**
 * "Episode 6 in 2 h 14 min", and once the time has passed "Episode 6 aired".
 * @param airingAt Unix seconds
 * @param now milliseconds
 */
export function nextEpisodeText(episode: number, airingAt: number, now: number): string {
  const ms = airingAt * 1000 - now;
  return ms > 0 ? t`Episode ${episode} in ${{ time: countdown(ms) }}` : t`Episode ${episode} aired`;
}
