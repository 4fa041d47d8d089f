/** @jest-environment jsdom */
import type { FirstScreenFiles } from '@tsugi/contract';
import { preloadFirstScreens } from './preload-first-screens.ts';
import type { StartedPart } from './start-page.ts';

const MANIFEST = 'https://media.example/1.0.0/remote.json';

beforeEach(() => {
  document.head.innerHTML = '';
});

function partOf(shows: StartedPart['shows'], firstScreen?: FirstScreenFiles): StartedPart {
  return {
    manifestUrl: MANIFEST,
    manifest: { name: 'media', contract: 2, contributions: [], integrity: { 'screen.js': 'sha384-a' } },
    part: firstScreen ? { firstScreen } : {},
    params: {},
    requests: [],
    shows,
  };
}

const links = () =>
  [...document.querySelectorAll('link')].map(({ rel, as, href, integrity, crossOrigin, fetchPriority }) => ({
    ...{ rel, as, href, integrity, crossOrigin, fetchPriority },
  }));

test.each(['page', 'skeleton'] as const)(
  'script and style sheets of a first screen that is a %s are asked for, as the late script will use them',
  (shows) => {
    preloadFirstScreens([partOf(shows, { script: 'screen.js', styles: ['page.css'] })]);
    const shared = { rel: 'preload', crossOrigin: 'anonymous' };
    expect(links()).toEqual([
      {
        ...shared,
        as: 'script',
        href: 'https://media.example/1.0.0/screen.js',
        integrity: 'sha384-a',
        fetchPriority: 'high',
      },
      { ...shared, as: 'style', href: 'https://media.example/1.0.0/page.css', integrity: '' },
    ]);
  },
);

test('its own style sheet is asked for where it has one', () => {
  preloadFirstScreens([partOf('page', { script: 'screen.js', style: 'screen.css' })]);
  expect(links().map(({ href }) => href.split('/').at(-1))).toEqual(['screen.js', 'screen.css']);
});

test('nothing is asked for where none is shown', () => {
  preloadFirstScreens([partOf(undefined, { script: 'screen.js' }), partOf('page')]);
  expect(links()).toEqual([]);
});

test('one that fails is marked for those who try again', () => {
  preloadFirstScreens([partOf('page', { script: 'screen.js' })]);
  const link = document.querySelector('link');
  link?.dispatchEvent(new Event('error'));
  expect(link?.dataset.failed).toBe('yes');
});
