import type { Media } from '../catalogue/media.ts';
import { NAMED_USERS } from '../community/build-users.ts';
import type { User } from '../community/user.ts';
import { hash } from '../random.ts';

/** What a record points to and the service no longer holds: one work in so many. */
const ONE_IN = {
  /** The whole connection is null. */
  studios: 131,
  /** One edge is there, and its node is not. */
  studio: 127,
  relation: 113,
  character: 139,
  staff: 137,
  recommendation: 109,
} as const;

export function isGap(kind: keyof typeof ONE_IN, { seed }: Media): boolean {
  return hash('gap', kind, seed) % ONE_IN[kind] === 0;
}

/** Users whose first favourite was deleted: one in 19 of those who have no name in the README. */
export function hasLostFavourite({ id }: User): boolean {
  return id > NAMED_USERS.length && id % 19 === 0;
}
