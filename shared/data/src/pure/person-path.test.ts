import { personPath } from './person-path.ts';

it.each([
  ['character', 7, 'Hina Sato', '/ani/character/7/hina-sato'],
  ['staff', 95001, '佐藤', '/ani/staff/95001/%E4%BD%90%E8%97%A4'],
  ['studio', 3, 'Kamome / B', '/ani/studio/3/kamome-b'],
  ['staff', 4, '???', '/ani/staff/4'],
  ['character', 5, null, '/ani/character/5'],
] as const)('%s %d "%s" has the URL %s', (kind, id, name, path) => {
  expect(personPath(kind, id, name)).toBe(path);
});
