import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveRemote } from '@tsugi/tooling/serve';
import { waitForCachedScreen } from '../support/cached-screen.ts';
import type { Deployment } from '../support/deployment.ts';
import { holdShell } from '../support/hold-shell.ts';
import { extraPort } from '../support/ports.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';

const NEXT = '9.9.20';

interface Manifest {
  readonly contributions: readonly { readonly type: string; readonly order?: number }[];
}

/** Folder with a version of the search remote whose rows stand on the home page of signed-in users, too. */
function searchWithRowsForAll(deployment: Deployment): string {
  const folder = mkdtempSync(join(tmpdir(), 'tsugi-search-'));
  cpSync(join(deployment.dist('search'), deployment.version('search')), join(folder, NEXT), {
    recursive: true,
  });
  const file = join(folder, NEXT, 'remote.json');
  // Written by our own build.
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const forAll = manifest.contributions
    .filter(({ type }) => type === 'home-section' || type === 'home-start')
    .map((one) => ({ ...one, audience: 'signed-in', ...(one.order && { order: one.order + 5 }) }));
  const changed = { ...manifest, version: NEXT, contributions: [...manifest.contributions, ...forAll] };
  writeFileSync(file, JSON.stringify(changed));
  return folder;
}

test('on a first visit each section has its first screen before the shell runs', async ({
  page,
  deployment,
  signInAs,
}) => {
  await holdShell(page);
  const main = page.getByRole('main');
  await page.goto(deployment.url, { waitUntil: 'commit' });
  await expect(main.getByRole('region', { name: 'Trending anime' }).getByRole('listitem')).toHaveCount(6);
  await signInAs('aoi');
  await page.goto(deployment.url, { waitUntil: 'commit' });
  await expect(
    main.getByRole('list', { name: 'Continue watching' }).getByRole('listitem').first(),
  ).toBeVisible();
  await expect(main.getByRole('list', { name: 'Activity' }).getByRole('listitem').first()).toBeVisible();
});

test('sections of two remotes stand on one home page in their order, each with its first screen', async ({
  page,
  deployment,
  signInAs,
}) => {
  const folder = searchWithRowsForAll(deployment);
  const server = await serveRemote({ dir: folder, port: extraPort(1) });
  try {
    deployment.setRegistry(({ remotes }) => {
      remotes.search = { manifest: `${server.url}/${NEXT}/remote.json` };
    });
    await signInAs('aoi');
    await page.goto(deployment.url);
    const main = page.getByRole('main');
    await expect(
      main.getByRole('list', { name: 'Continue watching' }).getByRole('listitem').first(),
    ).toBeVisible();
    await expect(main.getByRole('region', { name: 'Trending anime' }).getByRole('listitem')).toHaveCount(6);
    const headings = () => main.getByRole('heading', { level: 2 }).allTextContents();
    const shown = await headings();
    const at = (text: RegExp) => shown.findIndex((heading) => text.test(heading));
    expect(at(/watching/i)).toBeLessThan(at(/Trending anime/));
    expect(at(/Trending anime/)).toBeLessThan(at(/Activity/));
    await settle(page);
    await waitForCachedScreen(page);

    await holdShell(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(main.getByRole('region', { name: 'Trending anime' }).getByRole('listitem')).toHaveCount(6);
    await expect(
      main.getByRole('list', { name: 'Continue watching' }).getByRole('listitem').first(),
    ).toBeVisible();
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
});
