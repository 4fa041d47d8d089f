/**
 * One user's way through the product in a new profile, and the requests of each step.
 * @param {{ browser: import('playwright').Browser, product: import('./serve-product.mjs').Product }} input
 * @returns {Promise<[step: string, counts: Record<string, number>][]>} by service
 */
export async function measureJourney({ browser, product }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const results = page.getByRole('list', { name: 'Results' });
  const people = page.getByRole('region', { name: 'Characters' });
  const card = results.getByRole('link').first();
  const recommended = page.getByRole('region', { name: 'Recommendations' }).getByRole('link').first();
  const goto = (path) => () => page.goto(product.url + path);
  const steps = [
    ['search, cold', goto('search/anime'), card],
    ['media, from a card', () => card.click(), people],
    ['media, to its end', () => page.keyboard.press('End'), recommended],
    ['back to the search', () => page.goBack(), card],
    ['profile', goto('user/mio'), page.getByRole('heading', { level: 1, name: 'mio' })],
    [
      'compare, two users',
      goto('compare/anime?user=mio&user=sora'),
      page.getByRole('heading', { name: /^Total anime/ }),
    ],
  ];
  const measured = [];
  const all = {};
  for (const [step, walk, shown] of steps) {
    await product.sandbox.clearLog();
    await walk();
    await shown.waitFor();
    await page.waitForTimeout(SETTLE_MS);
    const counts = await product.sandbox.countRequests();
    for (const [service, count] of Object.entries(counts)) all[service] = (all[service] ?? 0) + count;
    measured.push([step, counts]);
  }
  await context.close();
  return [...measured, ['in all', all]];
}

/** What a page asks for by itself, it has asked for by then. */
const SETTLE_MS = 1500;
