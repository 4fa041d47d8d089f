import { createPreloadedSessions } from './preloaded-session.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const session = () => ({ close: jest.fn() });

it('gives what was opened to the page that it was opened for, once, and leaves closing to it', () => {
  const sessions = createPreloadedSessions<ReturnType<typeof session>>();
  const opened = session();
  sessions.hold('anime', opened);
  expect([sessions.peek('manga'), sessions.take('manga')]).toEqual([undefined, undefined]);
  expect(sessions.peek('anime')).toBe(opened);
  expect(sessions.take('anime')).toBe(opened);
  expect(sessions.take('anime')).toBeUndefined();
  jest.advanceTimersByTime(60_000);
  sessions.close();
  expect(opened.close).not.toHaveBeenCalled();
});

it('closes what no page has taken after ten seconds', () => {
  const sessions = createPreloadedSessions<ReturnType<typeof session>>();
  const opened = session();
  sessions.hold('anime', opened);
  jest.advanceTimersByTime(9_999);
  expect(opened.close).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(opened.close).toHaveBeenCalledTimes(1);
  expect(sessions.peek('anime')).toBeUndefined();
});

it('holds one at a time: another one closes it, and has its own ten seconds', () => {
  const sessions = createPreloadedSessions<ReturnType<typeof session>>();
  const [first, second] = [session(), session()];
  sessions.hold('anime', first);
  jest.advanceTimersByTime(9_000);
  sessions.hold('manga', second);
  expect(first.close).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(9_000);
  expect(sessions.peek('manga')).toBe(second);
  sessions.close();
  expect(second.close).toHaveBeenCalledTimes(1);
  expect(first.close).toHaveBeenCalledTimes(1);
});
