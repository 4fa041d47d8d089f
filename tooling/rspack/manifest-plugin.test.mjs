import { chunksBefore, requireFirstScreens } from './manifest-plugin.mjs';

const part = (firstScreen) => ({ build: { chunks: [], ...(firstScreen ? { firstScreen } : {}) } });

test('a contribution that names a first screen without a file is an error with its name', () => {
  const message = 'The routes of hello name the first screen "grid", but there is no grid/first-screen.tsx';
  const built = ['page'];
  const contributions = [part('page'), part('grid')];
  expect(() => requireFirstScreens('hello', { contributions }, built)).toThrow(message);
});

test('first screens that have a file pass, and so do parts without one', () => {
  const contributions = [part('page'), part(), { type: 'redirect', from: '/a', to: '/b' }];
  expect(() => requireFirstScreens('hello', { contributions }, ['page'])).not.toThrow();
});

it('knows which chunks a page has whenever it has another one', () => {
  const before = chunksBefore([
    { build: { chunks: ['user'] } },
    { build: { chunks: ['user', 'list'] } },
    { build: { chunks: ['user', 'cards', 'pages'] } },
    { build: { chunks: ['cards', 'pages'] } },
    {},
  ]);
  expect(before('list')).toEqual(['user']);
  expect(before('pages')).toEqual(['cards']);
  expect(before('a-chunk-of-no-page')).toEqual([]);
});
