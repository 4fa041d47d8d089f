/** @jest-environment jsdom */

import { act, render } from '@testing-library/react';
import { initialEntryKey } from '@tsugi/contract';
import { RouterProvider, useNavigate } from '@tsugi/router';
import { createMemoryRouter } from '@tsugi/router/testing';
import { useBelowTheFold } from './below-the-fold.ts';

/** What the page has rendered, first render first. */
let renders: boolean[] = [];

function Page() {
  renders.push(useBelowTheFold());
  return null;
}

let goTo: ReturnType<typeof useNavigate>;
function Other() {
  goTo = useNavigate();
  return null;
}

function load({ key, busy, path = '/' }: { key: string; busy: boolean; path?: string }) {
  renders = [];
  document.body.innerHTML = busy ? '<main id="main" aria-busy="true"></main>' : '<main id="main"></main>';
  history.replaceState({ key }, '');
  const routes = [
    { path: '/', element: <Page /> },
    { path: '/other', element: <Other /> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);
}

beforeEach(() => Object.assign(window, { innerWidth: 1440, innerHeight: 900 }));

test('a new document renders what its window shows, then the rest', () => {
  load({ key: initialEntryKey(), busy: true });
  expect(renders[0]).toBe(false);
  expect(renders.at(-1)).toBe(true);
});

test('a reload, or a step in the history: everything at once, since a scroll position is restored', () => {
  load({ key: 'first-1', busy: true });
  expect(renders[0]).toBe(true);
});

test('a larger window: everything at once', () => {
  Object.assign(window, { innerHeight: 901 });
  load({ key: initialEntryKey(), busy: true });
  expect(renders[0]).toBe(true);
});

test('a page that is entered by a link begins at its top; one that is returned to does not', async () => {
  load({ key: initialEntryKey(), busy: false, path: '/other' });
  await act(async () => goTo('/'));
  expect(renders[0]).toBe(false);

  load({ key: initialEntryKey(), busy: false });
  expect(renders[0]).toBe(true);
});
