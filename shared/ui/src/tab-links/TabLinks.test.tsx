/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost } from '@tsugi/contract/testing';
import { useState } from 'react';
import { renderInRouter } from '../testing/render-in-router.tsx';
import { TabLinks } from './TabLinks.tsx';

const TABS = [
  { to: '/user/mio', label: 'Overview', end: true },
  { to: '/user/mio/favourites', label: 'Favourites' },
];

it('marks the page that is shown', async () => {
  installTestHost();
  renderInRouter(<TabLinks label="Profile" tabs={TABS} />, '/user/mio');
  expect(screen.getByRole('navigation', { name: 'Profile' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Overview', current: 'page' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Favourites' }));
  expect(screen.getByRole('link', { name: 'Favourites', current: 'page' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Overview', current: false })).toBeVisible();
});

/** A row of 100 pixels; each tab has 80. */
function giveSizes(row: HTMLElement) {
  Object.defineProperties(row, {
    clientWidth: { value: 100 },
    scrollWidth: { get: () => row.children.length * 80 },
  });
  for (const [index, tab] of [...row.children].entries()) {
    Object.defineProperties(tab, { offsetLeft: { value: index * 80 }, offsetWidth: { value: 80 } });
  }
}

const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

it('scrolls the current tab into view when the page or the row changes, and leaves the row to the user otherwise', async () => {
  installTestHost();
  function Profile() {
    const [count, setCount] = useState<number>();
    const [, renderAgain] = useState({});
    return (
      <>
        <TabLinks label="Profile" tabs={TABS.map((tab) => ({ ...tab, count }))} />
        <button type="button" onClick={() => renderAgain({})}>
          Render
        </button>
        <button type="button" onClick={() => setCount(12)}>
          Count
        </button>
      </>
    );
  }
  renderInRouter(<Profile />, '/user/mio');
  const row = screen.getByRole('navigation');
  giveSizes(row);
  await nextFrame();
  expect(row.scrollLeft).toBe(-10);
  await userEvent.click(screen.getByRole('link', { name: 'Favourites' }));
  await nextFrame();
  expect(row.scrollLeft).toBe(70);
  row.scrollLeft = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Render' }));
  await nextFrame();
  expect(row.scrollLeft).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Count' }));
  await nextFrame();
  expect(row.scrollLeft).toBe(70);
});
