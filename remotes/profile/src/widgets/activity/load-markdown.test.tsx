/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { prepareMarkdown, useMarkdownFirst } from './load-markdown.ts';

jest.mock('@tsugi/ui/markdown', () => ({ Markdown: () => null }));

const waitsFor = (first: readonly string[] | undefined) =>
  renderHook(({ texts }) => useMarkdownFirst(() => texts), { initialProps: { texts: first } });

it('shows the list without the Markdown code when that does not come for two and a half seconds', () => {
  jest.useFakeTimers();
  const never = () => new Promise(() => undefined);
  const { result } = renderHook(() => useMarkdownFirst(() => ['# Bingo'], never));
  act(() => void jest.advanceTimersByTime(2_400));
  expect(result.current).toBe(true);
  act(() => void jest.advanceTimersByTime(200));
  expect(result.current).toBe(false);
  jest.useRealTimers();
});

it('prepares an older page: its texts wait for the code where one needs it, and no longer than that', async () => {
  jest.useFakeTimers();
  const load = jest.fn(() => new Promise(() => undefined));
  await prepareMarkdown(['plain', '*simple*'], load);
  expect(load).not.toHaveBeenCalled();
  let isReady = false;
  void prepareMarkdown(['plain', '# Bingo'], load).then(() => {
    isReady = true;
  });
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(2_400);
  expect(isReady).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  expect(isReady).toBe(true);
  await prepareMarkdown(['# Bingo'], () => Promise.reject(new Error('no file')));
  jest.useRealTimers();
});

it('lets the first texts of a list wait for the Markdown code, where one of them needs it', async () => {
  const simple = waitsFor(undefined);
  expect(simple.result.current).toBe(false);
  simple.rerender({ texts: ['plain', '*simple*'] });
  expect(simple.result.current).toBe(false);
  // A later text.
  simple.rerender({ texts: ['plain', '# Bingo'] });
  expect(simple.result.current).toBe(false);

  const other = waitsFor(['plain', '# Bingo']);
  expect(other.result.current).toBe(true);
  await waitFor(() => expect(other.result.current).toBe(false));

  // The code is there.
  expect(waitsFor(['# Bingo']).result.current).toBe(false);
});
