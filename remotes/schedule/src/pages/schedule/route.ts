import type { PreloadTarget } from '@tsugi/contract/contributions';
import { currentAuth, prefetch } from '@tsugi/data';
import type { LoaderFunctionArgs } from '@tsugi/router';
import { firstDayOfWeek } from '@tsugi/ui/components';
import { airingDay, pastAiringDay } from '../../model/airing-day.query.ts';
import { watchingList } from '../../model/airing-list.query.ts';
import { currentTimeSettings } from '../../model/time-settings.ts';
import { utcDaysOf } from '../../model/utc-days.ts';
import { knownViewerId } from '../../model/viewer-id.ts';
import { daysOfWeek, parseWeek, weekOf } from '../../model/week.ts';
import { dayAt } from '../../model/zone.ts';
import { scheduleCodec } from './params.ts';
import { airingSpan } from './use-schedule-state.ts';

export { SchedulePage as Component } from './SchedulePage.tsx';

/** Starts the page's first request while React still renders; never waits for it. */
export function loader({ params, request }: LoaderFunctionArgs): null {
  prefetchWeek(params.week, new URL(request.url).searchParams, 'interactive');
  return null;
}

export function preload({ params, url }: PreloadTarget): void {
  prefetchWeek(params.week, url.searchParams, 'prefetch');
}

/** Filters ask for nothing that the page does not ask for by itself. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
}: {
  readonly currentUrl: URL;
  readonly nextUrl: URL;
}) {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** The own list, or the first day of all: the page asks for the rest. */
function prefetchWeek(
  segment: string | undefined,
  search: URLSearchParams,
  priority: 'interactive' | 'prefetch',
): void {
  const auth = currentAuth();
  const isSignedIn = auth.status === 'signed-in';
  const scope = scheduleCodec.parse(search).list ?? (isSignedIn ? 'mine' : 'all');
  if (scope === 'mine') {
    const userId = knownViewerId(auth);
    if (userId !== undefined) prefetch(watchingList, { userId, chunk: 1 }, { priority });
    return;
  }
  const nowMs = Date.now();
  const settings = currentTimeSettings();
  const firstWeekday = firstDayOfWeek();
  const week = segment === undefined ? weekOf(dayAt(nowMs, settings.zone), firstWeekday) : parseWeek(segment);
  if (!week) return;
  const [day] = utcDaysOf(airingSpan(daysOfWeek(week, firstWeekday), settings), nowMs);
  if (day) prefetch(day.isPast ? pastAiringDay : airingDay, day.variables, { priority });
}
