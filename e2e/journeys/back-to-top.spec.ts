import { pageIsReady } from '../support/frame-is-ready.ts';
import { expect, test } from '../support/test.ts';
import { PHONE } from '../support/viewports.ts';
import { violationsOf } from '../support/violations-of.ts';

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

test('long pages have a button back to the top, above the bottom bar, which leads the focus to the content', async ({
  page,
  deployment,
  signInAs,
}) => {
  await signInAs('aoi');
  const button = page.getByRole('button', { name: 'Back to the top' });
  const bar = page.getByRole('navigation', { name: 'Main' }).last();
  for (const path of [
    'search/anime',
    'browse/anime',
    '',
    'notifications',
    'compare/anime?user=aoi&user=ren',
  ]) {
    await page.goto(deployment.url + path);
    await pageIsReady(page);
    await expect(button, path).toBeHidden();
    const down = () =>
      page.evaluate(() => {
        scrollTo(0, 2.5 * innerHeight);
        return scrollY > 2 * innerHeight;
      });
    await expect.poll(down, { message: `${path} is long` }).toBe(true);
    await expect(button, path).toBeInViewport({ ratio: 1 });
    const { y = 0, height = 0, width = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
    expect(y + height, 'the bottom bar is free').toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
    if (path === 'search/anime') expect(await violationsOf(page)).toEqual([]);
    await button.press('Enter');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(button).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  }
});
