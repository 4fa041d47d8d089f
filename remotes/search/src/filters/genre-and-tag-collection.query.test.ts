import { externalLinkSources } from './external-link-sources.query.ts';
import { genreAndTagCollection } from './genre-and-tag-collection.query.ts';
import { malGenres } from './mal-genres.query.ts';

it('asks for what hardly ever changes only once', () => {
  for (const { cache } of [genreAndTagCollection, externalLinkSources, malGenres]) {
    expect(cache?.type).toBe('fetch-once');
  }
});
