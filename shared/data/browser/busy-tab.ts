import type { Page, Request } from '@playwright/test';

/** A tab that never stops: four requests to the tracker and one to the MAL-style service at a time. */
export interface BusyTab {
  readonly page: Page;
  /** Responses that came, by service. */
  readonly responses: () => Promise<{ readonly tracker: number; readonly mal: number }>;
  /** How far its requests are, and what it sees of the buckets that all tabs share. Equal texts: nothing has happened. */
  readonly condition: () => Promise<string>;
}

/** So many conditions in a row are equal. Each asks every tab for what the others may just have done. */
const STABLE_SAMPLES = 3;
const UNDER_WAY = 'under way';

/** Resolves when, while time stands still, every response has come and no tab is about to send another request. */
export async function settleTabs(tabs: readonly BusyTab[]): Promise<void> {
  let before = '';
  for (let stable = 0; stable < STABLE_SAMPLES; ) {
    const now = (await Promise.all(tabs.map((tab) => tab.condition()))).join('\n');
    stable = now === before && !now.includes(UNDER_WAY) ? stable + 1 : 0;
    before = now;
  }
}

/** Starts the work in a tab whose data layer is installed. */
export async function busyTab(page: Page, name: string): Promise<BusyTab> {
  let sent = 0;
  let ended = 0;
  const isService = (url: string) => /\/(tracker|mal)\//.test(url);
  page.on('request', (request) => {
    if (isService(request.url())) sent += 1;
  });
  const count = (request: Request) => {
    if (isService(request.url())) ended += 1;
  };
  page.on('requestfinished', count);
  page.on('requestfailed', count);
  await page.evaluate(work, name);
  return {
    page,
    // Set below.
    responses: () =>
      page.evaluate(() => Reflect.get(window, 'responses') as { tracker: number; mal: number }),
    condition: async () => {
      const buckets = await page.evaluate(bucketsAsSeen);
      return `${sent} ${sent === ended ? 'ended' : UNDER_WAY} ${buckets}`;
    },
  };
}

function work(name: string): void {
  const responses = { tracker: 0, mal: 0 };
  Object.assign(window, { responses });
  const repeat = async (service: 'tracker' | 'mal', send: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; ; turn += 1) {
      await send(turn);
      responses[service] += 1;
    }
  };
  const { search, searchMal } = window.data;
  for (const worker of [0, 1, 2, 3]) void repeat('tracker', (turn) => search(`${name}w${worker}n${turn}`));
  void repeat('mal', (turn) => searchMal(`${name}n${turn}`));
}

/**
 * While the clocks of the tabs are moved one after the other, no tab may take a token: one whose clock stands already
 * where another's does not would see windows that have not passed. Taking a token waits for this page's transaction.
 */
export async function whileNoTokenIsTaken(page: Page, moveClocks: () => Promise<void>): Promise<void> {
  await page.evaluate(lockBuckets);
  await moveClocks();
  await page.evaluate(() => Object.assign(window, { bucketsAreLocked: false }));
}

/** A transaction lives as long as there are requests in it. */
function lockBuckets(): Promise<void> {
  Object.assign(window, { bucketsAreLocked: true });
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('tsugi-rate-limit');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('states', 'readwrite');
      transaction.oncomplete = () => opening.result.close();
      const goOn = () => {
        resolve();
        if (!Reflect.get(window, 'bucketsAreLocked')) return;
        transaction.objectStore('states').count().onsuccess = goOn;
      };
      transaction.objectStore('states').count().onsuccess = goOn;
    };
  });
}

/**
 * Tokens taken, and which tab may take the next one: this transaction is queued behind those that take one, and the
 * browser's list of locks names the tab that holds each lock and those that wait for it.
 */
async function bucketsAsSeen(): Promise<string> {
  const opened = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  // Opening would make an empty one.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'tsugi-rate-limit')) return 'no buckets yet';
  const database = await opened(indexedDB.open('tsugi-rate-limit'));
  const buckets = await opened(database.transaction('states', 'readwrite').objectStore('states').getAll());
  database.close();
  const { held = [], pending = [] } = await navigator.locks.query();
  const locks = [held, pending].map((list) => list.map(({ clientId, name }) => `${name} ${clientId}`).sort());
  return JSON.stringify([buckets, locks]);
}
