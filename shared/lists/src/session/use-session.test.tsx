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
      for (const listener of [...listeners]) listener();
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
  const rendered: (string | undefined)[] = [];
  const hook = (render?: (change: () => void) => void) =>
    renderHook(
      ({ key, attempt }: { key: string; attempt: number }) => {
        const use = useSession<string, Opened>({ key, attempt, preloaded, open, ...(render && { render }) });
        rendered.push(use[0]);
        return use;
      },
      { initialProps: { key: 'a', attempt: 0 } },
    );
  return { preloaded, opened, hook, rendered };
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

test('with another key not even one render shows the state of the one before', () => {
  const { preloaded, opened, hook, rendered } = setUp();
  const { rerender } = hook();
  act(() => opened[0]?.set('of a'));
  preloaded.hold('b', openSession('of b'));
  const before = rendered.length;
  rerender({ key: 'b', attempt: 0 });
  expect([...new Set(rendered.slice(before))]).toEqual(['of b']);
});

test('a state that two keys have in common is shown for each', () => {
  const { preloaded, opened, hook } = setUp();
  const { result, rerender } = hook();
  act(() => opened[0]?.set('same'));
  preloaded.hold('b', openSession('same'));
  rerender({ key: 'b', attempt: 0 });
  expect(result.current[0]).toBe('same');
});

test('a state that was shown already renders nothing', () => {
  const { opened, hook, rendered } = setUp();
  hook();
  act(() => opened[0]?.set('of a'));
  // React may render once to find out that nothing has changed.
  act(() => opened[0]?.set('of a'));
  const before = rendered.length;
  act(() => opened[0]?.set('of a'));
  expect(rendered).toHaveLength(before);
});

test('the page says how a change is rendered', () => {
  const { opened, hook } = setUp();
  const changes: (() => void)[] = [];
  const { result } = hook((change) => changes.push(change));
  act(() => opened[0]?.set('later'));
  expect(result.current[0]).toBeUndefined();
  act(() => {
    for (const change of changes) change();
  });
  expect(result.current[0]).toBe('later');
});

test('a page that is left has no session, and hears no more of it', () => {
  const { opened, hook, rendered } = setUp();
  const { result, unmount } = hook();
  unmount();
  expect(result.current[1].current).toBeUndefined();
  const before = rendered.length;
  act(() => opened[0]?.set('too late'));
  expect(rendered).toHaveLength(before);
});
