import { currentAuth, prefetch } from '@tsugi/data';
import { mediaSearch } from '@tsugi/data/operations/media-search';
import { trackerVariables } from '../../engines/tracker/tracker-variables.ts';
import { genreAndTagCollection } from '../../filters/genre-and-tag-collection.query.ts';
import { asksByType } from '../../filters/length.ts';
import { engineNameOf, parseParams } from '../../filters/params.ts';
import { showsAdult } from '../../filters/rating.ts';
import { hasDoubtfulGenre } from '../../filters/use-known-names.ts';
import { headerOf } from '../../model/header.ts';
import { searchType } from '../../model/values.ts';
import { prefetchMal } from './mal/load-mal.ts';

const loadByType = () =>
  import(/* webpackChunkName: "search-by-type" */ '../../engines/tracker/media-search-by-type.query.ts');

/** Asks for the first page of results of a URL, with the request that the page will send. */
export function prefetchResults(
  typeSegment: string | undefined,
  headerSegment: string | undefined,
  search: URLSearchParams,
  priority: 'interactive' | 'prefetch',
): void {
  const type = searchType(typeSegment);
  const params = parseParams(search);
  if (params.preventFetch) return;
  const engine = engineNameOf(type, params);
  const header = headerOf(type, headerSegment, new Date(), engine);
  const auth = currentAuth();
  const isSignedIn = auth.status === 'signed-in';
  const context = { type, header, params, isSignedIn, showsAdult: showsAdult(auth), knownNames: undefined };
  if (engine === 'mal') prefetchMal(context, priority);
  // A genre that does not exist would be left out of the request.
  else if (hasDoubtfulGenre(params)) prefetch(genreAndTagCollection, {}, { priority });
  else {
    const variables = { ...trackerVariables(context), page: 1 };
    if (!asksByType(type, params)) prefetch(mediaSearch, variables, { priority });
    // Its own request repeats what fails here.
    else
      loadByType().then(
        (late) => prefetch(late.mediaSearchByType, variables, { priority }),
        () => undefined,
      );
  }
}
