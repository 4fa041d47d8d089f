/** @jest-environment jsdom */
import { addStyles } from './add-styles.ts';

test('the first frame waits for the frame, and for no style sheet of the shell', () => {
  history.replaceState(null, '', '/tsugi/search/anime?genre=Action');
  document.head.innerHTML =
    '<base href="http://localhost/tsugi/"><link rel="preload" as="style" href="shell.css" data-styles>';
  addStyles();
  const [expected, sheet] = [...document.head.children].slice(2);
  expect(expected?.outerHTML).toBe(
    '<link rel="expect" href="/tsugi/search/anime?genre=Action#bottom-bar" blocking="render">',
  );
  expect(sheet?.outerHTML).toBe('<link rel="stylesheet" href="http://localhost/tsugi/shell.css">');
});
