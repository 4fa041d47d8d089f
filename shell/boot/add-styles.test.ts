/** @jest-environment jsdom */

let styles: typeof import('./add-styles.ts');

beforeEach(async () => {
  jest.resetModules();
  styles = await import('./add-styles.ts');
  history.replaceState(null, '', '/tsugi/search/anime?genre=Action');
  document.head.innerHTML =
    '<base href="http://localhost/tsugi/"><link rel="preload" as="style" href="shell.css" data-styles>';
});

const added = () => [...document.head.children].slice(2).map(({ outerHTML }) => outerHTML);

test('the first frame waits for the frame, and for no style sheet of the shell', () => {
  styles.expectFrame();
  expect(added()).toEqual([
    '<link rel="expect" href="/tsugi/search/anime?genre=Action#bottom-bar" blocking="render">',
  ]);
});

test('the style sheet of the shell is added once, and precedes those of a first screen', () => {
  document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="first-screen.css">');
  styles.addStyles();
  styles.addStyles();
  expect(added()).toEqual([
    '<link rel="stylesheet" href="http://localhost/tsugi/shell.css" media="all">',
    '<link rel="stylesheet" href="first-screen.css">',
  ]);
});

test('before it applies it is loaded as one that fits no media', () => {
  styles.loadStyles();
  const [link] = document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  expect(link?.media).toBe('not all');
  styles.addStyles();
  expect(added()).toEqual(['<link rel="stylesheet" href="http://localhost/tsugi/shell.css" media="all">']);
  styles.loadStyles();
  expect(link?.media).toBe('all');
});

test('without another style sheet it is the last of the head', () => {
  styles.addStyles();
  expect(added()).toEqual(['<link rel="stylesheet" href="http://localhost/tsugi/shell.css" media="all">']);
});
