/** @jest-environment jsdom */
import fc from 'fast-check';
import { writtenText } from '../simple-text/written-text.ts';
import { dialectToHtml } from './dialect.ts';
import { PAGE_STEPS, parseMarkdown } from './parse-markdown.ts';
import { prepareSource } from './prepare-source.ts';
import { sanitise } from './sanitise.ts';
import { ScanLimit } from './scan-limit.ts';
import { problemsOf } from './testing/problems-of.ts';

const MARKS =
  '*|_|**|***|~~|~|~!|!~|~~~|~~~~!|`|```|[|]|(|)|](https://x.example)|![|<b>|</b>|<i title=1>|<p>|</p>|<div>|</div>|<center>|<table>|<tr>|<td>|<li>|<ul>|<a href=x>|</a>|<button>|<img src=x onerror=y>|<script>|<!--|-->|<?|<![CDATA[|\n|\n\n|\r\n|> |>|- |1. |    |# |#a|@|@mio|a@b.c|http://a|www.|img220(https://a)|img(|youtube(dQw4w9WgXcQ)|webm(https://a)|\\|&|&lt;|&#60;|<|>|"|\'| |=|---|a|é|👩|\0|\ud800|javascript:|/authentication|[a]: b'.split(
    '|',
  );
// A bar of its own: it parts the list above.
const fragment = fc.constantFrom(...MARKS, '|', '| - |', '|a|\n|-|\n');

/** Marks at random, some of them many times: what a generator of plain characters hardly ever hits. */
const text = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fragment },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
    ),
    {
      maxLength: 40,
    },
  )
  .map((parts) => parts.join(''));
const repeated = fc
  .tuple(fc.array(fragment, { minLength: 1, maxLength: 4 }), fc.integer({ min: 10, max: 300 }))
  .map(([unit, count]) => unit.join('').repeat(count).slice(0, 1_200));

// The same texts in every run: a failure is one of the change at hand.
const RUNS = { seed: 42, numRuns: 400 };

function show(html: string): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = String(sanitise(html, '/tsugi/'));
  return page;
}

it('never throws, and never shows an element or an attribute outside of the list', () => {
  fc.assert(
    fc.property(fc.oneof(text, repeated), (source) => {
      const html = parseMarkdown(source, PAGE_STEPS);
      if (html !== undefined) expect(problemsOf(show(html))).toEqual([]);
    }),
    RUNS,
  );
});

it('makes elements in proportion to the text, and the browser adds few to them', () => {
  fc.assert(
    fc.property(fc.oneof(text, repeated), (source) => {
      const html = parseMarkdown(source, PAGE_STEPS) ?? '';
      const written = html.match(/<[a-z]/g)?.length ?? 0;
      expect(written).toBeLessThanOrEqual(10 + 4 * source.length);
      const page = document.createElement('div');
      page.innerHTML = html;
      expect(page.querySelectorAll('*').length).toBeLessThanOrEqual(10 + 2 * written);
    }),
    RUNS,
  );
});

it('parses ordinary texts in steps that grow with their length', () => {
  const fragments = fc.constantFrom(
    'word',
    '**bold**',
    '*em*',
    '~!secret!~',
    '@mio',
    '`code`',
    'https://x.example',
    '~~no~~',
  );
  const line = fc.array(fragments, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(' '));
  const ordinary = fc
    .array(fc.tuple(fc.constantFrom('', '- ', '> ', '# '), line), { minLength: 1, maxLength: 30 })
    .map((lines) => lines.map((parts) => parts.join('')).join('\n\n'));
  fc.assert(
    fc.property(ordinary, (source) => {
      const scanLimit = new ScanLimit(PAGE_STEPS);
      dialectToHtml(source, scanLimit);
      expect(scanLimit.consumed).toBeLessThanOrEqual(1_000 + 60 * source.length);
    }),
    { ...RUNS, numRuns: 100 },
  );
});

it('prepares a text without making it longer than its marks allow', () => {
  fc.assert(
    fc.property(fc.oneof(text, repeated), (source) => {
      expect(prepareSource(source).length).toBeLessThanOrEqual(8 + 3 * source.length);
    }),
    RUNS,
  );
});

it('shows any text plainly: whole, in few parts, with what a spoiler hides in spoilers', () => {
  const letters = (value: string) => value.replace(/\s|~!|!~/g, '');
  fc.assert(
    fc.property(fc.oneof(text, repeated), (source) => {
      const parts = writtenText(source).flatMap(({ lines }) => lines.flat());
      const texts = parts.flatMap((part) => (part.kind === 'spoiler' ? part.pieces : part));
      expect(letters(texts.map((part) => ('text' in part ? part.text : '')).join(''))).toBe(letters(source));
      expect(parts.length).toBeLessThanOrEqual(202);
      for (const part of parts) if (part.kind === 'text') expect(part.text).not.toMatch(/~![\s\S]*!~/);
    }),
    RUNS,
  );
});
