import { t } from '@tsugi/i18n/macro';
import type { AnimeThemes } from './anime-themes.query.ts';
import { bestVideo, type Clip, clipOf, videoText } from './clip.ts';

type Theme = AnimeThemes['themes'][number];

/** One version of a theme, as it is listed. */
export interface VersionRow {
  readonly id: number;
  /** "Version 2", "English Version"; empty for the only one. */
  readonly name: string;
  /** "Episodes 1-12 · 1080p, BD". */
  readonly detail: string;
  readonly isSpoiler: boolean;
  /** For adults. */
  readonly isAdult: boolean;
  /** Undefined when the service has no file that could be played. */
  readonly clip: Clip | undefined;
}

export interface ThemeRow {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly artists: Theme['song']['artists'];
  readonly versions: readonly VersionRow[];
}

const ORDER = ['OP', 'ED', 'IN'];

/** Openings, then endings, then insert songs, each in their own order. */
export function themeRows(themes: readonly Theme[], work: Clip['work']): readonly ThemeRow[] {
  return [...themes].sort((a, b) => placeOf(a) - placeOf(b)).map((theme) => themeRow(theme, work));
}

export function themeRow(theme: Theme, work: Clip['work']): ThemeRow {
  const isOnly = theme.entries.length === 1;
  return {
    id: theme.id,
    slug: theme.slug,
    title: theme.song.title ?? t`Untitled song`,
    artists: theme.song.artists,
    versions: theme.entries.map((entry) => {
      const video = bestVideo(entry.videos);
      const parts = [episodesText(entry.episodes), video ? videoText(video) : ''];
      return {
        id: entry.id,
        name: [theme.group, isOnly ? '' : t`Version ${{ number: entry.version ?? 1 }}`]
          .filter(Boolean)
          .join(' · '),
        detail: parts.filter(Boolean).join(' · '),
        isSpoiler: entry.spoiler,
        isAdult: entry.nsfw,
        clip: clipOf(theme, entry, work),
      };
    }),
  };
}

/** The service writes "1-12", "1, 3-5", "4", and "4-4" for a single one. */
function episodesText(episodes: string | null): string {
  const text = episodes?.trim() ?? '';
  const [, first, last = first] = /^(\d+)(?:\s*-\s*(\d+))?$/.exec(text) ?? [];
  if (first && first === last) return t`Episode ${{ episode: first }}`;
  return text && t`Episodes ${{ episodes: text }}`;
}

/** Everything in the rows that can be played, in their order. */
export function clipsOf(rows: readonly ThemeRow[]): readonly Clip[] {
  return rows.flatMap(({ versions }) => versions.flatMap(({ clip }) => clip ?? []));
}

function placeOf({ type }: Theme): number {
  const place = ORDER.indexOf(type);
  return place < 0 ? ORDER.length : place;
}
