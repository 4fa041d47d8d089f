import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Scrolls to the end of the page as a user who looks at it does: on when what is near has arrived. */
export async function scrollThrough(page: Page): Promise<void> {
  // Two frames after each step: observers of the view have been called. Then an idle moment: what they started has been rendered.
  const step = () =>
    page.evaluate(async () => {
      const isLoading = () => document.querySelector('main [aria-busy="true"]') !== null;
      if (isLoading()) return false;
      scrollBy(0, innerHeight * 0.6);
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve));
      const isAtEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
      return isAtEnd && !isLoading();
    });
  await expect.poll(step, { intervals: [50], message: 'the end of the page' }).toBe(true);
}
