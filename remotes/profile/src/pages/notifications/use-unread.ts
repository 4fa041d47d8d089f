import { localStore, readItem, writeItem } from '@tsugi/platform/store';
import { useNavigationType } from '@tsugi/router';
import { useState } from 'react';
import { type UnreadVisit, unreadSince } from './unread-since.ts';

interface Visit extends UnreadVisit {
  readonly viewerId: number;
  /** Notifications with a greater id are unread. */
  readonly sinceId: number;
}

export interface Unread {
  /** Notifications with a greater id are unread; undefined until the tracker has said how many are. */
  readonly sinceId: number | undefined;
  /**
   * @param count how many the tracker counted before it sent them
   * @param ids of what is shown, newest first
   */
  readonly take: (count: number, ids: readonly number[]) => void;
}

let lastVisit: Visit | undefined;

/** What is marked as unread: the same while the page is open, and when the browser's Back leads to it again. */
export function useUnread(viewerId: number | undefined): Unread {
  const isBack = useNavigationType() === 'POP';
  const [visit, setVisit] = useState(isBack ? lastVisit : undefined);
  const own = visit?.viewerId === viewerId ? visit : undefined;
  return {
    sinceId: own?.sinceId,
    take: (count, ids) => {
      const [newestId] = ids;
      if (viewerId === undefined || newestId === undefined) return;
      const begun = own ?? { viewerId, count, newestId, shownId: readShownId(viewerId), sinceId: 0 };
      writeShownId(viewerId, newestId);
      const next = { ...begun, sinceId: Math.max(begun.sinceId, unreadSince(begun, ids)) };
      if (own?.sinceId === next.sinceId) return;
      lastVisit = next;
      setVisit(next);
    },
  };
}

/** One item an account: those of a device take turns. */
const SHOWN_PREFIX = 'tsugi.notifications-shown.';
/** Of an earlier release: `account/id`, of the account that was here last. */
const EARLIER_KEY = 'notifications_shown';

/** The newest notification that this device has shown to this user; 0 when there is none. */
function readShownId(viewerId: number): number {
  const stored = readItem(localStore(), SHOWN_PREFIX + viewerId);
  const [owner, earlier] = (readItem(localStore(), EARLIER_KEY) ?? '').split('/');
  const id = Number(stored ?? (Number(owner) === viewerId ? earlier : 0));
  return Number.isFinite(id) ? id : 0;
}

function writeShownId(viewerId: number, id: number): void {
  if (id > readShownId(viewerId)) writeItem(localStore(), SHOWN_PREFIX + viewerId, String(id));
}
