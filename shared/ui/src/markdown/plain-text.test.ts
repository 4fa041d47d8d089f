/** @jest-environment jsdom */
import { PAGE_STEPS, parseMarkdown } from './parse-markdown.ts';
import { plainText } from './plain-text.ts';

const PLAIN = [
  'Reminder that scores are feelings with numbers on them.',
  'First manga volume of the year finished before breakfast. *Cat Weather* is medicine.',
  '**Everything** was *much, much* better: 10/10!',
  'A (quiet) war - of tea; "really"? 100% yes…',
  '*all of it*',
];

test.each(PLAIN)('%s: says what Markdown says', (source) => {
  const pieces = plainText(source);
  const real = document.createElement('div');
  real.innerHTML = (parseMarkdown(source, PAGE_STEPS) ?? '').trim();
  const markup = pieces?.map(({ tag, text }) => {
    const piece = document.createElement(tag ?? 'span');
    piece.textContent = text;
    return tag ? piece.outerHTML : piece.innerHTML;
  });
  expect(`<p>${markup?.join('')}</p>`).toBe(real.innerHTML);
});

test.each([
  '',
  'two\nlines',
  'two\n\nparagraphs',
  '# heading',
  '> quote',
  '- item',
  '+ item',
  '1. item',
  '1) item',
  '~!spoiler!~',
  '~~gone~~',
  '__strong__',
  'snake_case',
  '`code`',
  '[link](x)',
  'img220(x)',
  'youtube(x)',
  'webm(x)',
  'see https://x.example',
  'see www.x.example',
  '@somebody',
  'a &amp; b',
  '<b>bold</b>',
  '*half open',
  '***both***',
  'a*b*c',
  '* item',
])('%s: is left to Markdown', (source) => {
  expect(plainText(source)).toBeUndefined();
});
