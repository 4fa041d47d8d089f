import type { ShieldName } from '@tsugi/contract/device-settings';
import { localStore, readJson, sessionStore } from '@tsugi/platform/store';
import { atom } from 'jotai/vanilla';

/** What is hidden in this tab. */
export interface Shields {
  /** Those that are on, on this device. */
  readonly names: readonly unknown[];
  /** What this tab shows all the same: `scores:5`, or `ALL`. */
  readonly shown: readonly unknown[];
}

/** Shown by one press: the score of a media, an episode, a picture. */
export interface ShieldSubject {
  readonly shield: ShieldName;
  /** An id, with what tells it from other ids where it is not that of a media of the tracker: `mal-anime-5`. */
  readonly of: number | string;
}

export const ALL = '*';

/** Item of sessionStorage with `Shields.shown`: one tab, reloads included. */
export const SHOWN_KEY = 'tsugi.shown';

export function subjectKey({ shield, of }: ShieldSubject): string {
  return `${shield}:${of}`;
}

export function isShielded({ names, shown }: Shields, subject: ShieldSubject): boolean {
  return names.includes(subject.shield) && !shown.includes(ALL) && !shown.includes(subjectKey(subject));
}

/**
 * As stored. First screens read it too, and pages before the settings' own code is there: of the settings it looks at this member alone.
 */
export function readShields(): Shields {
  const settings = readJson(localStore(), 'tsugi.settings');
  const names =
    typeof settings === 'object' && settings && 'shields' in settings ? settings.shields : undefined;
  return { names: listOf(names), shown: names ? listOf(readJson(sessionStore(), SHOWN_KEY)) : [] };
}

/** Whether a closed spoiler of a text is no part of the page. It shows as it is made: a spoiler is closed either way. */
export function keepsSpoilersOut(): boolean {
  return isShielded(readShields(), { shield: 'spoilers', of: '' });
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const shieldsAtom = atom(readShields());
