import type { Alias } from './recorder.ts';

/** A kind of page. `path` and `aliases` give each case a thing of its own; a page without any is loaded anew for each case. */
export interface FuzzedPage {
  readonly name: string;
  readonly path: (one: number) => string;
  readonly aliases?: (one: number) => readonly Alias[];
}

/** Things of the sandbox that a page is opened with first. */
export interface Subjects {
  readonly media: number;
  readonly review: number;
  readonly mal: number;
  readonly character: number;
  readonly staff: number;
  readonly studio: number;
  readonly activity: number;
  readonly user: number;
  readonly userName: string;
  readonly artist: string;
}

/** Case 0 is the thing itself. */
const idOf = (original: number, one: number) => (one === 0 ? original : 70_000_000 + one);
const nameOf = (original: string, one: number) => (one === 0 ? original : `fuzzed${one}x`);

export function fuzzedPages(subjects: Subjects): readonly FuzzedPage[] {
  const byId = (name: string, original: number, path: (id: number) => string): FuzzedPage => ({
    name,
    path: (one) => path(idOf(original, one)),
    aliases: (one) => (one === 0 ? [] : [[original, idOf(original, one)]]),
  });
  const byUser = (name: string, path: (user: string) => string): FuzzedPage => ({
    name,
    path: (one) => path(nameOf(subjects.userName, one)),
    aliases: (one) =>
      one === 0
        ? []
        : [
            [subjects.userName, nameOf(subjects.userName, one)],
            [subjects.user, 80_000_000 + one],
          ],
  });
  const fresh = (name: string, path: string): FuzzedPage => ({ name, path: () => path });
  const { media, review } = subjects;
  return [
    byId('media', media, (id) => `ani/anime/${id}`),
    byId('media characters', media, (id) => `ani/anime/${id}/x/characters`),
    byId('media staff', media, (id) => `ani/anime/${id}/x/staff`),
    byId('review', media, (id) => `ani/anime/${id}/x/review/${review}`),
    byId('mal', subjects.mal, (id) => `mal/anime/${id}`),
    byId('character', subjects.character, (id) => `ani/character/${id}`),
    byId('staff member', subjects.staff, (id) => `ani/staff/${id}`),
    byId('studio', subjects.studio, (id) => `ani/studio/${id}`),
    byId('activity', subjects.activity, (id) => `activity/${id}`),
    {
      name: 'artist',
      path: (one) => `artist/${nameOf(subjects.artist, one)}`,
      aliases: (one) => (one === 0 ? [] : [[subjects.artist, nameOf(subjects.artist, one)]]),
    },
    byUser('profile', (user) => `user/${user}`),
    byUser('favourites', (user) => `user/${user}/favourites`),
    byUser('socials', (user) => `user/${user}/socials`),
    byUser('statistics', (user) => `user/${user}/stats/anime/overview`),
    byUser('statistics by genre', (user) => `user/${user}/stats/anime/genres`),
    byUser('list', (user) => `user/${user}/anime`),
    byUser('comparison', (user) => `compare/anime?user=${user}&user=aoi`),
    fresh('search', 'search/anime?search=the'),
    fresh('home', ''),
    fresh('browse', 'browse/anime'),
    fresh('notifications', 'notifications'),
    fresh('own profile', 'user/aoi'),
  ];
}
