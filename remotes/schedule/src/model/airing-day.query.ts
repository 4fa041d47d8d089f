import { present, trackerQuery } from '@tsugi/data/operation';
import type { AiringDayQuery } from '../generated/operations.ts';
import { AIRING_MEDIA, type AiringItem, toAiringMedia } from './airing.ts';

/** A day of UTC, or two in a row, so that what is stored of it serves every time zone. */
export interface AiringDayVariables {
  /** Unix seconds of the second before the day, which is not part of it, as the tracker counts. */
  readonly after: number;
  /** Unix seconds of the midnight at its end, which is not part of it. */
  readonly before: number;
  /** 1, or the next 150 airings of the day. */
  readonly part: number;
}

export interface AiringDay {
  /** In the order of their times; `entry` is null: they are the same for all users. */
  readonly items: readonly AiringItem[];
  /** There are more than these 150: ask for the next part. */
  readonly hasMore: boolean;
}

type WirePage = AiringDayQuery['first'];

// A page has 50 at most, a weekend day more. By the id too: airings of one minute would change places between pages.
const document = `query AiringDay($after: Int, $before: Int, $page: Int, $secondPage: Int, $thirdPage: Int) {
  first: Page(page: $page, perPage: 50) { ...AiringPage }
  second: Page(page: $secondPage, perPage: 50) { ...AiringPage }
  third: Page(page: $thirdPage, perPage: 50) { ...AiringPage }
}
fragment AiringPage on Page {
  pageInfo { hasNextPage }
  airingSchedules(airingAt_greater: $after, airingAt_lesser: $before, sort: [TIME, ID]) { id airingAt episode media { ...AiringMedia } }
}
${AIRING_MEDIA}`;

const shared = {
  shape: 1,
  scope: 'public',
  document,
  variables: ({ after, before, part }: AiringDayVariables) => ({
    after,
    before,
    page: part * 3 - 2,
    secondPage: part * 3 - 1,
    thirdPage: part * 3,
  }),
  select: ({ first, second, third }: AiringDayQuery): AiringDay => ({
    items: [first, second, third].flatMap(toItems),
    hasMore: third?.pageInfo?.hasNextPage ?? false,
  }),
} as const;

/** All that airs on a day of today or later: times are moved until the last hour. */
export const airingDay = trackerQuery<AiringDayQuery, AiringDayVariables, AiringDay>({
  name: 'airing-day-ahead',
  ...shared,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 3_600 },
});

/** The same of a day that is over. */
export const pastAiringDay = trackerQuery<AiringDayQuery, AiringDayVariables, AiringDay>({
  name: 'airing-day-past',
  ...shared,
  cache: { type: 'default', expiresInSeconds: 60 * 86_400, freshForSeconds: 7 * 86_400 },
});

function toItems(page: WirePage): readonly AiringItem[] {
  return present(page?.airingSchedules).flatMap(({ media, ...airing }) =>
    // The media may have been deleted.
    media ? [{ ...airing, media: toAiringMedia(media), entry: null }] : [],
  );
}
