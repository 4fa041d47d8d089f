/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { installTestHost } from '@tsugi/contract/testing';
import { renderInRouter } from '../testing/render-in-router.tsx';
import { AppLink } from './AppLink.tsx';

function show() {
  const { preload } = installTestHost();
  const { router } = renderInRouter(<AppLink to="/search/anime">Anime</AppLink>);
  return { preload, router, link: screen.getByRole('link', { name: 'Anime' }) };
}

function wait(milliseconds: number) {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it('warms its target when the pointer has rested on it for 20 ms', () => {
  const { preload, link } = show();
  fireEvent.mouseEnter(link);
  wait(19);
  expect(preload).not.toHaveBeenCalled();
  wait(1);
  expect(preload).toHaveBeenCalledWith('http://localhost/search/anime');
});

it('warms nothing when the pointer only passes', () => {
  const { preload, link } = show();
  fireEvent.mouseEnter(link);
  wait(10);
  fireEvent.mouseLeave(link);
  wait(100);
  expect(preload).not.toHaveBeenCalled();
});

it('warms its target when it has the focus', () => {
  const { preload, link } = show();
  fireEvent.focus(link);
  wait(20);
  expect(preload).toHaveBeenCalledTimes(1);
});

it('warms its target at once on touch', () => {
  const { preload, link } = show();
  fireEvent.touchStart(link);
  expect(preload).toHaveBeenCalledTimes(1);
});

it('prefetches nothing for a user who saves data', () => {
  const connection = { saveData: true };
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const { preload, link } = show();
  fireEvent.mouseEnter(link);
  fireEvent.touchStart(link);
  wait(100);
  expect(preload).not.toHaveBeenCalled();
  connection.saveData = false;
  fireEvent.touchStart(link);
  expect(preload).toHaveBeenCalledTimes(1);
});

it('navigates to its target without a page load', () => {
  const { router, link } = show();
  fireEvent.click(link);
  expect(router.state.location.pathname).toBe('/search/anime');
});
