import { firstResult } from '../support/first-result.ts';
import { frameIsReady, pageIsReady } from '../support/frame-is-ready.ts';
import { previousSearch, previousShell } from '../support/previous-release.ts';
import { expect, test } from '../support/test.ts';

test('the previous release of a remote runs in the present shell, and leads to pages of the present remotes', async ({
  page,
  deployment,
  media,
}) => {
  const old = await previousSearch();
  try {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).origin);
    });
    deployment.setRegistry(({ remotes }) => {
      remotes.search = { manifest: old.url };
    });
    await page.goto(`${deployment.url}search/anime`);
    await pageIsReady(page);
    await expect(firstResult(page)).toBeVisible();
    expect([...scripts]).toContain(new URL(old.url).origin);
    expect([...scripts], 'code of one version only').not.toContain(deployment.remotes.search.url);

    await page.getByRole('main').getByRole('searchbox').fill(media.title);
    await expect(page).toHaveURL(/q=/);
    await page.getByRole('main').getByRole('link', { name: media.title, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: media.title })).toBeVisible();
    await page.goBack();
    await expect(firstResult(page)).toBeVisible();
  } finally {
    await old.close();
  }
});

test('the first release of a remote is refused by the present shell, which says why, and the rest works', async ({
  page,
  deployment,
  media,
}) => {
  const old = await previousSearch('first-search');
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

test('the previous release of the shell shows a page of the present remotes, or says that they need a newer one', async ({
  page,
  deployment,
}) => {
  const old = await previousShell(deployment.deployment);
  try {
    await page.goto(`${old.url}search/anime`);
    // Which of both depends on what the present release needs of the shell: any other outcome would hurt open tabs.
    const refusal = page.getByRole('heading', { level: 1, name: /needs a newer version/ });
    await frameIsReady(page);
    await pageIsReady(page);
    await expect(firstResult(page).or(refusal)).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('button').or(page.getByRole('main').getByRole('link')).first(),
    ).toBeVisible();
  } finally {
    await old.close();
  }
});
