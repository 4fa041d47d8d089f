import type { PreloadTarget } from '@tsugi/contract/contributions';
import { currentAuth, prefetch } from '@tsugi/data';
import { currentSeason } from '@tsugi/data/pure';
import { type LoaderFunctionArgs, replace } from '@tsugi/router';
import { seasonMedia } from './season-media.query.ts';
import { parseSeason, seasonPagePath } from './season-segment.ts';
import { adultOf, titlesOf } from './use-season.ts';

export { SeasonPage as Component } from './SeasonPage.tsx';

/** Without a season it leads to the present one. Starts the first request while React still renders; never waits for it. */
export function loader({ params, request }: LoaderFunctionArgs): Response | null {
  if (params.season === undefined) {
    return replace(seasonPagePath(currentSeason(new Date())) + new URL(request.url).search);
  }
  prefetchSeason(params.season, 'interactive');
  return null;
}

export function preload({ params }: PreloadTarget): void {
  if (params.season !== undefined) prefetchSeason(params.season, 'prefetch');
}

/** The filters work on this device. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
}: {
  readonly currentUrl: URL;
  readonly nextUrl: URL;
}) {
  return currentUrl.pathname !== nextUrl.pathname;
}

function prefetchSeason(segment: string, priority: 'interactive' | 'prefetch'): void {
  const choice = parseSeason(segment, new Date());
  if (choice) prefetch(seasonMedia, { ...titlesOf(choice, adultOf(currentAuth())), page: 1 }, { priority });
}
