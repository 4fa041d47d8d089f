import type { FirstScreenNode } from '@tsugi/contract';
import { FIRST_SCREEN_PREFIX, readJson } from '@tsugi/data/first-screen-cache';
import { currentLanguage } from '@tsugi/i18n';
import { textHash } from '@tsugi/platform/hash';
import { readItem, removeItem, writeItem } from '@tsugi/platform/store';

/** The page as React showed it at an earlier visit. The frame's lazy part writes it, the boot script shows it. */
export interface StoredScreen {
  /** Complete URL of the page. */
  readonly url: string;
  readonly viewport: string;
  /** Milliseconds since 1970. */
  readonly storedAt: number;
  /** Attributes of the links to the style sheets that the class names belong to, in their order. */
  readonly styles: readonly Readonly<Record<string, string>>[];
  /** Keys of the cached results that it shows. */
  readonly results: readonly string[];
  /** What stands in main. */
  readonly nodes: readonly FirstScreenNode[];
}

/** Older ones belong to pages that are rarely opened again. */
const MAX_SCREENS = 16;
/** Characters of JSON. A larger screen costs more to parse than it saves. */
const MAX_LENGTH = 150_000;

/** The names of all stored screens, the newest last: one item each, so that only one is parsed before the first paint. */
const NAMES_KEY = `${FIRST_SCREEN_PREFIX}-names`;

function nameOf(token: string | undefined, url: string): string {
  return `${FIRST_SCREEN_PREFIX}.${textHash(`${token ?? ''} ${currentLanguage()} ${url}`)}`;
}

/** The size of the window decides what some components render. */
export function currentViewport(): string {
  return `${innerWidth}/${devicePixelRatio}`;
}

/**
 * @param isCurrent whether style sheets are those of the versions that this document runs
 * @returns undefined when there is none for this account, language, URL, window and version, or when it was stored on another day: it says
 * what is today
 */
export function readStoredScreen(
  storage: Storage | undefined,
  token: string | undefined,
  isCurrent: (hrefs: readonly (string | undefined)[]) => boolean,
  now: number,
): StoredScreen | undefined {
  const { href: url } = location;
  const value = readJson(storage, nameOf(token, url));
  if (typeof value !== 'object' || value === null || !('nodes' in value)) return undefined;
  // Only writeStoredScreen writes these items.
  const screen = value as StoredScreen;
  const isWanted =
    screen.url === url &&
    screen.viewport === currentViewport() &&
    new Date(now).toDateString() === new Date(screen.storedAt).toDateString() &&
    isCurrent(screen.styles.map(({ href }) => href));
  return isWanted ? screen : undefined;
}

/** Whether one was stored for this account, language and URL. It is parsed later, if at all. */
export function hasStoredScreen(storage: Storage | undefined, token: string | undefined): boolean {
  return readItem(storage, nameOf(token, location.href)) !== null;
}

/** Where storage is full or forbidden, what was stored before stays. */
export function writeStoredScreen(
  storage: Storage | undefined,
  token: string | undefined,
  screen: StoredScreen,
): void {
  const text = JSON.stringify(screen);
  if (text.length > MAX_LENGTH) return;
  const name = nameOf(token, screen.url);
  const known = readJson(storage, NAMES_KEY);
  const names = (Array.isArray(known) ? known : []).filter((other) => other !== name);
  for (const oldest of names.splice(0, Math.max(0, names.length + 1 - MAX_SCREENS)))
    removeItem(storage, oldest);
  writeItem(storage, NAMES_KEY, JSON.stringify([...names, name]));
  writeItem(storage, name, text);
}
