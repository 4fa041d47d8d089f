import type { ShortcutGroup } from '@tsugi/contract';
import { t } from '@tsugi/i18n/macro';

/** The keys of the frame. */
export const shortcutList: readonly ShortcutGroup[] = [
  {
    get where() {
      return t`Everywhere`;
    },
    shortcuts: [
      {
        keys: [['/']],
        get does() {
          return t`Search`;
        },
      },
      {
        keys: [['Ctrl', 'k']],
        get does() {
          return t`Commands: pages, actions, settings, titles`;
        },
      },
      {
        keys: [['Ctrl', 'z']],
        get does() {
          return t`Take the last change back, while that is offered`;
        },
      },
      {
        keys: [['u']],
        get does() {
          return t`To the button of the last message, such as Undo`;
        },
      },
      {
        keys: [['?']],
        get does() {
          return t`This list`;
        },
      },
      {
        keys: [['Esc']],
        get does() {
          return t`Close what is open`;
        },
      },
    ],
  },
];
