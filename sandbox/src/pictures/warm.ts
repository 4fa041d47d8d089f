import { setTimeout as wait } from 'node:timers/promises';
import type { World } from '../world.ts';
import { picturePaths } from './paths.ts';
import type { Pictures } from './pictures.ts';

/** Nobody has asked the sandbox for anything for so long. */
const QUIET_MS = 1_000;
const OF_EACH_ORDER = 60;

/**
 * Makes the covers that first pages show, one at a time and only while nobody asks the sandbox for anything: a page that is
 * measured meanwhile is not held up. `lastRequestAt` in milliseconds of `performance.now()`. Ends when the signal says so.
 */
export async function warmPictures(
  pictures: Pick<Pictures, 'prepare'>,
  world: World,
  { signal, lastRequestAt }: { signal: AbortSignal; lastRequestAt: () => number },
): Promise<void> {
  for (const path of firstCovers(world)) {
    for (;;) {
      if (signal.aborted) return;
      const left = lastRequestAt() + QUIET_MS - performance.now();
      if (left <= 0) break;
      await wait(left, undefined, { ref: false });
    }
    await pictures.prepare(path);
  }
}

function firstCovers({ catalogue }: World): Set<string> {
  const works = catalogue.media.filter(({ isAdult }) => !isAdult);
  const orders = [
    works.toSorted((one, other) => other.trending - one.trending),
    works.toSorted((one, other) => other.popularity - one.popularity),
    works.filter(({ type }) => type === 'MANGA').sort((one, other) => other.trending - one.trending),
    works
      .filter(({ status }) => status === 'NOT_YET_RELEASED')
      .sort((one, other) => other.popularity - one.popularity),
  ];
  return new Set(
    orders.flatMap((order) =>
      order.slice(0, OF_EACH_ORDER).map((media) => picturePaths.cover(media, 'large')),
    ),
  );
}
