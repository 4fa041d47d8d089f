/**
 * One user's way through the product in a new profile, and the requests of each step.
 * @param {{ browser: import('playwright').Browser, product: import('./serve-product.mjs').Product }} input
 * @returns {Promise<{ step: string, counts: Record<string, number> }[]>}
 */
export async function measureJourney({ browser, product }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const results = page.getByRole('list', { name: 'Results' });
  const steps = [
    [
      'search, cold',
      async () => {
        await page.goto(`${product.url}search/anime`);
        await results.getByRole('link').first().waitFor();
      },
    ],
    [
      'media, from a card',
      async () => {
        await results.getByRole('link').first().click();
        await page.getByRole('region', { name: 'Characters' }).waitFor();
      },
    ],
    [
      'media, to its end',
      async () => {
        await page.keyboard.press('End');
        await page.getByRole('region', { name: 'Recommendations' }).getByRole('link').first().waitFor();
      },
    ],
    [
      'back to the search',
      async () => {
        await page.goBack();
        await results.getByRole('link').first().waitFor();
      },
    ],
    [
      'profile',
      async () => {
        await page.goto(`${product.url}user/mio`);
        await page.getByRole('heading', { level: 1, name: 'mio' }).waitFor();
      },
    ],
    [
      'compare, two users',
      async () => {
        await page.goto(`${product.url}compare/anime?user=mio&user=sora`);
        await page.getByRole('heading', { name: /^Total anime/ }).waitFor();
      },
    ],
  ];
  const measured = [];
  for (const [step, walk] of steps) {
    await product.sandbox.clearLog();
    await walk();
    await page.waitForTimeout(SETTLE_MS);
    measured.push({ step, counts: await product.sandbox.countRequests() });
  }
  await context.close();
  return measured;
}

/** What a page asks for by itself, it has asked for by then. */
const SETTLE_MS = 1500;
