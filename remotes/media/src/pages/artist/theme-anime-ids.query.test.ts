import type { AskPart, SourceRequest } from '@tsugi/data/operation';
import { graphqlWire, jsonApiWire } from '@tsugi/data/testing/operations';
import { themeAnimeIds } from './theme-anime-ids.query.ts';

const slugs = Array.from({ length: 230 }, (_, index) => `anime_${index}`);

it.each([
  ['GraphQL', themeAnimeIds, graphqlWire],
  ['JSON:API', themeAnimeIds.jsonApi, jsonApiWire],
])('asks for the ids of more than 100 anime in several requests, by %s', async (_name, form, wire) => {
  const sizes: number[] = [];
  const ask: AskPart = async ({ request, decode }) => {
    const wanted = slugsOf(request);
    sizes.push(wanted.length);
    return decode(wire.ids(wanted.map((slug) => ({ slug, name: slug, trackerId: slugs.indexOf(slug) + 1 }))));
  };
  const ids = await form?.gather?.({ slugs }, ask, () => {});
  expect(sizes).toEqual([100, 100, 30]);
  expect(ids).toEqual(Object.fromEntries(slugs.map((slug, index) => [slug, index + 1])));
});

function slugsOf(request: SourceRequest): readonly string[] {
  if (request.kind === 'graphql') return Object.values(request.variables).map(String);
  return new Map(request.search).get('filter[slug]')?.split(',') ?? [];
}
