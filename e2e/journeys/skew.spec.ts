import { frameIsReady, pageIsReady } from '../support/frame-is-ready.ts';
import { previousSearch, previousShell } from '../support/previous-release.ts';
import { expect, test } from '../support/test.ts';

test('the previous release of a remote is refused by the present shell, which says why, and the rest works', async ({
  page,
  deployment,
  media,
}) => {
  const old = await previousSearch();
  try {
    deployment.setRegistry(({ remotes }) => {
      remotes.search = { manifest: old.url };
    });
    await page.goto(`${deployment.url}search/anime`);
    await expect(page.getByRole('heading', { level: 1, name: /needs a newer version/ })).toBeVisible();
    await expect(page.getByText(/it needs @tsugi\/\w+ 1\.0\.0, this shell has/)).toBeVisible();
    await page.goto(deployment.url + media.path);
    await pageIsReady(page);
    await expect(page.getByRole('heading', { level: 1, name: media.title })).toBeVisible();
  } finally {
    await old.close();
  }
});

test('the previous release of the shell shows its frame and a message for remotes of the present release', async ({
  page,
  deployment,
}) => {
  const old = await previousShell(deployment.deployment);
  try {
    await page.goto(`${old.url}search/anime`);
    await expect(page.getByRole('heading', { level: 1, name: /needs a newer version/ })).toBeVisible();
    await frameIsReady(page);
    await expect(
      page.getByRole('main').getByRole('button').or(page.getByRole('main').getByRole('link')).first(),
    ).toBeVisible();
  } finally {
    await old.close();
  }
});
