import { readSubject } from './subject.ts';

test.each([
  ['/ani/anime/5/paper-moon', { kind: 'media', key: { id: 5, type: 'ANIME' } }],
  ['/ani/manga/7/a/characters', { kind: 'media', key: { id: 7, type: 'MANGA' } }],
  ['/mal/manga/9', { kind: 'mal', key: { type: 'manga', malId: 9 } }],
  ['/ani/staff/3/rin', { kind: 'staff', id: 3 }],
  ['/ani/character/x', undefined],
  ['/ani/anime/0', undefined],
  ['/artist/lia', undefined],
  ['/', undefined],
])('%s is about %j', (path, subject) => {
  expect(readSubject(path)).toEqual(subject);
});
