import type { AuthUser } from '../sources/tracker/auth-user.ts';

/** Two responses can overtake each other. When they seem to lie further apart, the device's clock was set back. */
const OVERTAKING_MS = 60_000;

/** Whether a count that was asked for then is older than the newest one. Both in milliseconds since 1970. */
export function isOvertaken(askedAt: number, newestMs: number): boolean {
  return askedAt < newestMs && newestMs - askedAt < OVERTAKING_MS;
}

/** A count of unread notifications. */
export interface Unread {
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly askedAt: number;
}

interface StoredProfile {
  readonly viewer?: AuthUser;
  /** When the count of unread notifications was asked for. */
  readonly countedAt?: number | undefined;
}

/** Of the text under `PROFILE_KEY`. A profile that is damaged, or of the form before `scoreFormat`, is read again from the tracker. */
export function parseProfile(value: unknown): StoredProfile {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('scoreFormat' in value)) return {};
  // Only this store writes the key.
  const { countedAt, ...viewer } = value as AuthUser & Pick<StoredProfile, 'countedAt'>;
  return { viewer, countedAt };
}
