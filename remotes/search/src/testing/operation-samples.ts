import { ask, contract, type OperationSamples } from '@tsugi/data/testing/operation-samples';

export const OPERATION_SAMPLES: OperationSamples = {
  'media-search-by-type': contract(() => ({
    page: 1,
    perPage: 28,
    episodes_lesser: 13,
    chapters_lesser: 13,
  })),
  'genre-and-tag-collection': contract(() => ({})),
  'external-link-sources': contract(() => ({ mediaType: 'ANIME' })),
  'trending-bundle': contract(() => ({
    type: 'ANIME',
    season: 'FALL',
    seasonYear: 2026,
    nextSeason: 'WINTER',
    nextYear: 2027,
  })),
  'search-characters': contract(() => ({ page: 1, search: 'a', sort: ['SEARCH_MATCH'] })),
  'search-staff': contract(() => ({ page: 1, search: 'a', sort: ['SEARCH_MATCH'] })),
  'search-studios': contract(() => ({ page: 1, search: 'a', sort: ['SEARCH_MATCH'] })),
  'search-users': contract(() => ({ page: 1, search: 'a', sort: ['SEARCH_MATCH'] })),
  'mal-search': contract(() => ({
    path: 'anime',
    page: 2,
    query: { q: 'moon', order_by: 'score', sort: 'desc' },
  })),
  'mal-genres': ask(() => ({ type: 'anime', filter: 'genres' })),
};
