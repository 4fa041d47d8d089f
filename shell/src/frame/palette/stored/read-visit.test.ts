/** @jest-environment jsdom */
import { isSamePage, readVisit } from './read-visit.ts';

const ROUTE = { path: '/ani/:type/:id/:name?', title: 'Media' };

function main(html: string): Element {
  document.body.innerHTML = `<main>${html}</main>`;
  return document.body.firstElementChild ?? document.body;
}

test('a visit is the heading of the page and its picture', () => {
  const page = main(
    '<img src="https://pictures.example/banner.jpg" alt=""><h1 lang="ja-Latn">Kami no Tsuki</h1><img src="https://pictures.example/cover.jpg" alt="Cover">',
  );
  expect(readVisit(page)).toEqual({
    title: 'Kami no Tsuki',
    lang: 'ja-Latn',
    image: 'https://pictures.example/cover.jpg',
  });
});

test.each(['', '<div aria-busy="true"><h1>kami no tsuki</h1></div>', '<h1> </h1>'])(
  'a page that is not there yet is none: %s',
  (html) => {
    expect(readVisit(main(html))).toBeUndefined();
  },
);

test('the name in the URL may differ', () => {
  expect(isSamePage(ROUTE, '/ani/anime/5', '/ani/anime/5/paper-moon')).toBe(true);
  expect(isSamePage(ROUTE, '/ani/anime/5/old', '/ani/anime/5/new')).toBe(true);
  expect(isSamePage(ROUTE, '/ani/anime/5', '/ani/anime/55')).toBe(false);
  expect(isSamePage(ROUTE, '/ani/anime/5', '/ani/manga/5')).toBe(false);
  expect(isSamePage(ROUTE, '/ani/anime/5', '/user/5')).toBe(false);
});
