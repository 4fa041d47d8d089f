/** @jest-environment jsdom */
import { renderHook, waitFor } from '@testing-library/react';
import { useMarkdownFirst } from './load-markdown.ts';

jest.mock('@tsugi/ui/markdown', () => ({ Markdown: () => null }));

const waitsFor = (first: readonly string[] | undefined) =>
  renderHook(({ texts }) => useMarkdownFirst(() => texts), { initialProps: { texts: first } });

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
