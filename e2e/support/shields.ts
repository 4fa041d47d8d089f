import type { BrowserContext, Page } from '@playwright/test';

/** As chosen before the first visit; a choice of the journey itself stays. */
export async function hideInContext(context: BrowserContext, shields: readonly string[]): Promise<void> {
  await context.addInitScript(
    (settings) => {
      if (!localStorage.getItem('tsugi.settings')) localStorage.setItem('tsugi.settings', settings);
    },
    JSON.stringify({ shields, shieldsOffered: true }),
  );
}

/** Six windows down, as far as the page goes: some grow for ever. */
export async function lookThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let step = 0; step < 6; step += 1) {
      scrollBy(0, innerHeight);
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}
