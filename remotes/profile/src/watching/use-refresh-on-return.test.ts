/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useRefreshOnReturn } from './use-refresh-on-return.ts';

let isHidden = false;

function setHidden(value: boolean): void {
  isHidden = value;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  isHidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  jest.useFakeTimers();
});

afterEach(() => {
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
