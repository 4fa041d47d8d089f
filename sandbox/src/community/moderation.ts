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

const FORUM_ROLES = new Set(['ADMIN', 'LEAD_COMMUNITY', 'COMMUNITY']);

/** Whether the user may lock and pin what others wrote. */
export function isModerator({ moderatorRoles }: User): boolean {
  return moderatorRoles?.some((role) => FORUM_ROLES.has(role)) ?? false;
}
