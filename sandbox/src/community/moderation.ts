import type { User } from './user.ts';

/** Ids below are of the named users and of their friends. */
const FIRST_ID = 10;

/** One user in 97: 97, 194 … */
export function isBanned({ id }: User): boolean {
  return id >= FIRST_ID && id % 97 === 0;
}

/** Each user has blocked one in 83. */
export function hasBlocked(viewer: User, { id }: User): boolean {
  return id >= FIRST_ID && id !== viewer.id && (id + viewer.id) % 83 === 0;
}
