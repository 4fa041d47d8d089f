import { type BusyTab, busyTab, settleTabs, whileNoTokenIsTaken } from '../support/busy-tab.ts';
import { firstResult } from '../support/first-result.ts';
import { requestsTo } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

// A hundred steps would fill the trace with pictures of nothing.
test.use({ trace: 'off' });

const PER_MINUTE = 30;
const TURNS = 60;
/** Two seconds pass in a turn: at once, apart from a last moment in which timers that follow one another all run. */
const TURN_MS = 2000;
const LAST_MOMENT_MS = 50;

test('four busy tabs together keep the limit of the service over two minutes, and none of them starves', async ({
  page: first,
  deployment,
  context,
  sandbox,
}) => {
  test.setTimeout(180_000);
  await sandbox.limits({ service: 'tracker', perMinute: PER_MINUTE });
  let now = Date.now();
  await context.clock.install({ time: now });
  const tabs: BusyTab[] = [];
  for (const name of ['one', 'two', 'three', 'four']) {
    const page = tabs.length === 0 ? first : await context.newPage();
    await page.goto(`${deployment.url}search/anime`);
    await expect(firstResult(page)).toBeVisible();
    tabs.push(busyTab(page, name));
  }

  // From here on time is the test's: it passes for the service and for all tabs alike, and what a turn set off ends with it.
  now += 60_000;
  await sandbox.clock(now);
  await context.clock.pauseAt(now);
  await sandbox.clearLog();
  for (let turn = 0; turn < TURNS; turn += 1) {
    await Promise.all(tabs.map((tab) => tab.go()));
    now += TURN_MS;
    await whileNoTokenIsTaken(first, async () => {
      await sandbox.clock(now);
      await context.clock.fastForward(TURN_MS - LAST_MOMENT_MS);
    });
    await context.clock.runFor(LAST_MOMENT_MS);
    await settleTabs(tabs);
  }

  const log = await requestsTo(sandbox, 'tracker');
  expect(log.filter(({ status }) => status === 429)).toEqual([]);
  const minutes = log.map(
    ({ time }) => log.filter((other) => other.time <= time && other.time > time - 60_000).length,
  );
  expect(Math.max(...minutes)).toBeLessThanOrEqual(PER_MINUTE);
  expect(log.length, 'what the service allows is used').toBeGreaterThan(1.6 * PER_MINUTE);
  for (const tab of tabs) expect(tab.answers()).toBeGreaterThanOrEqual(PER_MINUTE / 4);
});
