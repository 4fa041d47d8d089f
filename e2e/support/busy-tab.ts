import type { Page } from '@playwright/test';

/** A search page whose reader types a new word as soon as the one before has been answered. */
export interface BusyTab {
  readonly page: Page;
  /** Words that were answered. */
  readonly answers: () => number;
  /** Types the next word, if the reader waits for nothing. */
  readonly go: () => Promise<void>;
  /** How far its requests are, and what it sees of the budget that all tabs share. Equal texts: nothing has happened. */
  readonly condition: () => Promise<string>;
}

/** So many looks in a row find what the one before found. Each asks every tab for what the others may just have done. */
const STEADY_LOOKS = 3;
const UNDER_WAY = 'under way';

/** Resolves when, while time stands still, every request has come back and no tab is about to let another one go. */
export async function settleTabs(tabs: readonly BusyTab[]): Promise<void> {
  let before = '';
  for (let steady = 0; steady < STEADY_LOOKS; ) {
    const now = (await Promise.all(tabs.map((tab) => tab.condition()))).join('\n');
    steady = now === before && !now.includes(UNDER_WAY) ? steady + 1 : 0;
    before = now;
  }
}

export function busyTab(page: Page, name: string): BusyTab {
  let typed = 0;
  let answers = 0;
  let left = 0;
  let back = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') left += 1;
  });
  page.on('requestfailed', (request) => {
    if (request.method() === 'POST') back += 1;
  });
  page.on('requestfinished', (request) => {
    if (request.method() !== 'POST') return;
    back += 1;
    if (request.postData()?.includes(`${name} word ${typed}"`)) answers += 1;
  });
  return {
    page,
    answers: () => answers,
    go: async () => {
      if (typed !== answers) return;
      typed += 1;
      await page.getByRole('main').getByRole('searchbox').fill(`${name} word ${typed}`);
    },
    condition: async () => {
      const budget = await page.evaluate(bucketAsSeen);
      return `${left} ${left === back ? 'came back' : UNDER_WAY} ${budget}`;
    },
  };
}

/**
 * While the clocks of the tabs are moved one after the other, no tab may take a token: one whose clock stands already
 * where another's does not would see windows that have not passed. Spending waits for this page's transaction.
 */
export async function whileNoTokenIsTaken(page: Page, moveClocks: () => Promise<void>): Promise<void> {
  await page.evaluate(lockBucket);
  await moveClocks();
  await page.evaluate(() => Object.assign(window, { bucketIsLocked: false }));
}

/** A transaction lives as long as there are requests in it. */
function lockBucket(): Promise<void> {
  Object.assign(window, { bucketIsLocked: true });
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('tsugi-rate-limit');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('states', 'readwrite');
      transaction.oncomplete = () => opening.result.close();
      const goOn = () => {
        resolve();
        if (!Reflect.get(window, 'bucketIsLocked')) return;
        transaction.objectStore('states').count().onsuccess = goOn;
      };
      transaction.objectStore('states').count().onsuccess = goOn;
    };
  });
}

/**
 * Tokens spent, and whose turn it is to take one: the ledger's transaction is queued behind those that spend, and the
 * browser's list of locks names who has the turn and who waits for it.
 */
async function bucketAsSeen(): Promise<string> {
  const opened = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await opened(indexedDB.open('tsugi-rate-limit'));
  const buckets = await opened(database.transaction('states', 'readwrite').objectStore('states').getAll());
  database.close();
  const { held = [], pending = [] } = await navigator.locks.query();
  const turns = [held, pending].map((locks) =>
    locks.map(({ clientId, name }) => `${name} ${clientId}`).sort(),
  );
  return JSON.stringify([buckets, turns]);
}
