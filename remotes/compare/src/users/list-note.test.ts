import { listNote } from './list-note.ts';

const ready = (titles: number) =>
  ({
    status: 'ready',
    titles,
    storedAt: 0,
    isRefreshing: false,
    error: undefined,
    missing: [],
  }) as const;

it.each([
  [0, 'Nothing on this list'],
  [1, '1 title'],
  [5000, '5,000 titles'],
  // The tracker ends lists there.
  [11_000, '11,000 titles, as many as the tracker gives'],
])('says how a list of %i titles stands', (titles, note) => {
  expect(listNote(ready(titles))).toBe(note);
});
