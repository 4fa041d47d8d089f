import { useSyncExternalStore } from 'react';
import { layer } from '../layer.ts';
import type { Members, MutationSubject } from '../mutations/mutation-definition.ts';
import { isWaiting, type PendingMutation, type WaitReason } from '../mutations/outbox.ts';
import { pageOutbox } from '../mutations/page-outbox.ts';

/** One thing with changes that are stored on this device and not sent yet. */
export interface WaitingChange {
  readonly key: string;
  readonly about: MutationSubject['about'];
  /** The title of the media or the name of the user, where the page knew it. */
  readonly title: string | undefined;
  /** What the user set, by member. */
  readonly mine: Members;
  /** The service has another value by now: its members that differ, and the value. The user chooses. */
  readonly conflict: { readonly members: readonly string[]; readonly server: Members } | undefined;
}

export interface WaitingChanges {
  readonly changes: readonly WaitingChange[];
  /** Why they wait, where that is known. */
  readonly reason: WaitReason | undefined;
  readonly sendNow: () => void;
  readonly choose: (key: string, choice: 'mine' | 'server') => void;
}

/** The viewer's changes that wait for the service, oldest first. */
export function useWaitingChanges(): WaitingChanges {
  const { optimistic, auth, clock } = layer();
  useSyncExternalStore(optimistic.subscribe, optimistic.version);
  useSyncExternalStore(auth.subscribe, auth.partition);
  const pending = pageOutbox().pending();
  const now = clock.now();
  return {
    changes: pending.filter((item) => isWaiting(item, pending, now)).map(toWaitingChange),
    reason: pending.find(({ progress }) => progress.waits)?.progress.waits?.reason,
    sendNow: () => void queue().then((loaded) => loaded.retry(), ignore),
    choose: (key, choice) => void queue().then((loaded) => loaded.choose(key, choice), ignore),
  };
}

function toWaitingChange({ key, subject, title, wanted, changed, conflict }: PendingMutation): WaitingChange {
  return {
    key,
    about: subject.about,
    title,
    mine: Object.fromEntries(changed.map((name) => [name, wanted[name]])),
    conflict,
  };
}

async function queue() {
  const { pageMutationQueue } = await import(
    /* webpackChunkName: "data-outbox" */ '../mutations/page-mutation-queue.ts'
  );
  return pageMutationQueue();
}

/** The file of the queue cannot be fetched: the changes stay where they are. */
function ignore(): void {}
