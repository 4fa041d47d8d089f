/** @jest-environment jsdom */
import { floorPage } from './floor-page.mjs';

const media = Array.from({ length: 20 }, (_, id) => ({
  id,
  title: { userPreferred: `Title ${id}` },
  coverImage: { large: `https://images.test/${id}.webp` },
}));
const text = JSON.stringify({ data: { Page: { media } } });

let requests = [];
beforeEach(() => {
  localStorage.clear();
  requests = [];
  window.fetch = async (url, { method, body }) => {
    requests.push({ url, method, query: JSON.parse(body).query });
    return { text: async () => text };
  };
});

/** Loads the page as a browser does. */
async function load() {
  const parsed = new DOMParser().parseFromString(floorPage('https://tracker.test/graphql'), 'text/html');
  document.body.replaceChildren(...parsed.body.children);
  const script = document.querySelector('script');
  script?.remove();
  new Function(script?.textContent ?? '')();
  const atFirst = document.querySelectorAll('img').length;
  await new Promise((resolve) => setTimeout(resolve));
  return atFirst;
}

test('the floor page is one small document without other files', () => {
  const html = floorPage('https://tracker.test/graphql');
  expect(html.length).toBeLessThan(4000);
  expect(html).not.toMatch(/<link|<script src|<img/);
});

test('one request fills twenty titles and covers', async () => {
  expect(await load()).toBe(0);
  expect(requests).toEqual([
    { url: 'https://tracker.test/graphql', method: 'POST', query: expect.stringContaining('perPage: 20') },
  ]);
  const links = [...document.querySelectorAll('main a[href*="/ani/"]')];
  expect(links.map((link) => link.textContent)).toEqual(media.map(({ title }) => title.userPreferred));
  expect(links.map((link) => link.querySelector('img')?.src)).toEqual(
    media.map(({ coverImage }) => coverImage.large),
  );
});

test('a second visit begins with what the first one was sent, and still requests it', async () => {
  await load();
  expect(await load()).toBe(20);
  expect(requests).toHaveLength(2);
});
