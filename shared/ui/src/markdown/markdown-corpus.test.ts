/** @jest-environment jsdom */
import { MAX_PAGE_LENGTH, PAGE_STEPS, parseMarkdown } from './parse-markdown.ts';
import { sanitise } from './sanitise.ts';
import { HOSTILE_TEXTS } from './testing/hostile-texts.ts';
import { problemsOf } from './testing/problems-of.ts';
import { WELL_FORMED_TEXTS } from './testing/well-formed-texts.ts';

/** As the page does it: a long text never, and any other within the page's steps. */
function parseInPage(source: string): string | undefined {
  return source.length > MAX_PAGE_LENGTH ? undefined : parseMarkdown(source, PAGE_STEPS);
}

function show(html: string): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = String(sanitise(html, '/tsugi/'));
  return page;
}

it('has 120 hostile and 60 well-formed texts at least', () => {
  expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(120);
  expect(WELL_FORMED_TEXTS.length).toBeGreaterThanOrEqual(60);
});

it.each(HOSTILE_TEXTS)('$name: is harmless', ({ source, ends, shows, lacks }) => {
  const html = parseInPage(source);
  expect(html === undefined ? 'late' : 'parsed').toBe(ends);
  if (html === undefined) return;
  const page = show(html);
  expect(problemsOf(page)).toEqual([]);
  if (shows) expect(page.textContent).toContain(shows);
  if (lacks) expect(page.innerHTML.replace(/>[^<]*/g, '>')).not.toContain(lacks);
  // Nothing of a text makes more of itself than its marks.
  expect(page.querySelectorAll('*').length).toBeLessThanOrEqual(10 + source.length);
});

it.each(WELL_FORMED_TEXTS)('%j: has %s with the text %j', (source, selector, text) => {
  const html = parseInPage(source);
  expect(html).toBeDefined();
  const page = show(html ?? '');
  expect(problemsOf(page)).toEqual([]);
  const found = [...page.querySelectorAll(selector)].map((element) => element.textContent?.trim());
  expect(found).toContain(text.trim());
});
