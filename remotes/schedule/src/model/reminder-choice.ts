import { localStore, readJson, removeItem, writeItem } from '@tsugi/platform/store';
import { useSyncExternalStore } from 'react';

/** What the user wants to be reminded of, on this device. */
export interface ReminderChoice {
  /** Everything that the user watches. */
  readonly all: boolean;
  /** Ids of media, beside what is watched. */
  readonly titles: readonly number[];
  /** Ids of media that are watched, and of which there are no reminders. */
  readonly without: readonly number[];
  /** The number on the icon of the installed app counts episodes that are out and unseen. */
  readonly badge: boolean;
}

export const NO_REMINDERS: ReminderChoice = { all: false, titles: [], without: [], badge: false };

/** The item of an account is this with its id. Without one it is of a release that knew one account a device. */
const KEY = 'tsugi.schedule.reminders';
const itemOf = (owner: number) => `${KEY}.${owner}`;
const listeners = new Set<() => void>();
let known: { readonly text: string; readonly owner: number; readonly choice: ReminderChoice } | undefined;

/** The choice of an account: each one of this device has its own. */
export function reminderChoice(owner: number | undefined): ReminderChoice {
  if (owner === undefined) return NO_REMINDERS;
  const stored = readJson(localStore(), itemOf(owner)) ?? readJson(localStore(), KEY);
  const text = JSON.stringify(stored ?? null);
  if (known?.text !== text || known.owner !== owner) known = { text, owner, choice: parse(stored, owner) };
  return known.choice;
}

export function chooseReminders(owner: number, choice: ReminderChoice): void {
  if (isOf(readJson(localStore(), KEY), owner)) removeItem(localStore(), KEY);
  if (isNothing(choice)) removeItem(localStore(), itemOf(owner));
  else writeItem(localStore(), itemOf(owner), JSON.stringify({ owner, ...choice }));
  for (const listener of [...listeners]) listener();
}

/** For components; other tabs are followed. */
export function useReminderChoice(owner: number | undefined): ReminderChoice {
  return useSyncExternalStore(subscribe, () => reminderChoice(owner));
}

/** Whether there is nothing to remind of, and nothing to count. */
export function isNothing({ all, titles, badge }: ReminderChoice): boolean {
  return !all && titles.length === 0 && !badge;
}

/** Whether there are reminders of a title. */
export function isReminded(
  { all, titles, without }: ReminderChoice,
  mediaId: number,
  isWatched: boolean,
): boolean {
  return titles.includes(mediaId) || (all && isWatched && !without.includes(mediaId));
}

/** The choice with or without the reminders of one title. */
export function withTitle(
  choice: ReminderChoice,
  mediaId: number,
  isWatched: boolean,
  isWanted: boolean,
): ReminderChoice {
  const others = choice.titles.filter((id) => id !== mediaId);
  const without = choice.without.filter((id) => id !== mediaId);
  const isCovered = choice.all && isWatched;
  if (isWanted) return { ...choice, without, titles: isCovered ? others : [...others, mediaId] };
  return { ...choice, titles: others, without: isCovered ? [...without, mediaId] : without };
}

function parse(stored: unknown, owner: number): ReminderChoice {
  // Whatever was stored; each member is looked at.
  const { owner: of, all, titles, without, badge } = Object(stored) as Partial<Record<string, unknown>>;
  if (of !== owner) return NO_REMINDERS;
  return { all: all === true, titles: idsOf(titles), without: idsOf(without), badge: badge === true };
}

function isOf(stored: unknown, owner: number): boolean {
  return (Object(stored) as { readonly owner?: unknown }).owner === owner;
}

function idsOf(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((id) => Number.isSafeInteger(id)) : [];
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(KEY)) listener();
  };
  addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    removeEventListener('storage', onStorage);
    listeners.delete(listener);
  };
}
