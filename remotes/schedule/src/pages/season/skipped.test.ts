/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { setSkipped, skippedTitles, useSkipped } from './skipped.ts';

const KEY = 'tsugi.season-skipped';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
});

it('a skipped title is known to every component and to the next visit, until it is shown again', () => {
  const { result } = renderHook(useSkipped);
  act(() => setSkipped(5, true));
  expect([...result.current]).toEqual([5]);
  expect(localStorage.getItem(KEY)).toBe('[5]');
  act(() => setSkipped(5, false));
  expect(result.current.size).toBe(0);
  expect(localStorage.getItem(KEY)).toBe('[]');
});

it('follows what another tab skips', () => {
  const { result } = renderHook(useSkipped);
  localStorage.setItem(KEY, '[7,8]');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: KEY })));
  expect([...result.current]).toEqual([7, 8]);
});

it('reads what other tabs wrote while the page was not shown', () => {
  const first = renderHook(useSkipped);
  act(() => setSkipped(1, true));
  first.unmount();
  localStorage.setItem(KEY, '[1,2]');
  expect([...renderHook(useSkipped).result.current]).toEqual([1, 2]);
});

it('lasts as long as the page where storage is full', () => {
  const { result } = renderHook(useSkipped);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  act(() => setSkipped(9, true));
  expect(result.current.has(9)).toBe(true);
});

it('begins anew with a list that is damaged', () => {
  localStorage.setItem(KEY, '{"a":1');
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  renderHook(useSkipped);
  expect(skippedTitles().size).toBe(0);
});
