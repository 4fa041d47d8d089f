import { busyTab, settleTabs, whileNoTokenIsTaken } from './busy-tab.ts';
import { expect, type Logged, openTab, test } from './test.ts';

// A hundred steps would fill the trace.
test.use({ trace: 'off' });

const TABS = 4;
const TURNS = 60;
/** Each turn advances two seconds: by a jump, except for a margin in which chained timers run. */
const TURN_MS = 2000;
const MARGIN_MS = 50;

/** The most requests within any stretch of so many milliseconds. */
function busiest(log: readonly Logged[], ms: number): number {
  return Math.max(
    ...log.map(({ time }) => log.filter((other) => other.time <= time && other.time > time - ms).length),
  );
}

test('four tabs in use for two minutes stay within every rate limit of the services, and each of them gets tokens', async ({
  context,
  sandbox,
}) => {
  test.setTimeout(180_000);
  await sandbox.limit({ perMinute: 30 });
  let now = Date.now();
  await context.clock.install({ time: now });
  const page = await openTab(context);
  const pages = [page];
  while (pages.length < TABS) pages.push(await openTab(context));

  // From here on time is the test's: it passes for the services and for all tabs alike, and what a turn set off ends with it.
  // No tab works yet: their clocks jump one after the other, and tokens taken meanwhile would be of different times.
  now += 60_000;
  await sandbox.clock(now);
  await context.clock.pauseAt(now);
  const tabs = await Promise.all(pages.map((of, index) => busyTab(of, `tab${index}`)));
  await settleTabs(tabs);
  await sandbox.clearLog();
  const before = await Promise.all(tabs.map((tab) => tab.responses()));
  for (let turn = 0; turn < TURNS; turn += 1) {
    now += TURN_MS;
    await whileNoTokenIsTaken(page, async () => {
      await sandbox.clock(now);
      await context.clock.fastForward(TURN_MS - MARGIN_MS);
    });
    await context.clock.runFor(MARGIN_MS);
    await settleTabs(tabs);
  }

  const [tracker, mal] = [await sandbox.log('tracker'), await sandbox.log('mal')];
  expect([...tracker, ...mal].filter(({ status }) => status === 429)).toEqual([]);
  expect(busiest(tracker, 60_000), 'requests to the tracker in a minute').toBeLessThanOrEqual(30);
  expect(busiest(tracker, 8_000), 'requests to the tracker in eight seconds').toBeLessThanOrEqual(16);
  expect(busiest(mal, 60_000), 'requests to the MAL-style service in a minute').toBeLessThanOrEqual(60);
  expect(busiest(mal, 1_000), 'requests to the MAL-style service in a second').toBeLessThanOrEqual(3);

  // What is allowed is used, and shared.
  expect(tracker.length).toBeGreaterThanOrEqual(48);
  expect(mal.length).toBeGreaterThanOrEqual(90);
  const after = await Promise.all(tabs.map((tab) => tab.responses()));
  const shares = after.map((counts, tab) => ({
    tracker: counts.tracker - (before[tab]?.tracker ?? 0),
    mal: counts.mal - (before[tab]?.mal ?? 0),
  }));
  expect(Math.min(...shares.map((share) => share.tracker)), JSON.stringify(shares)).toBeGreaterThanOrEqual(7);
  expect(Math.min(...shares.map((share) => share.mal)), JSON.stringify(shares)).toBeGreaterThanOrEqual(10);
});
