import { type AuthUser, authAtom, currentAuth } from '@tsugi/data';
import { getDefaultStore } from 'jotai/vanilla';
import { useSyncExternalStore } from 'react';
import { type ImportSession, type ImportState, openImportSession } from './import-session.ts';

/** The file that is being imported: it lasts as long as the document, so that a look at another page loses nothing. */
let open:
  | { readonly viewerId: number; readonly session: ImportSession; readonly unwatch: () => void }
  | undefined;
const listeners = new Set<() => void>();

export function openImport(viewer: AuthUser, file: File): void {
  closeImport();
  // What one account imports is dropped when it logs out.
  const unwatch = getDefaultStore().sub(authAtom, () => {
    const auth = currentAuth();
    if (auth.status !== 'signed-in' || auth.viewerId !== viewer.id) closeImport();
  });
  open = { viewerId: viewer.id, session: openImportSession(viewer, file), unwatch };
  tell();
}

export function closeImport(): void {
  open?.unwatch();
  open?.session.close();
  open = undefined;
  tell();
}

/** The file that this viewer imports, with what is known of it. */
export function useOpenImport(viewerId: number): ImportSession | undefined {
  const session = useSyncExternalStore(subscribe, () => open?.session);
  // Another account has signed in since.
  return open?.viewerId === viewerId ? session : undefined;
}

export function useImportState(session: ImportSession): ImportState | undefined {
  return useSyncExternalStore(session.subscribe, session.state);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}

// A reload would lose the user's choices: the browser asks.
if (typeof addEventListener === 'function') {
  addEventListener('beforeunload', (event) => {
    if (open?.session.isTouched()) event.preventDefault();
  });
}
