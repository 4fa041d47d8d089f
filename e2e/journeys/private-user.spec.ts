import { expect, test } from '../support/test.ts';

// The sandbox shows this user to nobody else, as the tracker does: not found, and lists that are refused as private.
const NAME = 'hermit';

test('a private profile is named as such, and not as one that does not exist', async ({
  page,
  deployment,
  signInAs,
}) => {
  const heading = page.getByRole('heading', { level: 1, name: 'This profile is private' });
  for (const path of ['', '/anime', '/stats/anime/overview']) {
    await page.goto(`${deployment.url}user/${NAME}${path}`);
    await expect(heading).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      /oauth\/authorize/,
    );
  }
  await page.goto(`${deployment.url}user/nobody`);
  await expect(page.getByRole('heading', { level: 1, name: 'Error user not found' })).toBeVisible();

  await signInAs('aoi');
  await page.goto(`${deployment.url}user/${NAME}`);
  await expect(heading).toBeVisible();
  await expect(page.getByText(/to your account/)).toBeVisible();
  await page.goto(`${deployment.url}compare/anime?user=aoi&user=${NAME}`);
  await expect(page.getByText(`The list of "${NAME}" is private`)).toBeVisible();
});

test('the owner of a private profile sees it', async ({ page, deployment, signInAs }) => {
  await signInAs(NAME);
  await page.goto(`${deployment.url}user/${NAME}`);
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
});
