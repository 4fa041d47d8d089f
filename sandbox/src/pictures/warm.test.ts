import { buildWorld } from '../world.ts';
import { warmPictures } from './warm.ts';

const world = buildWorld({ now: () => Date.UTC(2026, 10, 21), size: { anime: 200, manga: 60 } });

test('covers of the first pages are made one at a time, each once, until the sandbox is closed', async () => {
  const paths: string[] = [];
  const closed = new AbortController();
  let running = 0;
  const pictures = {
    prepare: async (path: string) => {
      running += 1;
      expect(running).toBe(1);
      await Promise.resolve();
      running -= 1;
      paths.push(path);
      if (paths.length === 30) closed.abort();
    },
  };
  await warmPictures(pictures, world, {
    signal: closed.signal,
    lastRequestAt: () => Number.NEGATIVE_INFINITY,
  });
  expect(paths).toHaveLength(30);
  expect(new Set(paths).size).toBe(30);
  expect(paths.every((path) => path.includes('/cover/medium/'))).toBe(true);
});

test('nothing is made right after a request', async () => {
  const closed = new AbortController();
  const prepare = jest.fn();
  const lastRequestAt = jest.fn(() => {
    closed.abort();
    return performance.now() - 990;
  });
  await warmPictures({ prepare }, world, { signal: closed.signal, lastRequestAt });
  expect(lastRequestAt).toHaveBeenCalledTimes(1);
  expect(prepare).not.toHaveBeenCalled();
});
