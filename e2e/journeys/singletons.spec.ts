import { remoteNames } from '@tsugi/tooling/serve';
import { openAccountMenu } from '../support/log-out.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';

/** What the containers of remotes are started with: by name and version. */
type ShareScope = Record<string, Record<string, { readonly from: string }>>;

/** What a remote has done with it. */
interface Use {
  readonly scope: ShareScope;
  readonly taken: Set<string>;
}

/** Those of which the journey opens a page. */
const VISITED = ['search', 'media', 'schedule', 'compare', 'profile'];

/** Runs in the page before its scripts: notes what each container is started with, and which names it takes from it. */
function noteContainers(remotes: readonly string[]): void {
  const uses: Record<string, Use> = {};
  Object.assign(window, { uses });
  for (const remote of remotes) {
    let container: { init: (scope: ShareScope) => void } | undefined;
    Object.defineProperty(window, `tsugi_${remote}`, {
      get: () => container,
      set(started: typeof container) {
        container = started && {
          ...started,
          init(scope) {
            const taken = new Set<string>();
            uses[remote] = { scope, taken };
            const get = (from: ShareScope, name: string | symbol) => {
              taken.add(String(name));
              return from[String(name)];
            };
            started.init(new Proxy(scope, { get }));
          },
        };
      },
    });
  }
}

test('shell and remotes share one instance of every singleton', async ({ page, deployment, signInAs }) => {
  await page.addInitScript(noteContainers, remoteNames);
  await signInAs('aoi');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await page.goto(`${deployment.url}search/anime`);
  // Before the shell has taken over, a click would load another document.
  await settle(page);
  await page.getByRole('list', { name: 'Results' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await nav.getByRole('link', { name: 'Schedule' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
  await nav.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /compare/i })).toBeVisible();
  const menu = await openAccountMenu(page);
  await menu.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'aoi' })).toBeVisible();

  const found = await page.evaluate(() => {
    // Written by the function above.
    const { uses } = window as unknown as { uses: Record<string, Use> };
    const scopes = new Set(Object.values(uses).map(({ scope }) => scope));
    return {
      scopes: scopes.size,
      providers: [...scopes].flatMap((scope) =>
        Object.entries(scope).map(([name, versions]) => ({
          name,
          from: Object.values(versions).map(({ from }) => from),
        })),
      ),
      taken: Object.entries(uses).map(([remote, { taken }]) => ({ remote, names: [...taken] })),
    };
  });
  expect(found.scopes).toBe(1);
  for (const { name, from } of found.providers) expect(from, name).toEqual(['tsugi-shell']);
  const provided = found.providers.map(({ name }) => name);
  for (const name of ['react', 'react-dom', '@tsugi/contract', '@tsugi/router', '@tsugi/data', '@tsugi/ui'])
    expect(provided).toContain(name);
  expect(found.taken.map(({ remote }) => remote)).toEqual(expect.arrayContaining(VISITED));
  for (const { remote, names } of found.taken)
    expect(names, `${remote} uses the one React`).toEqual(expect.arrayContaining(['react', '@tsugi/data']));
});
