/** @jest-environment jsdom */
import { PAGE_STEPS, parseMarkdown } from './parse-markdown.ts';
import { sanitise } from './sanitise.ts';

/** The sanitised result, in an element. */
function read(source: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = String(sanitise(parseMarkdown(source, PAGE_STEPS) ?? '', '/tsugi/'));
  return element;
}

function text(source: string): string {
  return read(source).textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

it('takes a newline for a line break, and breaks written as tags for newlines', () => {
  expect(read('one\ntwo').innerHTML).toContain('one<br>two');
  expect(read('one<br>two<br />three').querySelectorAll('br')).toHaveLength(2);
  expect(read('one<br><br>\n\ntwo').querySelectorAll('p')).toHaveLength(2);
});

it('understands Markdown and HTML side by side', () => {
  const page = read('<i>slanted</i> and **bold** and <b>also _both_</b>');
  expect(page.querySelector('i')?.textContent).toBe('slanted');
  expect(page.querySelector('strong')?.textContent).toBe('bold');
  expect(page.querySelector('b em')?.textContent).toBe('both');
});

it('puts headings under those of the page, with or without a space', () => {
  expect(read('#Heading').querySelector('h3')?.textContent).toBe('Heading');
  expect(read('## Second').querySelector('h4')?.textContent).toBe('Second');
  expect(read('text\n###Third\ntext').querySelector('h5')?.textContent).toBe('Third');
});

it('centres', () => {
  const page = read('before ~~~in the **middle**\n\nof it~~~ after');
  expect(page.querySelector('center')?.textContent).toMatch(/in the middle\s+of it/);
  expect(page.querySelector('center strong')).not.toBeNull();
  expect(text('before ~~~middle~~~ after')).toBe('before middle after');
});

it.each([
  ['img220(https://i.example/a.png)', '220'],
  ['img40%(https://i.example/a.png)', '40%'],
  ['img(https://i.example/a.png)', null],
  ['IMG220( https://i.example/a.png )', '220'],
])('shows %s with the width %s, lazily', (source, width) => {
  const picture = read(source).querySelector('img');
  expect(picture?.getAttribute('src')).toBe('https://i.example/a.png');
  expect(picture?.getAttribute('width')).toBe(width);
  expect(picture?.getAttribute('loading')).toBe('lazy');
});

it('includes parentheses and underscores in a URL', () => {
  const picture = read('_x_ img220(https://i.example/a_(b)_c.png)').querySelector('img');
  expect(picture?.getAttribute('src')).toBe('https://i.example/a_(b)_c.png');
});

it('shows a picture inside of a link', () => {
  const page = read('[img100(https://i.example/a.png)](https://example.org/)');
  expect(page.querySelector('a > img')).not.toBeNull();
});

it('shows videos without loading them', () => {
  const video = read('webm(https://v.example/a.webm)').querySelector('video');
  expect(video?.getAttribute('src')).toBe('https://v.example/a.webm');
  expect(video?.getAttribute('preload')).toBe('none');
  expect(video?.hasAttribute('controls')).toBe(true);
});

it.each([
  'youtube(dQw4w9WgXcQ)',
  'youtube(https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4)',
  'youtube(https://youtu.be/dQw4w9WgXcQ?si=x)',
])('leads %s to its video', (source) => {
  const page = read(source);
  expect(page.querySelector('a')?.getAttribute('href')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  expect(page.querySelector('a img')?.getAttribute('src')).toBe(
    'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg',
  );
});

it('leaves code alone', () => {
  expect(read('`~!a!~ <br> ~~~b~~~ @mio`').querySelector('code')?.textContent).toBe(
    '~!a!~ <br> ~~~b~~~ @mio',
  );
  expect(read('```\n~!a\n\nb!~\n```').querySelector('pre code')?.textContent).toBe('~!a\n\nb!~\n');
});

it.each([
  ['https://anilist.co/anime/1/X/characters', '/tsugi/ani/anime/1/X'],
  ['https://anilist.co/manga/30013', '/tsugi/manga/30013'],
  ['https://anilist.co/character/40/Luffy', '/tsugi/ani/character/40/Luffy'],
  ['https://www.anilist.co/studio/11', '/tsugi/ani/studio/11'],
  ['https://anilist.co/activity/5', '/tsugi/activity/5'],
  ['https://anilist.co/user/mio/', '/tsugi/user/mio'],
  ['https://anilist.co/forum/thread/1', 'https://anilist.co/forum/thread/1'],
  ['https://anilist.co/anime/x', 'https://anilist.co/anime/x'],
  ['https://anilist.co.example/anime/1', 'https://anilist.co.example/anime/1'],
])('links %s to %s', (url, href) => {
  expect(read(`[x](${url})`).querySelector('a')?.getAttribute('href')).toBe(href);
});

it('leaves an open mark as it was written', () => {
  expect(text('a ~! b')).toBe('a ~! b');
  expect(text('img220(not an address)')).toBe('img220(not an address)');
  expect(text('youtube(short)')).toBe('youtube(short)');
});

it('takes an empty text', () => {
  expect(read('').innerHTML).toBe('');
});
