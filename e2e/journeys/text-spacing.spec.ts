import type { Page } from '@playwright/test';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { expect, test } from '../support/test.ts';
import { PHONE } from '../support/viewports.ts';

test.use({ viewport: PHONE, hasTouch: true });

/** The spacing of WCAG 1.4.12. A sheet of the document's own: the policy of the page does not apply to it. */
async function applyTextSpacing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      *, *::before, *::after { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Texts that are cut, but for titles, which have two lines and are whole in their tooltip. */
function cutTexts(page: Page): Promise<readonly string[]> {
  return page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('li *, article *, nav[aria-label="Lists"] *')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath, opacity, display } = getComputedStyle(element);
        if (display === 'none' || display === 'inline' || clipPath !== 'none' || opacity === '0')
          return false;
        if (![overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip')) return false;
        if (element.closest('a[title]') || element.textContent?.trim() === '') return false;
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
        return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
      })
      .map(({ textContent }) => textContent ?? ''),
  );
}

test('with the text spacing that a user sets, no fact of a card and no name of a list is cut on a phone', async ({
  page,
  deployment,
  signInAs,
}) => {
  await signInAs('aoi');
  for (const path of [
    '',
    'user/aoi/anime',
    'user/aoi/manga',
    'search/anime?q=the',
    'browse/anime',
    'compare/anime?user=aoi&user=ren',
  ]) {
    await page.goto(deployment.url + path);
    await pageIsReady(page);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('main').locator('li:visible, article:visible').first()).toBeVisible();
    await applyTextSpacing(page);
    await expect.poll(() => cutTexts(page), `cut on /${path}`).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `/${path} scrolls to the side`,
    ).toBeLessThanOrEqual(0);
  }
});
