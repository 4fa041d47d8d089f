/** @jest-environment jsdom */
import { offerShell, takeUpdate } from './update-offer.ts';

const worker = { state: 'installed', postMessage: jest.fn() };

beforeEach(() => {
  jest.useFakeTimers();
  worker.state = 'installed';
  // Only these two members are used.
  offerShell(worker as unknown as ServiceWorker);
});
afterEach(() => jest.useRealTimers());

it('asks the waiting worker again while it waits', () => {
  takeUpdate();
  expect(worker.postMessage.mock.calls).toEqual([[{ type: 'SKIP_WAITING' }]]);
  jest.advanceTimersByTime(2000);
  expect(worker.postMessage).toHaveBeenCalledTimes(2);
});

it('asks no more once the worker is being activated', () => {
  takeUpdate();
  worker.state = 'activating';
  jest.advanceTimersByTime(60_000);
  expect(worker.postMessage).toHaveBeenCalledTimes(1);
});

it('asks four times at most', () => {
  // jsdom's reload reports that it does nothing.
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  takeUpdate();
  jest.advanceTimersByTime(60_000);
  expect(worker.postMessage).toHaveBeenCalledTimes(4);
  expect(reported).toHaveBeenCalledTimes(1);
  reported.mockRestore();
});
