import { requestsTo } from '../support/requests.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';

test('the first chunk of a long list shows while the rest is requested, and the whole list opens without a request later', async ({
  page,
  deployment,
  sandbox,
}) => {
  await page.goto(`${deployment.url}user/heavy/anime`);
  await expect(page.getByText(/^Loading the rest of this list… [\d,]+ titles so far\.$/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText(/Loading the rest of this list/)).toBeHidden({ timeout: 30_000 });
  const chunks = async () =>
    (await requestsTo(sandbox, 'tracker')).filter(({ operation }) => operation === 'MediaListCollection');
  expect(await chunks()).toHaveLength(10);

  // Written record by record, behind the page.
  const records = () =>
    page.evaluate(async () => {
      const opened = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const database = await opened(indexedDB.open('tsugi-users'));
      const keys = await opened(database.transaction('entries').objectStore('entries').getAllKeys());
      database.close();
      return keys.filter((key) => !String(key).includes('#part/')).length;
    });
  await expect.poll(records).toBe(1);
  await sandbox.clearLog();
  await page.reload();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText(/Loading the rest of this list/)).toBeHidden();
  await settle(page);
  expect(await chunks()).toEqual([]);
});
