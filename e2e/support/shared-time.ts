import type { Page } from '@playwright/test';
import type { SandboxClient } from '@tsugi/sandbox/client';

/**
 * The page's clock and the sandbox's, moved together: limits pass without waiting for them.
 * @returns what moves both on; between its calls the page's clock runs by itself
 */
export async function shareTime(page: Page, sandbox: SandboxClient): Promise<(ms: number) => Promise<void>> {
  await page.clock.install();
  return async (ms) => {
    // First, so that what the page sends meanwhile arrives at its time.
    await sandbox.clock((await page.evaluate(() => Date.now())) + ms);
    await page.clock.fastForward(ms);
  };
}

/**
 * The same with a clock that stands still between the calls: how much time passes does not depend on the machine. The page
 * has frames and timers only while it is moved.
 */
export async function stopTime(page: Page, sandbox: SandboxClient): Promise<(ms: number) => Promise<void>> {
  let now = Date.now() + 1_000;
  await page.clock.install({ time: now - 1_000 });
  await page.clock.pauseAt(now);
  await sandbox.clock(now);
  return async (ms) => {
    now += ms;
    await sandbox.clock(now);
    await page.clock.runFor(ms);
  };
}
