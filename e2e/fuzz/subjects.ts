import { popularAnime } from '../support/popular-media.ts';
import { sandboxUrl } from '../support/ports.ts';
import { trackerRequest } from '../support/tracker-request.ts';
import type { Subjects } from './pages.ts';

interface Found {
  readonly Media: {
    readonly characters: { readonly nodes: readonly { readonly id: number }[] };
    readonly staff: { readonly nodes: readonly { readonly id: number }[] };
    readonly studios: { readonly nodes: readonly { readonly id: number }[] };
    readonly reviews: { readonly nodes: readonly { readonly id: number }[] };
  };
  readonly User: { readonly id: number };
}

/** Things of the sandbox with much to show. The profile is another user's than the one who is signed in. */
export async function findSubjects(token: string): Promise<Subjects> {
  const userName = 'ren';
  for (const media of await popularAnime(token)) {
    const { Media, User } = await trackerRequest<Found>(
      `{ Media(id: ${media.id}) { characters(perPage: 1) { nodes { id } } staff(perPage: 1) { nodes { id } }
        studios { nodes { id } } reviews(perPage: 1) { nodes { id } } } User(name: "${userName}") { id } }`,
      token,
    );
    const [character, staff, studio, review] = [
      Media.characters,
      Media.staff,
      Media.studios,
      Media.reviews,
    ].map(({ nodes }) => nodes[0]?.id);
    const artist = await artistOf(media.id);
    if (!character || !staff || !studio || !review || !artist) continue;
    const { Page } = await trackerRequest<{
      readonly Page: { readonly activities: readonly { id: number }[] };
    }>(
      `{ Page(perPage: 1) { activities(userId: ${User.id}, type_in: [ANIME_LIST], sort: [ID_DESC]) { ... on ListActivity { id } } } }`,
      token,
    );
    const activity = Page.activities[0]?.id;
    if (!activity) throw new Error(`${userName} has no activity`);
    return {
      media: media.id,
      mal: media.idMal,
      character,
      staff,
      studio,
      review,
      activity,
      artist,
      user: User.id,
      userName,
    };
  }
  throw new Error('No popular anime of the sandbox has characters, staff, a studio, a review and themes');
}

async function artistOf(media: number): Promise<string | undefined> {
  const search = new URLSearchParams({
    'filter[has]': 'resources',
    'filter[site]': 'AniList',
    'filter[external_id]': String(media),
    include: 'animethemes.song.artists',
  });
  const response = await fetch(`${sandboxUrl}/themes/anime?${search}`);
  const text = JSON.stringify(await response.json());
  return /"artists":\[\{[^\]]*?"slug":"([^"]+)"/.exec(text)?.[1];
}
