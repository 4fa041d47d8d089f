import type { SnapshotRule } from '@tsugi/contract';
import { claimsOf } from './token-claims.ts';

/** What this browser knows of its reader before any script of the shell has run. */
export interface Reader {
  readonly token: string | undefined;
  /** Id of the profile that was read last, or of the account that the token names. */
  readonly id: number | undefined;
}

export function readReader(): Reader {
  const token = stored('access_token');
  const id = token ? (parsed('auth_profile_info')?.id ?? claimsOf(token).sub) : undefined;
  return { token, id: Number(id) || undefined };
}

export interface Snapshot {
  readonly data: unknown;
  readonly isFresh: boolean;
}

/** What a widget kept of its last answer. There is one such place: the page that one comes back to. */
export function readSnapshot({ name, freshForSeconds }: SnapshotRule, now: number): Snapshot | undefined {
  const kept = parsed('tsugi.snapshot');
  if (kept?.name !== name || typeof kept.at !== 'number') return undefined;
  return { data: kept.data, isFresh: Math.abs(now - kept.at) < freshForSeconds * 1000 };
}

function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    // Blocked storage knows nobody.
    return undefined;
  }
}

export function parsed(key: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(stored(key) ?? '');
  } catch {
    // Absent or damaged: the page reads it from the tracker.
    return undefined;
  }
}
