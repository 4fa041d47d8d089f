import { pageIsReady } from '../support/frame-is-ready.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { SHELL_SCRIPT } from '../support/hold-shell.ts';
import { layoutShift, measureShifts } from '../support/layout-shift.ts';
import { requestsTo, trackerOperations } from '../support/requests.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';

/** What no manifest names: the components of the first screen ask for it. */
const PAGES = [
  {
    name: 'a search with filters',
    path: 'search/anime?genre=Action&sort=score',
    shows: 'article a',
    operations: ['MediaSearch'],
  },
  {
    name: 'the week of the own list',
    path: 'schedule',
    user: 'aoi',
    shows: 'section a',
    operations: ['ListAirings', 'WatchingList'],
    // What airs beside what the list announces is added to its days.
    shift: 0.05,
  },
  {
    name: 'another week of all anime',
    path: 'schedule/2026-W40?list=all',
    shows: 'section a',
    operations: ['AiringDay', 'AiringDay', 'AiringDay', 'AiringDay', 'AiringDay'],
  },
] as const;

for (const { name, path, shows, operations, ...rest } of PAGES) {
  test(`${name} is requested and shown before any script of the shell, and nothing of it twice`, async ({
    page,
    deployment,
    sandbox,
    signInAs,
  }) => {
    if ('user' in rest) await signInAs(rest.user);
    await measureShifts(page);
    const release = await holdRequests(page, SHELL_SCRIPT);
    await page.goto(deployment.url + path, { waitUntil: 'commit' });
    await expect(page.locator('main[aria-busy]').locator(shows).first()).toBeVisible();
    await expect.poll(async () => (await trackerOperations(sandbox)).toSorted()).toEqual(operations);
    release();
    await pageIsReady(page);
    await settle(page);
    const all = (await requestsTo(sandbox, 'tracker')).map(
      ({ operation, variables }) => `${operation} ${JSON.stringify(variables)}`,
    );
    expect(all).toEqual([...new Set(all)]);
    expect(await layoutShift(page)).toBeLessThan('shift' in rest ? rest.shift : 0.02);
  });
}
