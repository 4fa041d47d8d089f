import { type AnimeIds, themesQuery } from '@tsugi/data/operation';

export type { AnimeIds } from '@tsugi/data/operation';

/** A request names at most so many: a page of the service has no more. */
export const MAX_SLUGS = 100;

interface Variables {
  readonly slugs: readonly string[];
}

/** The tracker's ids of anime that the themes service names by slug, 100 a request. Those without one are left out. */
export const themeAnimeIds = themesQuery<Variables, AnimeIds>({
  name: 'theme-anime-ids',
  shape: 2,
  cache: { type: 'default', expiresInSeconds: 90 * 86_400, freshForSeconds: 30 * 86_400 },
  form: ({ idsRequest, readIds }) => ({
    request: ({ slugs }) => idsRequest(slugs),
    decode: readIds,
    gather: async ({ slugs }, ask) => {
      const parts = blocksOf(slugs).map((block) => ask({ request: idsRequest(block), decode: readIds }));
      return Object.assign({}, ...(await Promise.all(parts)));
    },
  }),
});

function blocksOf(slugs: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(slugs.length / MAX_SLUGS) }, (_, index) =>
    slugs.slice(index * MAX_SLUGS, (index + 1) * MAX_SLUGS),
  );
}
