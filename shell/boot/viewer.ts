import { readJson } from '@tsugi/data/first-screen-cache';
import { accountIdOf } from '@tsugi/data/pure';
import { localStore } from '@tsugi/platform/store';

/** What this browser knows of its viewer before any script of the shell has run. */
export interface Viewer {
  readonly token?: string;
  /** Of the account that the token names; of the stored profile where it names none. */
  readonly id?: number | undefined;
  /** The account is set to show adult works, as the stored profile says. */
  readonly showsAdult?: boolean;
  /** As written by the auth store. */
  readonly profile?: unknown;
}

interface Profile {
  readonly id?: unknown;
  readonly displayAdultContent?: unknown;
}

export function readViewer(): Viewer {
  const storage = localStore();
  const token = storage?.getItem('access_token');
  if (!token) return {};
  // Only the auth store writes it; the shell reads anything malformed from the tracker again.
  const stored = readJson(storage, 'auth_profile_info') as Profile | null | undefined;
  const id = accountIdOf(token) ?? (Number(stored?.id) || undefined);
  // While another tab changes the account, the two items can be of different ones.
  const profile = stored && Number(stored.id) !== id ? undefined : stored;
  return { token, id, showsAdult: profile?.displayAdultContent === true, profile };
}
