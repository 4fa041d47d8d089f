/** @jest-environment jsdom */
import type { BootResult } from '../src/boot-result.ts';
import { storePress } from './store-press.ts';

const result: Pick<BootResult, 'press'> = {};
storePress(result);

beforeEach(() => {
  delete result.press;
});

function show(html: string) {
  document.body.innerHTML = html;
  return [...document.querySelectorAll<HTMLElement>('button, input')];
}

it('stores the control of a first screen that is pressed, by its label and its place among those with the same', () => {
  const [, second] = show(
    '<main id="main" aria-busy="true"><button aria-label="Add"></button><button aria-label="Add"></button></main>',
  );
  second?.click();
  expect(result.press).toMatchObject({ label: 'Add', index: 1 });
});

it('stores text that is typed into a first screen', () => {
  const [field] = show('<main id="main" aria-busy="true"><input aria-label="Search anime"></main>');
  if (!(field instanceof HTMLInputElement)) throw new Error('No field');
  field.value = 'moon';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(result.press).toEqual({ label: 'Search anime', index: 0, value: 'moon' });
});

it('leaves a control of the page to React, also in a part of it that loads', () => {
  const [like] = show('<main id="main"><section aria-busy="true"><button>Like 9</button></section></main>');
  like?.click();
  expect(result.press).toBeUndefined();
});
