import { requireFirstScreens } from './require-first-screens.mjs';

const part = (firstScreen) => ({ build: { chunks: [], ...(firstScreen ? { firstScreen } : {}) } });

test('a route or a home slot that names a first screen without a file is an error with its name', () => {
  const message = 'The routes of hello name the first screen "grid", but there is no grid/first-screen.tsx';
  const built = { page: {} };
  expect(() => requireFirstScreens('hello', { routes: [part('grid')], homeSlots: [] }, built)).toThrow(
    message,
  );
  expect(() => requireFirstScreens('hello', { routes: [], homeSlots: [part('grid')] }, built)).toThrow(
    message,
  );
});

test('first screens that have a file pass, and so do parts without one', () => {
  expect(() =>
    requireFirstScreens('hello', { routes: [part('page'), part()], homeSlots: [part()] }, { page: {} }),
  ).not.toThrow();
});
