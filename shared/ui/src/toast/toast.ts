import { atom, getDefaultStore } from 'jotai/vanilla';
import type { ReactNode } from 'react';

export interface ToastOptions {
  readonly tone?: 'good' | 'warning' | 'error';
  /** What happened, in one sentence. */
  readonly title: string;
  readonly body?: string;
  /** One thing to do about it; doing it closes the message. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** Controls for what one may want to do next: they stand below the sentence, and take the focus only when the user goes there. */
  readonly content?: ReactNode;
  /** The thing that it is about: a later message about the same thing replaces it. */
  readonly subject?: string | undefined;
  /** How long it stays, in milliseconds; 5 s when left out, 12 s for an error or with an action. */
  readonly durationMs?: number;
}

export interface ToastMessage extends ToastOptions {
  readonly id: number;
}

/** More than this many at once is a wall, not a message. */
const MOST_AT_ONCE = 3;

export const toastsAtom = atom<readonly ToastMessage[]>([]);
let lastId = 0;

/** Shows a short message over the page, in the place of one with the same text or subject. Returns a function that closes it. */
export function toast(options: ToastOptions): () => void {
  lastId += 1;
  const id = lastId;
  const { title, subject } = options;
  const others = toastMessages().filter(
    (one) => one.title !== title && !(subject && one.subject === subject),
  );
  publish([...others, { ...options, id }].slice(-MOST_AT_ONCE));
  return () => dismissToast(id);
}

export function dismissToast(id: number): void {
  publish(toastMessages().filter((message) => message.id !== id));
}

/** Closes all messages: what they say, or offer to take back, was of another account. */
export function dismissToasts(): void {
  publish([]);
}

/** Changes what a message says; nothing when it is gone. */
export function updateToast(id: number | undefined, title: string): void {
  const messages = toastMessages();
  if (!messages.some((message) => message.id === id && message.title !== title)) return;
  publish(messages.map((message) => (message.id === id ? { ...message, title } : message)));
}

/** The messages on show, oldest first; the same array until something changes. */
export function toastMessages(): readonly ToastMessage[] {
  return getDefaultStore().get(toastsAtom);
}

function publish(next: readonly ToastMessage[]): void {
  getDefaultStore().set(toastsAtom, next);
}
