import type { Media, MediaType } from '../catalogue/media.ts';
import { TAGS } from '../catalogue/tags.ts';
import { cells } from '../catalogue/words/rows.ts';

export type MalKind = 'genres' | 'explicit_genres' | 'themes' | 'demographics';
export type MalGenre = { id: number; name: string; kind: MalKind; matches(media: Media): boolean };

/** id|name here|genre or tag of the tracker that it stands for, when it is called otherwise there. */
const read = (kind: MalKind, text: string): readonly MalGenre[] =>
  cells(text).map(([id = '0', name = '', other = name]) => ({
    id: Number(id),
    name,
    kind,
    matches: (media) =>
      media.genres.includes(other) ||
      media.tags.some(({ tag, rank }) => rank >= 45 && TAGS[tag]?.name === other),
  }));

export const MAL_GENRES: readonly MalGenre[] = [
  ...read(
    'genres',
    "1|Action; 2|Adventure; 4|Comedy; 7|Mystery; 8|Drama; 10|Fantasy; 14|Horror; 22|Romance; 24|Sci-Fi; 30|Sports; 36|Slice of Life; 37|Supernatural; 41|Suspense|Thriller; 47|Gourmet|Food; 28|Boys Love|Boys' Love; 26|Girls Love|Yuri",
  ),
  ...read('explicit_genres', '9|Ecchi; 12|Hentai; 49|Erotica|Nudity'),
  ...read(
    'themes',
    '50|Adult Cast|Primarily Adult Cast; 51|Anthropomorphic|Animals; 52|CGDCT|Cute Girls Doing Cute Things; 39|Detective; 58|Gore; 35|Harem|Female Harem; 13|Historical; 60|Idols (Female)|Idol; 62|Isekai; 63|Iyashikei; 66|Mahou Shoujo; 17|Martial Arts; 18|Mecha; 38|Military; 19|Music; 6|Mythology; 68|Organized Crime|Criminal Organization; 20|Parody; 40|Psychological; 72|Reincarnation; 21|Samurai; 23|School; 29|Space; 11|Strategy Game|Board Game; 31|Super Power; 76|Survival; 77|Team Sports|School Club; 78|Time Travel|Time Loop; 32|Vampire; 79|Video Game|Video Games; 48|Workplace|Work; 82|Urban Fantasy; 83|Villainess|Royal Affairs',
  ),
  ...read('demographics', '43|Josei; 15|Kids; 42|Seinen; 25|Shoujo; 27|Shounen'),
];

export function genresOf(media: Media, kind: MalKind): readonly MalGenre[] {
  return MAL_GENRES.filter((genre) => genre.kind === kind && genre.matches(media));
}

export function genreReference({ id, name }: MalGenre, type: MediaType): Record<string, unknown> {
  return {
    mal_id: id,
    type: type.toLowerCase(),
    name,
    url: `https://mal.example/${type.toLowerCase()}/genre/${id}`,
  };
}
