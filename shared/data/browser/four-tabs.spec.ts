import type { Page } from '@playwright/test';
import { expect, type Logged, openTab, test } from './test.ts';

const SECONDS = 120;

interface Use {
  /** Answers that came. */
  readonly tracker: number;
  readonly mal: number;
}

/** Somebody who never stops: four questions to the tracker and one to the MAL-style service at a time. */
function use(page: Page, tab: number): Promise<Use> {
  return page.evaluate(
    async ([name, seconds]) => {
      const end = AbortSignal.timeout(seconds * 1000);
      const work = async (ask: (turn: number) => Promise<unknown>) => {
        let answers = 0;
        for (let turn = 0; !end.aborted; turn += 1) {
          await ask(turn).then(
            () => {
              answers += 1;
            },
            () => {},
          );
        }
        return answers;
      };
      const { search, searchMal } = window.data;
      const [mal = 0, ...tracker] = await Promise.all([
        work((turn) => searchMal(`t${name}n${turn}`, { signal: end })),
        ...[0, 1, 2, 3].map((worker) =>
          work((turn) => search(`t${name}w${worker}n${turn}`, { signal: end })),
        ),
      ]);
      return { mal, tracker: tracker.reduce((sum, answers) => sum + answers, 0) };
    },
    [tab, SECONDS] as const,
  );
}

/** The most of these times, in milliseconds, that lie within any stretch of so many. */
function busiest(times: readonly number[], ms: number): number {
  return Math.max(...times.map((time) => times.filter((other) => other <= time && other > time - ms).length));
}

const timesOf = (log: readonly Logged[]) => log.map(({ time }) => time);

test('four tabs in use for two minutes keep every limit of the services, and none of them starves', async ({
  context,
  sandbox,
}) => {
  test.setTimeout(SECONDS * 1000 + 60_000);
  await sandbox.limit({ perMinute: 30 });
  // On a busy machine requests arrive bunched up, however they left: what a second sees is looked at where they leave.
  await sandbox.limit({ service: 'mal', burst: 60 });
  const malLeft: number[] = [];
  context.on('requestfinished', (request) => {
    if (request.url().includes('/mal/')) malLeft.push(request.timing().startTime);
  });
  const tabs = [
    await openTab(context),
    await openTab(context),
    await openTab(context),
    await openTab(context),
  ];
  const answers = await Promise.all(tabs.map(use));
  const [tracker, mal] = [await sandbox.log('tracker'), await sandbox.log('mal')];

  expect([...tracker, ...mal].filter(({ status }) => status === 429)).toEqual([]);
  expect(busiest(timesOf(tracker), 60_000), 'requests to the tracker in a minute').toBeLessThanOrEqual(30);
  expect(busiest(timesOf(mal), 60_000), 'requests to the MAL-style service in a minute').toBeLessThanOrEqual(
    60,
  );
  expect(malLeft.length).toBeGreaterThanOrEqual(90);
  expect(busiest(malLeft, 1_000), 'requests to the MAL-style service in a second').toBeLessThanOrEqual(3);

  // What is allowed is used, and shared: two minutes, of which the first one begins with a full pool.
  expect(tracker.length).toBeGreaterThanOrEqual(50);
  expect(mal.length).toBeGreaterThanOrEqual(90);
  expect(Math.min(...answers.map((use) => use.tracker)), JSON.stringify(answers)).toBeGreaterThanOrEqual(7);
  expect(Math.min(...answers.map((use) => use.mal)), JSON.stringify(answers)).toBeGreaterThanOrEqual(10);
});
