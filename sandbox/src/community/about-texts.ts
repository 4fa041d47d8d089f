/** What people write about themselves, in the service's markdown. */
export const ABOUT_TEXTS = [
  '# Hello from the pier\nI watch slowly and forget nothing.\n\n- **slice of life** first\n- _mecha_ on Sundays\n\n~!I still have not finished Moth Queen.!~',
  '~~~__Currently listening to rain.__~~~\n\nScores: 10 is a work I would lend to a stranger. 5 is a work I would lend to a friend.',
  'Reading more than I shelve. Ask me about trains.\n\n[My notes](https://official.example/notes)',
  'Librarian by day, librarian by night.\n\n1. Midnight Library of Foxes\n2. Cat Weather\n3. Everything with a ferry in it',
  '#No spoilers past episode six\nPlease. I mean it. ~!unless it is about the kettle!~',
  'Collector of endings.\n\n> Nothing is wasted, not even the waiting.',
  'he/him, tea, late trains. &#128642; `last updated: never`',
] as const;
