import { present, required, trackerQuery } from '@tsugi/data/operation';

/** What a list has of a genre, tag, studio or person. Mean scores are 0 to 100, times in minutes. */
export interface RankedStatistic {
  readonly count: number;
  readonly meanScore: number;
  readonly minutesWatched: number;
  readonly chaptersRead: number;
  readonly mediaIds: readonly number[];
}

interface WireRanked extends Omit<RankedStatistic, 'mediaIds'> {
  readonly mediaIds: readonly (number | null)[];
}

/** The members of every item, as part of a document. */
export const RANKED = 'count meanScore minutesWatched chaptersRead mediaIds';
export const PERSON = '{ id name { userPreferred } image { large } }';
export const GENRES = `{ genres { genre ${RANKED} } }`;
export const TAGS = `{ tags { tag { id name description category isAdult } ${RANKED} } }`;
export const STAFF = `{ staff { staff ${PERSON} ${RANKED} } }`;

/**
 * One statistic of a user's list.
 * @param name of the operation: `user-anime-genres` asks for `UserAnimeGenres`
 * @param subjectOf what an item is about; one about nothing is left out
 */
export function ranked<Wire, Item extends WireRanked, Subject extends object>(
  name: string,
  fields: string,
  itemsOf: (wire: Wire) => readonly (Item | null)[] | null | undefined,
  subjectOf: (item: Item) => Subject | null,
) {
  const query = name.replace(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase());
  return trackerQuery<Wire, { readonly name: string }, readonly (RankedStatistic & Subject)[]>({
    name,
    shape: 1,
    document: `query ${query}($name: String) {
  User(name: $name) { id statistics { ${fields} } }
}`,
    cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 600 },
    variables: ({ name }) => ({ name: required(name || undefined, 'A user name') }),
    select: (wire) =>
      present(itemsOf(wire)).flatMap((item) => {
        const { count, meanScore, minutesWatched, chaptersRead, mediaIds } = item;
        const subject = subjectOf(item);
        return subject
          ? [{ count, meanScore, minutesWatched, chaptersRead, mediaIds: present(mediaIds), ...subject }]
          : [];
      }),
  });
}

export const genreOf = ({ genre }: { readonly genre: string | null }) => ({ genre: genre ?? '' });

export interface Tag {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
}
export const tagOf = ({ tag }: { readonly tag: Tag | null }) => tag && { tag };

interface WirePerson {
  readonly id: number;
  readonly name: { readonly userPreferred: string | null } | null;
  readonly image: { readonly large: string | null } | null;
}
export function toPerson({ id, name, image }: WirePerson) {
  return { id, name: name?.userPreferred ?? '', image: image?.large ?? null };
}
export const staffOf = ({ staff }: { readonly staff: WirePerson | null }) =>
  staff && { staff: toPerson(staff) };
