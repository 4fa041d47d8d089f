/** @jest-environment jsdom */
import { documentVisibility } from './visibility.ts';

function setHidden(isHidden: boolean): void {
  const visibilityState = isHidden ? 'hidden' : 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
}

it('is hidden while the tab is', () => {
  setHidden(true);
  expect(documentVisibility.isHidden()).toBe(true);
  setHidden(false);
  expect(documentVisibility.isHidden()).toBe(false);
});

it('calls back at every change until it is stopped', () => {
  const listener = jest.fn();
  const stop = documentVisibility.subscribe(listener);
  setHidden(true);
  setHidden(false);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  setHidden(true);
  expect(listener).toHaveBeenCalledTimes(2);
});
