/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { setHidden } from '../../testing/set-hidden.ts';
import { useRefreshOnReturn } from './use-refresh-on-return.ts';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  setHidden(false);
  jest.useRealTimers();
});

test('only a long absence asks anew, once', () => {
  const refresh = jest.fn();
  renderHook(() => useRefreshOnReturn(refresh));
  setHidden(true);
  jest.advanceTimersByTime(599_000);
  setHidden(false);
  expect(refresh).not.toHaveBeenCalled();
  setHidden(true);
  jest.advanceTimersByTime(600_000);
  setHidden(false);
  setHidden(false);
  expect(refresh).toHaveBeenCalledTimes(1);
});
