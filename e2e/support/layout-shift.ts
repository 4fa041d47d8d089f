import type { Page } from '@playwright/test';

/** Adds up, in the page itself, what moves without input of the user. */
function observe(): void {
  Object.assign(window, { layoutShift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput')) continue;
      Object.assign(window, {
        layoutShift: Number(Reflect.get(window, 'layoutShift')) + Number(Reflect.get(entry, 'value')),
      });
    }
  }).observe({ type: 'layout-shift' });
}

/** Measures every document that is opened from now on, from its beginning. */
export async function measureShifts(page: Page): Promise<void> {
  await page.addInitScript(observe);
}

/** Measures the open document, from now on. */
export async function measureShiftsFromNow(page: Page): Promise<void> {
  await page.evaluate(observe);
}

/** The sum of the layout shifts so far (the unit of Cumulative Layout Shift); NaN when nothing measures. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(window, 'layoutShift')));
}
