import type { Page } from '@playwright/test';

/** A search page whose reader types a new word as soon as the one before has been answered. */
export interface BusyTab {
  readonly page: Page;
  /** Words that were answered. */
  readonly answers: () => number;
  /** Types the next word, if the reader waits for nothing. */
  readonly go: () => Promise<void>;
  /** Resolves when every request that left has come back and no further one leaves, while time stands still. */
  readonly settle: () => Promise<void>;
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
    settle: async () => {
      let known: number;
      do {
        known = left;
        await afterBudget(page);
      } while (known !== left || left !== back);
    },
  };
}

/** A transaction queued behind those of the shared budget: a request that was let go has left when it is done. */
function afterBudget(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('tsugi-budget');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('ledgers', 'readwrite');
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          transaction.objectStore('ledgers').count();
        };
      }),
  );
}
