export interface Shortcut {
  /** Alternatives; the keys of one are pressed together. */
  readonly keys: readonly (readonly string[])[];
  readonly does: string;
}

/** All keyboard shortcuts, by the pages on which they work. */
export const shortcutList: readonly { readonly where: string; readonly shortcuts: readonly Shortcut[] }[] = [
  {
    where: 'Everywhere',
    shortcuts: [
      { keys: [['/']], does: 'Search' },
      { keys: [['Ctrl', 'z']], does: 'Take the last change back, while that is offered' },
      { keys: [['u']], does: 'To the button of the last message, such as Undo' },
      { keys: [['?']], does: 'This list' },
      { keys: [['Esc']], does: 'Close what is open' },
    ],
  },
  {
    where: 'On the page of an anime or manga',
    shortcuts: [
      { keys: [['l'], ['Ctrl', '→']], does: 'Sequel' },
      { keys: [['h'], ['Ctrl', '←']], does: 'Prequel' },
      { keys: [['j'], ['Ctrl', '↓']], does: 'Adaptation, else an alternative' },
      { keys: [['k'], ['Ctrl', '↑']], does: 'Source, else what it belongs to' },
    ],
  },
  {
    where: 'While the focus is in the player',
    shortcuts: [
      { keys: [['k']], does: 'Play or pause' },
      { keys: [['n']], does: 'Next clip' },
      { keys: [['p']], does: 'Previous clip' },
      { keys: [['m']], does: 'Mute' },
      { keys: [['←'], ['→']], does: 'Back or on by 5 seconds' },
      { keys: [['↑'], ['↓']], does: 'Louder or quieter' },
    ],
  },
];
