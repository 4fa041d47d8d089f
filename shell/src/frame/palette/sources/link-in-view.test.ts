/** @jest-environment jsdom */
import { linkInView } from './link-in-view.ts';

function page(html: string): HTMLElement {
  document.body.innerHTML = `<a href="/frame">Frame</a><main tabindex="-1">${html}</main>`;
  const main = document.querySelector('main');
  if (!main) throw new Error('no main');
  return main;
}

const CARDS = `
  <article><a href="/ani/anime/1">One</a><button>+1</button></article>
  <li><span tabindex="0">Two</span><a href="/ani/anime/2">Two</a></li>
  <p><a href="/ani/anime/3">Three</a><input aria-label="filter"></p>`;
const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();
const pathOf = (url: string | undefined) => url && new URL(url).pathname;

test.each([
  ['article a', '/ani/anime/1'],
  ['article button', '/ani/anime/1'],
  ['li span', '/ani/anime/2'],
  ['p a', '/ani/anime/3'],
  // A field beside a link shows no one thing.
  ['input', undefined],
  ['main', undefined],
  // The frame is no page.
  ['body > a', undefined],
])('with the focus on %s: %s', (selector, path) => {
  const main = page(CARDS);
  focus(selector);
  expect(pathOf(linkInView(main))).toBe(path);
});

test('without the focus in the page, what the pointer is on', () => {
  const main = page(CARDS);
  const card = main.querySelector('article');
  const button = main.querySelector('button');
  jest.spyOn(main, 'querySelectorAll').mockReturnValue([card, button] as unknown as NodeListOf<Element>);
  expect(pathOf(linkInView(main))).toBe('/ani/anime/1');
  focus('p a');
  expect(pathOf(linkInView(main))).toBe('/ani/anime/3');
});

test('a page that is not there has nothing in view', () => {
  expect(linkInView(null)).toBeUndefined();
});
