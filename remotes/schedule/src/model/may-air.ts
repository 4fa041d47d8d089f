import type { ListedAnime } from './airing-list.query.ts';
import type { Span } from './zone.ts';

type Dated = Pick<ListedAnime, 'next'> & {
  readonly media: Pick<ListedAnime['media'], 'status' | 'startDate' | 'endDate'>;
};

const DAY_MS = 86_400_000;

/** Dates are those of the country of origin, and the last episode may be moved: so much before and after them counts. */
const MARGIN_MS = 14 * DAY_MS;

/**
 * Whether an episode may air in a span, as far as the list tells: the schedule is asked for these alone, so that most lists take one
 * request.
 */
export function mayAir({ media, next }: Dated, { fromMs, toMs }: Span, nowMs: number): boolean {
  if (media.status === 'CANCELLED') return false;
  // What comes next comes first: nothing airs before it, from now on.
  if (fromMs >= nowMs) return next !== null && next.airingAt * 1000 < toMs;
  // A span of the past, or one that contains the present.
  if (media.status === 'NOT_YET_RELEASED') return next !== null && next.airingAt * 1000 < toMs;
  const startsAt = earliest(media.startDate);
  if (startsAt !== undefined && startsAt - MARGIN_MS >= toMs) return false;
  const endsAt = media.status === 'FINISHED' ? latest(media.endDate) : undefined;
  return endsAt === undefined || endsAt + MARGIN_MS >= fromMs;
}

type FuzzyDate = ListedAnime['media']['startDate'];

/** The first instant of a date of which parts may be unknown. */
function earliest(date: FuzzyDate): number | undefined {
  return date?.year ? Date.UTC(date.year, (date.month ?? 1) - 1, date.day ?? 1) : undefined;
}

/** The last one. */
function latest(date: FuzzyDate): number | undefined {
  if (!date?.year) return undefined;
  if (!date.month) return Date.UTC(date.year + 1, 0);
  return date.day ? Date.UTC(date.year, date.month - 1, date.day + 1) : Date.UTC(date.year, date.month);
}
