import { matchRoute, type PrefetchVariable, type RoutePattern } from '@tsugi/contract';
import { mediaSearch } from '@tsugi/data/operations/media-search';
import { manifest } from './remote.manifest.ts';
import { parseParams } from './src/query/params.ts';
import { searchType } from './src/query/values.ts';
import { searchVariables } from './src/query/variables.ts';

const claims: readonly RoutePattern[] = manifest.routes;

function routeFor(path: string): RoutePattern | undefined {
  return claims.find((claim) => matchRoute(claim, path));
}

/** What the page itself sends for its first page of results. */
function sentByPage(type: string, search: string) {
  const params = parseParams(new URLSearchParams(search));
  return mediaSearch.request({ ...searchVariables(searchType(type), undefined, params), page: 1 });
}

function sentEarly(type: string, search: string) {
  const early = routeFor(`/search/${type}`)?.early;
  const read = (value: PrefetchVariable) => {
    if (typeof value !== 'object' || !('from' in value)) return value;
    const text = value.from === 'param' ? type : new URLSearchParams(search).get(value.name);
    return value.as === 'upper' ? text?.toUpperCase() : (text ?? undefined);
  };
  const variables = Object.entries(early?.variables ?? {}).map(([name, value]) => [name, read(value)]);
  return {
    kind: 'graphql',
    query: early?.query,
    variables: Object.fromEntries(variables.filter(([, value]) => value !== undefined)),
  };
}

describe("the manifest's early request", () => {
  it.each(['anime', 'manga', 'media'])('is the one that the %s page sends, so that it is used', (type) => {
    expect(sentEarly(type, '')).toEqual(sentByPage(type, ''));
    expect(sentEarly(type, 'q=moon')).toEqual(sentByPage(type, 'q=moon'));
  });

  it('is not sent for a header, which asks for something else', () => {
    expect(routeFor('/search/anime/trending')?.early).toBeUndefined();
  });
});

it('claims its own addresses and no type that does not exist', () => {
  for (const path of ['/search/anime', '/search/media/top-100', '/browse/manga']) {
    expect(routeFor(path)).toBeDefined();
  }
  for (const path of ['/search/novels', '/browse/all', '/browse/anime/x']) {
    expect(routeFor(path)).toBeUndefined();
  }
});
