import { t } from '@tsugi/i18n/macro';
import { joinItems } from '@tsugi/ui/components';
import type { AnimeThemes } from './anime-themes.query.ts';

type Theme = AnimeThemes['themes'][number];
type Entry = Theme['entries'][number];
type Video = Entry['videos'][number];

/** Something that the player can play. */
export interface Clip {
  /** Of the version that it shows: unique in the themes service. */
  readonly id: number;
  readonly url: string;
  /** "OP1", "ED2 v2". */
  readonly slug: string;
  /** Of the song; the slug where it has none. */
  readonly title: string;
  readonly artists: readonly { readonly slug: string; readonly name: string }[];
  /** The title that it opens or ends, and where that leads from the product's root. */
  readonly work: { readonly name: string; readonly to: string };
  /** It gives away something, or is for adults: it plays only when it was chosen itself. */
  readonly isGuarded: boolean;
}

/** The clip of one version of a theme; undefined when the service has no file of it. */
export function clipOf(theme: Theme, entry: Entry, work: Clip['work']): Clip | undefined {
  const video = bestVideo(entry.videos);
  if (!video) return undefined;
  const slug = versionSlug(theme, entry);
  return {
    id: entry.id,
    url: video.link,
    slug,
    title: theme.song.title ?? slug,
    artists: theme.song.artists,
    work,
    isGuarded: entry.spoiler || entry.nsfw,
  };
}

/** "OP1", or "OP1 v2" from the second version on. */
function versionSlug(theme: Theme, entry: Entry): string {
  const { version } = entry;
  return version && version > 1 ? t`${{ theme: theme.slug }} v${version}` : theme.slug;
}

/** Without credits before with them, then the one with the most lines. Links that are not of the web are left out. */
export function bestVideo(videos: readonly Video[]): Video | undefined {
  return videos
    .filter(({ link }) => /^https?:/.test(link))
    .sort((a, b) => Number(b.nc) - Number(a.nc) || (b.resolution ?? 0) - (a.resolution ?? 0))[0];
}

/** "1080p, BD, without credits". */
export function videoText({ resolution, source, nc }: Pick<Video, 'resolution' | 'source' | 'nc'>): string {
  return joinItems(
    [resolution ? `${resolution}p` : '', source ?? '', nc ? t`without credits` : ''].filter(Boolean),
  );
}
