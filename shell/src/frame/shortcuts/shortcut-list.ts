import { t } from '@tsugi/i18n/macro';
export interface Shortcut {
  /** Alternatives; the keys of one are pressed together. */
  readonly keys: readonly (readonly string[])[];
  readonly does: string;
}

/** All keyboard shortcuts, by the pages on which they work. */
export const shortcutList: readonly { readonly where: string; readonly shortcuts: readonly Shortcut[] }[] = [
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
  {
    get where() {
      return t`On the page of an anime or manga`;
    },
    shortcuts: [
      {
        keys: [['l'], ['Ctrl', '→']],
        get does() {
          return t`Sequel`;
        },
      },
      {
        keys: [['h'], ['Ctrl', '←']],
        get does() {
          return t`Prequel`;
        },
      },
      {
        keys: [['j'], ['Ctrl', '↓']],
        get does() {
          return t`Adaptation, else an alternative`;
        },
      },
      {
        keys: [['k'], ['Ctrl', '↑']],
        get does() {
          return t`Source, else what it belongs to`;
        },
      },
    ],
  },
  {
    get where() {
      return t`In a list of your own, on a title that has the focus`;
    },
    shortcuts: [
      {
        keys: [['x']],
        get does() {
          return t`Select it, to change many at once`;
        },
      },
      {
        keys: [['Shift', 'x']],
        get does() {
          return t`Select all from the last one to it`;
        },
      },
    ],
  },
  {
    get where() {
      return t`While the focus is in the player`;
    },
    shortcuts: [
      {
        keys: [['k']],
        get does() {
          return t`Play or pause`;
        },
      },
      {
        keys: [['n']],
        get does() {
          return t`Next clip`;
        },
      },
      {
        keys: [['p']],
        get does() {
          return t`Previous clip`;
        },
      },
      {
        keys: [['m']],
        get does() {
          return t`Mute`;
        },
      },
      {
        keys: [['←'], ['→']],
        get does() {
          return t`Back or on by 5 seconds`;
        },
      },
      {
        keys: [['↑'], ['↓']],
        get does() {
          return t`Louder or quieter`;
        },
      },
    ],
  },
];
