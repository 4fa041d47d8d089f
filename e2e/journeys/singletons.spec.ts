import { openAccountMenu } from '../support/log-out.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';

interface FederationScope {
  readonly [name: string]: {
    readonly [version: string]: {
      readonly from: string;
      readonly useIn: readonly string[];
      readonly loaded?: boolean;
    };
  };
}

test('shell and remotes share one instance of every singleton', async ({ page, deployment, signInAs }) => {
  await signInAs('aoi');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await page.goto(`${deployment.url}search/anime`);
  // Before the shell has taken over, a click would load another document.
  await settle(page);
  await page.getByRole('list', { name: 'Results' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await nav.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /compare/i })).toBeVisible();
  const menu = await openAccountMenu(page);
  await menu.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'aoi' })).toBeVisible();

  const scope = await page.evaluate(() => {
    // The federation runtime's own record of what was shared; it has no public type.
    const federation = (
      window as unknown as {
        __FEDERATION__: { __INSTANCES__: { shareScopeMap: { default: FederationScope } }[] };
      }
    ).__FEDERATION__;
    const shell = federation.__INSTANCES__[0];
    return Object.entries(shell?.shareScopeMap.default ?? {}).map(([name, versions]) => ({
      name,
      versions: Object.values(versions).map(({ from, useIn }) => ({ from, useIn })),
    }));
  });
  for (const name of [
    'react',
    'react-dom',
    'jotai',
    '@tsugi/contract',
    '@tsugi/router',
    '@tsugi/data',
    '@tsugi/ui',
  ]) {
    const entry = scope.find((candidate) => candidate.name === name);
    // jotai's main entry may be used through its parts only.
    if (name === 'jotai' && !entry) continue;
    expect(
      entry?.versions.map(({ from }) => from),
      name,
    ).toEqual(['shell']);
  }
  const users = new Set(scope.find(({ name }) => name === 'react')?.versions.flatMap(({ useIn }) => useIn));
  for (const remote of ['search', 'media', 'profile', 'compare']) {
    expect([...users], 'uses the one React').toContain(`tsugi_${remote}`);
  }
});
