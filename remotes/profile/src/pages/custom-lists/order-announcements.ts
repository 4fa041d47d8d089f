import type { Announcements } from '@dnd-kit/core';
import { t } from '@tsugi/i18n/macro';

export const INSTRUCTIONS = {
  get draggable() {
    return t`Press Space to pick the section up, the arrow keys to move it, Space again to put it down, Escape to leave it where it was.`;
  },
};

/** What a screen reader says while a section moves: its name and its place. */
export function announcementsFor(names: readonly string[]): Announcements {
  const placeOf = (id: string | number) => names.indexOf(String(id)) + 1;
  const count = names.length;
  // A section that was picked up is over itself at once: that would cut its first announcement off.
  let hasMoved = false;
  return {
    onDragStart: ({ active }) => {
      hasMoved = false;
      return t`${{ name: active.id }} is picked up. It is ${{ place: placeOf(active.id) }} of ${count}.`;
    },
    onDragOver: ({ active, over }) => {
      hasMoved ||= over !== null && over.id !== active.id;
      return over && hasMoved
        ? t`${{ name: active.id }} is now ${{ place: placeOf(over.id) }} of ${count}.`
        : undefined;
    },
    onDragEnd: ({ active, over }) =>
      over ? t`${{ name: active.id }} is put down, ${{ place: placeOf(over.id) }} of ${count}.` : undefined,
    onDragCancel: ({ active }) => t`${{ name: active.id }} stays where it was.`,
  };
}
