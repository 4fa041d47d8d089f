import { seasonPath } from '@tsugi/data/pure';
import { mediaFormatLabel, mediaStatusLabel, seasonLabel } from '@tsugi/ui/components';
import { nextEpisodeText } from '../../model/frame/countdown.ts';

export interface EyebrowPart {
  readonly text: string;
  /** Where it leads, from the product's root. */
  readonly to?: string;
  /** The episode that comes next. */
  readonly isNext?: boolean;
}

export interface EyebrowSource {
  readonly type: string | null;
  readonly format: string | null;
  readonly status: string | null;
  readonly season: string | null;
  readonly seasonYear: number | null;
  readonly startDate: { readonly year: number | null } | null;
  readonly isAdult: boolean | null;
  readonly nextAiringEpisode: { readonly episode: number; readonly airingAt: number } | null;
}

/** What it is, in one line above its name. @param now milliseconds */
export function eyebrowParts(media: EyebrowSource, now: number): readonly EyebrowPart[] {
  const next = media.nextAiringEpisode;
  const parts: EyebrowPart[] = [
    { text: mediaFormatLabel(media.format) },
    whenOf(media),
    { text: mediaStatusLabel(media.status) },
    { text: media.isAdult ? '18+' : '' },
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
