import { pageIsReady } from '../support/frame-is-ready.ts';
import { trackerOperations } from '../support/requests.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { trackerRequest } from '../support/tracker-request.ts';

interface Following {
  readonly Page: { readonly following: readonly { readonly name: string }[] };
}

test('adding a user suggests the people whom the viewer follows, once the box has the focus, and not those who are compared', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  await signInAs('aoi');
  const { Page } = await trackerRequest<Following>(
    '{ Page(perPage: 50) { following(userId: 1, sort: [USERNAME]) { name } } }',
    await sandbox.token('aoi'),
  );
  const names = Page.following.map(({ name }) => name);
  const [first = '', second = ''] = names;
  await page.goto(`${deployment.url}compare/anime?user=aoi`);
  await pageIsReady(page);
  await settle(page);
  expect(await trackerOperations(sandbox)).not.toContain('UserFollowing');

  const box = page.getByRole('combobox', { name: 'Find a user' });
  await box.click();
  const list = page.getByRole('listbox', { name: 'People you follow' });
  await expect(list.getByRole('option')).toHaveText(names);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`\\?user=aoi&user=${first}$`));

  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option')).toHaveText(names.slice(1));
  await page.keyboard.press('Escape');
  await box.fill(second.slice(0, 3));
  await expect(page.getByRole('option').first()).toHaveText(second);
});

test('whom the viewer follows could not be loaded: it is said, and a name can be typed', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  await signInAs('aoi');
  await sandbox.faults([{ service: 'tracker', operation: 'UserFollowing', status: 400, times: 9 }]);
  await page.goto(`${deployment.url}compare/anime?user=aoi`);
  await pageIsReady(page);
  const box = page.getByRole('combobox', { name: 'Find a user' });
  await box.click();
  await expect(page.getByText(/^The people you follow could not be loaded\./)).toBeVisible();
  await expect(page.getByText(/No user/)).toBeHidden();
  await box.fill('ren');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/user=aoi&user=ren$/);
});
