/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { createPreloadedSessions } from './preloaded-session.ts';
import { useSession } from './use-session.ts';
import type { Session } from './worker-session.ts';

interface Opened extends Session<string> {
  readonly set: (state: string) => void;
  readonly close: jest.Mock;
}

function openSession(state?: string): Opened {
  const listeners = new Set<() => void>();
  let current = state;
  return {
    state: () => current,
    set: (next) => {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: jest.fn(),
  };
}

function setUp() {
  const preloaded = createPreloadedSessions<Opened>();
  const opened: Opened[] = [];
  const open = () => {
    const session = openSession();
    opened.push(session);
    return session;
  };
  const hook = () =>
    renderHook(
      ({ key, attempt }: { key: string; attempt: number }) =>
        useSession<string, Opened>({ key, attempt, preloaded, open }),
      { initialProps: { key: 'a', attempt: 0 } },
    );
  return { preloaded, opened, hook };
}

test('a page takes what its loader has opened, with its state in the first render', () => {
  const { preloaded, opened, hook } = setUp();
  const session = openSession('ready');
  preloaded.hold('a', session);
  const { result, unmount } = hook();
  expect(result.current[0]).toBe('ready');
  expect(result.current[1].current).toBe(session);
  expect([opened.length, preloaded.peek('a')]).toEqual([0, undefined]);
  act(() => session.set('newer'));
  expect(result.current[0]).toBe('newer');
  unmount();
  expect(session.close).toHaveBeenCalledTimes(1);
});

test('without one it opens a session, and another for another key or attempt, whose states do not mix', () => {
  const { opened, hook } = setUp();
  const { result, rerender } = hook();
  act(() => opened[0]?.set('of a'));
  expect(result.current[0]).toBe('of a');
  rerender({ key: 'b', attempt: 0 });
  expect(result.current[0]).toBeUndefined();
  expect(opened[0]?.close).toHaveBeenCalledTimes(1);
  act(() => opened[1]?.set('of b'));
  rerender({ key: 'b', attempt: 1 });
  expect(opened.map(({ close }) => close.mock.calls.length)).toEqual([1, 1, 0]);
});
