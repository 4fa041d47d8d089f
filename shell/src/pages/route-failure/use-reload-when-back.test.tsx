/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { useReloadWhenBack } from './use-reload-when-back.ts';

const isOnline = jest.spyOn(navigator, 'onLine', 'get');
const reload = jest.fn();

function Waiting({
  isNeeded = true,
  wasOffline = false,
}: {
  readonly isNeeded?: boolean;
  readonly wasOffline?: boolean;
}) {
  useReloadWhenBack(isNeeded, wasOffline, reload);
  return null;
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  reload.mockReset();
  isOnline.mockReturnValue(false);
});

afterEach(() => jest.useRealTimers());

const connect = () => {
  isOnline.mockReturnValue(true);
  dispatchEvent(new Event('online'));
};

it('reloads after the connection is back', () => {
  render(<Waiting />);
  jest.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
  connect();
  jest.advanceTimersByTime(999);
  expect(reload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reloads when the connection came back before the component was mounted', () => {
  isOnline.mockReturnValue(true);
  render(<Waiting wasOffline />);
  jest.advanceTimersByTime(1000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('tries three times, and again after the next loss', () => {
  /** A document that fails, shown for this long. */
  const failFor = (ms: number) => {
    const { unmount } = render(<Waiting />);
    jest.advanceTimersByTime(ms);
    unmount();
    return reload.mock.calls.length;
  };
  const { unmount } = render(<Waiting />);
  connect();
  jest.advanceTimersByTime(1000);
  unmount();
  expect(failFor(3000)).toBe(2);
  expect(failFor(9000)).toBe(3);
  expect(failFor(60_000)).toBe(3);
  render(<Waiting />);
  connect();
  jest.advanceTimersByTime(1000);
  expect(reload).toHaveBeenCalledTimes(4);
});

it('does not reload for a failure that is not about the connection', () => {
  render(<Waiting />);
  connect();
  jest.advanceTimersByTime(1000);
  // The reload helped; another failure follows later.
  reload.mockReset();
  jest.advanceTimersByTime(31_000);
  render(<Waiting />);
  jest.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
});

it('does nothing when it is not needed, or once it is unmounted', () => {
  render(<Waiting isNeeded={false} />).unmount();
  const { unmount } = render(<Waiting />);
  connect();
  unmount();
  jest.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
});
