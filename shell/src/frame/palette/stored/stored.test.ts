/** @jest-environment jsdom */
import { accountKey } from './account-key.ts';
import { noteUse, readUse } from './command-use.ts';
import { noteRecent, recentPages } from './recent-pages.ts';

const DAY = 86_400_000;
const isSame = (one: string, other: string) => one === other;

beforeEach(() => localStorage.clear());

test('each account has its own, a guest too, and an unknown one has nothing', () => {
  expect(accountKey({ status: 'signed-out' })).toBe('guest');
  expect(accountKey({ status: 'signed-in', viewer: undefined, viewerId: 7 })).toBe('7');
  expect(accountKey({ status: 'signed-in', viewer: undefined })).toBeUndefined();
  noteUse('7', 'media/score');
  noteRecent('7', { path: '/a/1', title: 'One' }, isSame);
  for (const other of ['8', 'guest', undefined]) {
    expect(readUse(other).size).toBe(0);
    expect(recentPages(other)).toEqual([]);
  }
  noteUse(undefined, 'media/score');
  expect(Object.keys(localStorage).sort()).toEqual(['tsugi.palette.recent.7', 'tsugi.palette.use.7']);
});

test('a use counts half after two weeks, and uses add up', () => {
  noteUse('7', 'theme', 0);
  noteUse('7', 'theme', 14 * DAY);
  expect(readUse('7', 14 * DAY).get('theme')).toBeCloseTo(1.5);
  expect(readUse('7', 28 * DAY).get('theme')).toBeCloseTo(0.75);
  // The clock was set back.
  expect(readUse('7', 0).get('theme')).toBeCloseTo(1.5);
});

test('of many commands those used least are forgotten', () => {
  for (let index = 0; index < 302; index += 1) noteUse('7', `command ${index}`, index * DAY);
  const use = readUse('7', 302 * DAY);
  expect(use.size).toBe(300);
  expect(use.has('command 0')).toBe(false);
  expect(use.has('command 301')).toBe(true);
});

test.each(['null', '7', '[1]', '{"a":null}', '{"a":{"count":"x","at":1}}', '{broken'])(
  'what is damaged counts nothing: %s',
  (stored) => {
    localStorage.setItem('tsugi.palette.use.7', stored);
    expect(readUse('7').size).toBe(0);
    noteUse('7', 'theme', 0);
    expect(readUse('7', 0).get('theme')).toBe(1);
  },
);

test('a visit stands first, once, and thirty are kept', () => {
  for (let index = 0; index < 40; index += 1)
    noteRecent('7', { path: `/a/${index}`, title: `${index}` }, isSame);
  noteRecent('7', { path: '/a/20', title: 'Twenty' }, isSame);
  const recent = recentPages('7');
  expect(recent).toHaveLength(30);
  expect(recent[0]).toEqual({ path: '/a/20', title: 'Twenty' });
  expect(recent.filter(({ path }) => path === '/a/20')).toHaveLength(1);
});

test('damaged visits and those of elsewhere are left out', () => {
  const stored = [
    { path: '/a/1', title: 'One', image: 'https://pictures.example/1.jpg' },
    { path: 'https://evil.example', title: 'Evil' },
    { path: '//evil.example', title: 'Evil' },
    { path: '/a/2', title: 2 },
    { path: '/a/3', title: 'Three', image: 'javascript:alert(1)' },
    null,
  ];
  localStorage.setItem('tsugi.palette.recent.7', JSON.stringify(stored));
  expect(recentPages('7')).toEqual([stored[0]]);
});
