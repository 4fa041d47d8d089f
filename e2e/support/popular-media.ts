import { trackerRequest } from './tracker-request.ts';

export interface PopularMedia {
  readonly id: number;
  readonly idMal: number;
  readonly title: string;
  /** From the product's root: `ani/anime/12/name`. */
  readonly path: string;
}

interface ResponseData {
  readonly Page: {
    readonly media: readonly { id: number; idMal: number | null; title: { userPreferred: string } }[];
  };
}

/**
 * The most popular anime, which are also the first of an unfiltered search, under the titles that the token's user
 * prefers. It costs a request that the log shows.
 */
export async function popularAnime(token?: string): Promise<readonly PopularMedia[]> {
  const { Page } = await trackerRequest<ResponseData>(
    `{ Page(perPage: 10) { media(type: ANIME, isAdult: false, sort: [POPULARITY_DESC, SCORE_DESC]) {
      id idMal title { userPreferred } } } }`,
    token,
  );
  return Page.media.flatMap(({ id, idMal, title }) =>
    idMal === null ? [] : [{ id, idMal, title: title.userPreferred, path: `ani/anime/${id}/_` }],
  );
}
