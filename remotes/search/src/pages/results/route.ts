import type { PreloadTarget } from '@tsugi/contract/contributions';
import { currentAuth, prefetch } from '@tsugi/data';
import { mediaSearch } from '@tsugi/data/operations/media-search';
import type { LoaderFunctionArgs } from '@tsugi/router';
import { trackerVariables } from '../../engines/tracker/tracker-variables.ts';
import { genreAndTagCollection } from '../../filters/genre-and-tag-collection.query.ts';
import { asksByType } from '../../filters/length.ts';
import { engineNameOf, parseParams } from '../../filters/params.ts';
import { showsAdult } from '../../filters/rating.ts';
import { hasDoubtfulGenre } from '../../filters/use-known-names.ts';
import { headerOf } from '../../model/header.ts';
import { leadOn } from '../../model/lead-on.ts';
import { searchType } from '../../model/values.ts';
import { prefetchMal } from './mal/load-mal.ts';

export { ResultsPage as Component } from './ResultsPage.tsx';

/** Starts the first page's request while React still renders; never waits for it. A link that somebody searches for leads to its page. */
export function loader({ params, request }: LoaderFunctionArgs): null | Promise<Response | null> {
  const { searchParams } = new URL(request.url);
  const q = searchParams.get('q') ?? '';
  // What no host and path can be is searched for at once.
  if (/\w\.\w+\/./.test(q)) return openLink(q, request.url);
  prefetchResults(params.type, params.header, searchParams, 'interactive');
  return null;
}

async function openLink(text: string, url: string): Promise<Response | null> {
  try {
    const { linkedPage } = await import(/* webpackChunkName: "page-link" */ '@tsugi/ui/page-link');
    const page = linkedPage(text, document.baseURI);
    return page ? leadOn(page.path, url) : null;
  } catch {
    // Without the code it is a text like any other.
    return null;
  }
}

export function preload({ params, url }: PreloadTarget): void {
  prefetchResults(params.type, params.header, url.searchParams, 'prefetch');
}

/** While the page is shown it asks for itself: an open filter panel may delay the query. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
}: {
  readonly currentUrl: URL;
  readonly nextUrl: URL;
}) {
  return currentUrl.pathname !== nextUrl.pathname;
}

const loadByType = () =>
  import(/* webpackChunkName: "search-by-type" */ '../../engines/tracker/media-search-by-type.query.ts');

/** Asks for the first page of results of a URL, with the request that the page will send. */
function prefetchResults(
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
