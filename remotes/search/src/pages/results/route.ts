import type { PreloadTarget } from '@tsugi/contract/contributions';
import type { LoaderFunctionArgs } from '@tsugi/router';
import { prefetchResults } from './prefetch-results.ts';

export { ResultsPage as Component } from './ResultsPage.tsx';

/** Starts the first page's request while React still renders; never waits for it. */
export function loader({ params, request }: LoaderFunctionArgs): null {
  prefetchResults(params.type, params.header, new URL(request.url).searchParams, 'interactive');
  return null;
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
