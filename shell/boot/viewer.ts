import { readJson } from '@tsugi/data/first-screen-cache';
import { accountIdOf } from '@tsugi/data/pure';
import { localStore } from '@tsugi/platform/store';

/** What this browser knows of its viewer before any script of the shell has run. */
export interface Viewer {
  readonly token?: string;
  /** Id of the stored profile, or of the account that the token names. */
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
  const profile = readJson(storage, 'auth_profile_info') as Profile | null | undefined;
  const showsAdult = profile?.displayAdultContent === true;
  return { token, id: Number(profile?.id) || accountIdOf(token), showsAdult, profile };
}
