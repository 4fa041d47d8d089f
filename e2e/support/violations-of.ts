import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/**
 * Every rule of axe that is not experimental: all impacts, best practices, and sizes of targets.
 * @param part a selector; the whole page when left out
 */
export async function violationsOf(page: Page, part = 'html'): Promise<string[]> {
  await fadesHaveEnded(page);
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** Half-way through a fade the colours are not what will be read. What moves for ever is left out. */
async function fadesHaveEnded(page: Page): Promise<void> {
  const running = () =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      ).length;
  await expect.poll(() => page.evaluate(running)).toBe(0);
}
