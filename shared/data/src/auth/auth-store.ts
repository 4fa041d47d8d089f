import { readItem, readJson, removeItem, writeItem } from '@tsugi/platform/store';
import { useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { clearFirstScreenCache } from '../cache/clear-first-screens.ts';
import { PUBLIC_PARTITION, partitionOf } from '../core/cache-key.ts';
import type { Receivers } from '../core/effect.ts';
import { pagePart } from '../core/page.ts';
import type { AuthUser, ViewerEffects } from '../sources/tracker/auth-user.ts';
import { isOvertaken, parseProfile, type Unread } from './stored-profile.ts';
import { accountIdOf } from './token-claims.ts';

export type AuthState =
  | { readonly status: 'signed-out' }
  | {
      readonly status: 'signed-in';
      /** Undefined until the profile has been read once. */
      readonly viewer: AuthUser | undefined;
      /** The account, known before its profile when the token names it. */
      readonly viewerId?: number | undefined;
    };

/** Who is signed in. The token stands in localStorage under `access_token`; those of other accounts of this device stand in their records. */
export interface AuthStore {
  readonly state: () => AuthState;
  readonly token: () => string | undefined;
  /** Names the signed-in user, for cache keys. */
  readonly partition: () => string;
  /** False when the text is no token; nothing changes then. */
  readonly signIn: (token: string) => boolean;
  /** Before the user signs out, while the token is still there. */
  readonly leave: () => void;
  readonly onLeave: (listener: () => void) => void;
  /** @param isLost the service refused the token: every tab shows a notice until the user dismisses it */
  readonly signOut: (isLost?: boolean) => void;
  /** @param askedAt when the profile was asked for, in milliseconds since 1970: a count that is newer stays */
  readonly setViewer: (viewer: AuthUser, askedAt: number) => void;
  /** Receives what responses tell of the viewer beside their results. Every tab shows it. */
  readonly effects: Receivers<ViewerEffects>;
  readonly subscribe: (listener: () => void) => () => void;
  /** The stored sign-in is another one now. */
  readonly reload: () => void;
  /** Whether responses under this partition may be stored: public ones, and those of the signed-in user. */
  readonly owns: (partition: string) => boolean;
}

export const pageAuth = pagePart<AuthStore>();

const SIGNED_OUT: AuthState = { status: 'signed-out' };

const changes = atom(0);
changes.onMount = (set) => {
  const stop = pageAuth.peek()?.subscribe(() => set((count) => count + 1));
  // Something may have changed between the first render and now.
  set((count) => count + 1);
  return stop;
};

/** Who is signed in now, for what is not rendered. Components use `useAuth`. */
export function currentAuth(): AuthState {
  return pageAuth.peek()?.state() ?? SIGNED_OUT;
}

/** Who is signed in, for any jotai store. */
export const authAtom = atom<AuthState>((get) => {
  get(changes);
  return currentAuth();
});

export function useAuth(): AuthState {
  return useAtomValue(authAtom);
}

export const TOKEN_KEY = 'access_token';
export const PROFILE_KEY = 'auth_profile_info';
/** Whether an item of localStorage says who is signed in. */
export const isSignInItem = (key: string): boolean => key === TOKEN_KEY || key === PROFILE_KEY;

/** Why the user is signed out, until the notice is dismissed. index.html's own script writes it too. */
export const LOST_KEY = 'tsugi.sign-in-lost';

/** The names of the records of this device's accounts are this with the account's id. */
export const ACCOUNT_PREFIX = 'tsugi.account:';

/** Tokens of the provider are longer than this; anything else in the URL is no token. */
const MIN_TOKEN_LENGTH = 50;

export function isToken(text: string | null | undefined): text is string {
  return typeof text === 'string' && text.length > MIN_TOKEN_LENGTH;
}

/** Reads and stores the sign-in; a change in another tab arrives through `reload`. */
export function createAuthStore(storage: Storage | undefined): AuthStore {
  const listeners = new Set<() => void>();
  const leaving = new Set<() => void>();
  let token: string | undefined;
  let state: AuthState = SIGNED_OUT;
  /** The newest count of unread notifications; it may come before the profile. */
  let unread: Unread | undefined;

  const load = () => {
    const stored = readItem(storage, TOKEN_KEY);
    token = isToken(stored) ? stored : undefined;
    const { viewer: known, countedAt = 0 } = parseProfile(readJson(storage, PROFILE_KEY));
    // While another tab changes the account, the two items can be of different ones.
    const viewer = (accountIdOf(token) ?? known?.id) === known?.id ? known : undefined;
    unread = viewer && { count: viewer.unreadNotificationCount, askedAt: countedAt };
    state = token ? signedIn(token, viewer) : SIGNED_OUT;
  };
  const store = (profile: AuthUser, { count, askedAt }: Unread) => {
    const viewer = { ...profile, unreadNotificationCount: count };
    writeItem(storage, PROFILE_KEY, JSON.stringify({ ...viewer, countedAt: askedAt }));
    state = { status: 'signed-in', viewer, viewerId: viewer.id };
    notify();
  };
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  load();

  return {
    state: () => state,
    token: () => token,
    partition: () => partitionOf(token),
    owns: (partition) => partition === PUBLIC_PARTITION || partition === partitionOf(token),
    signIn: (text) => {
      if (!isToken(text)) return false;
      removeItem(storage, PROFILE_KEY);
      clearFirstScreenCache(storage);
      removeItem(storage, LOST_KEY);
      writeItem(storage, TOKEN_KEY, text);
      // Without storage the sign-in still lasts as long as the page.
      token = text;
      unread = undefined;
      state = signedIn(text, undefined);
      notify();
      return true;
    },
    leave: () => {
      for (const listener of leaving) listener();
    },
    onLeave: (listener) => void leaving.add(listener),
    signOut: (isLost) => {
      if (isLost) writeItem(storage, LOST_KEY, 'refused');
      // Without its record the account is no longer one of this device.
      else if (state.status === 'signed-in') removeItem(storage, ACCOUNT_PREFIX + state.viewerId);
      removeItem(storage, TOKEN_KEY);
      removeItem(storage, PROFILE_KEY);
      clearFirstScreenCache(storage);
      token = undefined;
      unread = undefined;
      state = SIGNED_OUT;
      notify();
    },
    setViewer: (viewer, askedAt) => {
      if (state.status === 'signed-out') return;
      if (!unread || unread.askedAt <= askedAt) unread = { count: viewer.unreadNotificationCount, askedAt };
      store(viewer, unread);
    },
    effects: {
      unreadNotifications: ({ value, askedAt, arrivedAt, token: of }) => {
        // Every count that was asked for before a reset arrived may be of the time before it.
        const told = value === 'reset' ? { count: 0, askedAt: arrivedAt } : { count: value, askedAt };
        if (of === undefined || of !== token || (unread && isOvertaken(told.askedAt, unread.askedAt))) return;
        unread = told;
        const viewer = state.status === 'signed-in' ? state.viewer : undefined;
        if (viewer && viewer.unreadNotificationCount !== told.count) store(viewer, told);
      },
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reload: () => {
      load();
      notify();
    },
  };
}

function signedIn(token: string, viewer: AuthUser | undefined): AuthState {
  return { status: 'signed-in', viewer, viewerId: viewer?.id ?? accountIdOf(token) };
}

/** Names the account, the same at its next sign-in. Until the viewer is known it names the sign-in. */
export function accountOf(auth: Pick<AuthStore, 'state' | 'partition'>): string {
  const state = auth.state();
  return state.status === 'signed-in' && state.viewer ? `user-${state.viewer.id}` : auth.partition();
}
