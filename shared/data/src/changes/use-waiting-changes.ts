import { retryWithBackoff } from '@tsugi/platform/retry';
import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { pageAuth } from '../auth/auth-store.ts';
import { pageClock } from '../core/page.ts';
import { pageOptimistic } from './create-optimistic-layer.ts';
import type { Members, MutationSubject } from './definitions/mutation-definition.ts';
import { isWaiting } from './is-waiting.ts';
import { pageOutboxItems, type WaitReason } from './outbox-items.ts';
import { type Outbox, type PendingMutation, pageChanges } from './page-changes.ts';

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

const NONE: readonly PendingMutation[] = [];

/** The viewer's changes that wait for the service, oldest first. The code that reads them is loaded with the first one. */
export function useWaitingChanges(): WaitingChanges {
  const optimistic = pageOptimistic();
  const auth = pageAuth();
  useSyncExternalStore(optimistic.subscribe, optimistic.version);
  useSyncExternalStore(auth.subscribe, auth.partition);
  const pending = useOutbox()?.pending() ?? NONE;
  const now = pageClock().now();
  return {
    changes: pending.filter((item) => isWaiting(item, pending, now)).map(toWaitingChange),
    reason: pending.find(({ progress }) => progress.waits)?.progress.waits?.reason,
    sendNow: () => void queue().then((loaded) => loaded.retry(), ignore),
    choose: (key, choice) => void queue().then((loaded) => loaded.choose(key, choice), ignore),
  };
}

/** The page's outbox; undefined while it is empty and no control has needed it. */
function useOutbox(): Outbox | undefined {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const { outbox } = pageChanges();
  const isMissing = !outbox && pageOutboxItems().names().length > 0;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    void retryWithBackoff(loadOutbox).then((pageOutbox) => {
      pageOutbox();
      if (isCurrent) render();
    });
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);
  return outbox;
}

async function loadOutbox() {
  return (await import(/* webpackChunkName: "data-changes" */ './outbox.ts')).pageOutbox;
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
    /* webpackChunkName: "data-outbox" */ './page-mutation-queue.ts'
  );
  return pageMutationQueue();
}

/** The file of the queue cannot be fetched: the changes stay where they are. */
function ignore(): void {}
