import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { LogEntry, SandboxClient } from '@tsugi/sandbox/client';
import { pendingRequests } from './settle.ts';

/** The requests to one service since the log was last cleared, oldest first. */
export async function requestsTo(
  sandbox: SandboxClient,
  service: 'tracker' | 'mal' | 'themes',
): Promise<readonly LogEntry[]> {
  return (await sandbox.log()).filter((entry) => entry.service === service);
}

/** Longest that a page is watched, in seconds of its own clock. */
const MAX_SECONDS = 300;
const LOOKS_PER_SECOND = 5;
const TRACKER = '/tracker/graphql';

/**
 * Moves the page's own clock on, second by second, until `isDone`.
 * @param hangs the tracker does not respond: its responses are not waited for
 * @returns how many seconds of that clock it took; the page needs `page.clock.install()` before it is opened
 */
export async function secondsUntil(
  page: Page,
  isDone: () => Promise<boolean>,
  { hangs = false }: { readonly hangs?: boolean } = {},
): Promise<number> {
  const now = () => page.evaluate(() => Date.now());
  const startedAt = await now();
  for (;;) {
    const seconds = ((await now()) - startedAt) / 1000;
    // Several looks for each second, so that requests keep pace with the clock.
    for (let looks = 0; looks < LOOKS_PER_SECOND; looks += 1) if (await isDone()) return seconds;
    if (seconds > MAX_SECONDS) throw new Error(`Nothing within ${MAX_SECONDS} s`);
    // On a busy machine a response may take longer than the limit that this clock counts.
    if (!hangs) await trackerIsIdle(page);
    await page.clock.fastForward(1000);
  }
}

/**
 * No request to the tracker is under way: what the page has sent so far is in the log. For pages that are held on their
 * first screen, which never settle.
 */
export async function trackerIsIdle(page: Page): Promise<void> {
  await expect.poll(() => pendingRequests(page).filter((url) => url.endsWith(TRACKER))).toEqual([]);
}

/** The names of the operations sent to the tracker since the log was last cleared, oldest first. */
export async function trackerOperations(sandbox: SandboxClient): Promise<readonly string[]> {
  return (await requestsTo(sandbox, 'tracker')).map(({ operation }) => operation);
}
