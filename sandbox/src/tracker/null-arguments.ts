import { TrackerError } from './errors.ts';

/** Switches, searches and orders: the service reads null as not sent. */
const IGNORED = new Set([
  'sort',
  'search',
  'onList',
  'subscribed',
  'isFollowing',
  'isBirthday',
  'isModerator',
  'hasReplies',
  'hasRepliesOrTypeText',
  'notYetAired',
  'minimumTagRank',
  'compareWithAuthList',
  'resetNotificationCount',
  'forceSingleCompletedList',
  'chunk',
  'perChunk',
]);

/** Columns that hold null: their filter finds what has no value. */
const NULLABLE = new Set([
  'idMal',
  'format',
  'source',
  'season',
  'seasonYear',
  'startDate',
  'endDate',
  'episodes',
  'episode',
  'duration',
  'chapters',
  'volumes',
  'averageScore',
  'notes',
  'startedAt',
  'completedAt',
  'mediaId',
  'messengerId',
]);

const COMPARISON = /_(in|greater|lesser|like)$/;

/**
 * Whether an argument that was sent as null makes the query find nothing. Null is a value for the service, not a missing
 * argument: an equality compares with it, and a comparison of order or of a list fails in its database.
 */
export function isImpossible(args: object): boolean {
  const nulls = Object.entries(args).flatMap(([name, value]) => (value === null ? [name] : []));
  const broken = nulls.find((name) => COMPARISON.test(name));
  if (broken !== undefined) {
    throw new TrackerError('Internal Server Error', 500);
  }
  return nulls.some((name) => !IGNORED.has(name) && !NULLABLE.has(name) && !name.endsWith('_not'));
}
