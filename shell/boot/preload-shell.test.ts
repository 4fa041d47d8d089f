/** @jest-environment jsdom */
import { preloadShell } from './preload-shell.ts';

test('the scripts of the shell are asked for as they stand in the document, and nothing else', () => {
  document.head.innerHTML =
    '<link as="script" href="shell.js" crossorigin data-shell data-preload><link as="script" href="page.js" data-preload>' +
    '<link rel="icon" href="icon.svg">';
  preloadShell();
  expect([...document.querySelectorAll('link')].map(({ rel }) => rel)).toEqual([
    'preload',
    'preload',
    'icon',
  ]);
});
