import { pageIsReady } from '../support/frame-is-ready.ts';
import { holdOperation } from '../support/hold-requests.ts';
import { trackerRefusal } from '../support/refusals.ts';
import { requestsTo } from '../support/requests.ts';
import { scrollThrough } from '../support/scroll-through.ts';
import { expect, test } from '../support/test.ts';

test('a vote shows at once, is sent once, can be taken back, and is rolled back when it is refused', async ({
  page,
  deployment,
  context,
  sandbox,
  media,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.goto(deployment.url + media.path);
  await pageIsReady(page);
  await scrollThrough(page);
  const votes = page.getByRole('region', { name: 'Recommendations' }).getByRole('group').first();
  const up = votes.getByRole('button', { name: /^Vote for / });
  const down = votes.getByRole('button', { name: /^Vote against / });
  const total = async () => Number(((await votes.textContent()) ?? '').replace(/[^\d-]/g, ''));
  await expect(up).toHaveAttribute('aria-pressed', 'false');
  const before = await total();
  const sent = async () =>
    (await requestsTo(sandbox, 'tracker'))
      .filter(({ operation }) => operation === 'SaveRecommendation')
      .map(({ variables }) => variables.rating);

  const release = await holdOperation(context, 'SaveRecommendation');
  await up.click();
  await expect(up).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(total).toBe(before + 1);
  expect(await sent(), 'shown before the response').toEqual([]);
  release();
  await expect.poll(sent).toEqual(['RATE_UP']);
  await page.reload();
  await pageIsReady(page);
  await scrollThrough(page);
  await expect(up, 'the own vote is shown').toHaveAttribute('aria-pressed', 'true');
  await expect.poll(total).toBe(before + 1);

  // The same button takes it back, and one vote at a time holds.
  await up.click();
  await expect(up).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(total).toBe(before);
  await expect.poll(sent).toEqual(['RATE_UP', 'NO_RATING']);

  await sandbox.faults([{ ...trackerRefusal(400, 'No'), operation: 'SaveRecommendation' }]);
  const refuse = await holdOperation(context, 'SaveRecommendation');
  await down.click();
  await expect(down).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(total).toBe(before - 1);
  refuse();
  await expect(down, 'rolled back').toHaveAttribute('aria-pressed', 'false');
  await expect.poll(total).toBe(before);
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('could not be saved');
});
