import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { buildRemote, serveRemote } from '@tsugi/tooling/serve';
import type { Deployment, RemoteName } from '../support/deployment.ts';
import { extraPort } from '../support/ports.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';

// One worker: the build below is made once.
test.describe.configure({ mode: 'default' });

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const run = promisify(execFile);
const NEXT = '9.9.9';
let folder = '';
/** Origins of the other remotes, which have versions of their own. */
let others: readonly string[] = [];

const othersThan = (deployment: Deployment, name: RemoteName) =>
  Object.entries(deployment.remotes).flatMap(([other, { url }]) => (other === name ? [] : [url]));

/** Folder with the present version of a remote and the next one. */
async function buildNext(deployment: Deployment, name: RemoteName): Promise<string> {
  const versions = mkdtempSync(join(tmpdir(), 'tsugi-release-'));
  cpSync(deployment.dist(name), versions, { recursive: true });
  await buildRemote({ name, version: NEXT, outRoot: versions });
  return versions;
}

test.beforeAll(async ({ deployment }) => {
  folder = await buildNext(deployment, 'search');
  others = othersThan(deployment, 'search');
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Versions of the one remote that is looked at whose code this document has loaded. */
const loadedVersions = (foreign: readonly string[]) => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .filter((entry) => !foreign.includes(new URL(entry.name).origin))
      .map((entry) => /\/(\d+\.\d+\.\d+)\/remoteEntry/.exec(entry.name)?.[1])
      .filter((version) => version !== undefined),
  ),
];

/** While the document is being replaced there is nothing to ask. */
const versionsIn = (page: Page) => page.evaluate(loadedVersions, others).catch(() => []);

/** The origins of all files of this document. */
const loadedFrom = (page: Page): Promise<string[]> =>
  page
    .evaluate(() => performance.getEntriesByType('resource').map((entry) => new URL(entry.name).origin))
    .catch(() => []);

/** Folder with the present version of the media remote and the next one, whose manifest differs by this. */
function versionsOfMedia(
  deployment: Deployment,
  change: (manifest: {
    version: string;
    contributions: { type?: string; path?: string; title?: string; route?: string }[];
  }) => void = () => {},
): string {
  const versions = mkdtempSync(join(tmpdir(), 'tsugi-media-'));
  const present = join(deployment.dist('media'), deployment.version('media'));
  cpSync(present, join(versions, deployment.version('media')), { recursive: true });
  cpSync(present, join(versions, NEXT), { recursive: true });
  const file = join(versions, NEXT, 'remote.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.version = NEXT;
  change(manifest);
  writeFileSync(file, JSON.stringify(manifest));
  return versions;
}

/** Runs the command that a person runs. Rejects with what it prints. */
async function release(deployment: Deployment, ...args: string[]): Promise<string> {
  const registry = join(deployment.deployment, 'remotes.json');
  const command = [join(root, 'tooling/release.mjs'), ...args];
  const { stdout } = await run('node', [...command, '--registry', registry, '--shell', deployment.url]);
  return stdout;
}

test('a released remote is picked up by a running shell, and so is its rollback', async ({
  page,
  deployment,
}) => {
  const server = await serveRemote({ dir: folder, port: extraPort(1) });
  try {
    const version = deployment.version('search');
    const point = (to: string) =>
      deployment.setRegistry((registry) => {
        registry.remotes.search = { manifest: `${server.url}/${to}/remote.json` };
      });
    const nav = page.getByRole('navigation', { name: 'Main' });
    point(version);
    await page.goto(`${deployment.url}browse/anime`);
    await expect(page.getByRole('heading', { level: 1, name: /anime/i })).toBeVisible();
    await settle(page);
    expect(await page.evaluate(loadedVersions, others)).toEqual([version]);

    point(NEXT);
    await nav.getByRole('link', { name: 'Manga' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /manga/i })).toBeVisible();
    await expect.poll(() => versionsIn(page)).toEqual([NEXT]);

    point(version);
    await nav.getByRole('link', { name: 'Compare' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /compare/i })).toBeVisible();
    await nav.getByRole('link', { name: 'Anime' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /anime/i })).toBeVisible();
    await expect.poll(() => versionsIn(page)).toEqual([version]);
  } finally {
    await server.close();
  }
});

test('a remote that came later is released and rolled back under an open tab in the same way', async ({
  page,
  deployment,
}) => {
  const versions = await buildNext(deployment, 'schedule');
  const server = await serveRemote({ dir: versions, port: extraPort(2) });
  const foreign = othersThan(deployment, 'schedule');
  const version = deployment.version('schedule');
  const point = (to: string) =>
    deployment.setRegistry((registry) => {
      registry.remotes.schedule = { manifest: `${server.url}/${to}/remote.json` };
    });
  const loaded = () => page.evaluate(loadedVersions, foreign).catch(() => []);
  const turn = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).click();
  try {
    point(version);
    await page.goto(`${deployment.url}schedule`);
    await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
    await settle(page);
    expect(await loaded()).toEqual([version]);

    point(NEXT);
    await turn('Next week');
    await expect(page).toHaveURL(/schedule\/\d{4}-W\d{2}$/);
    await expect.poll(loaded).toEqual([NEXT]);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await settle(page);

    point(version);
    await turn('This week');
    await expect(page).toHaveURL(`${deployment.url}schedule`);
    await expect.poll(loaded).toEqual([version]);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  } finally {
    await server.close();
    rmSync(versions, { recursive: true, force: true });
  }
});

test('a release never replaces the document while the user types: it is offered', async ({
  page,
  deployment,
}) => {
  const server = await serveRemote({ dir: folder, port: extraPort(0) });
  try {
    const point = (to: string) =>
      deployment.setRegistry((registry) => {
        registry.remotes.search = { manifest: `${server.url}/${to}/remote.json` };
      });
    point(deployment.version('search'));
    await page.goto(`${deployment.url}search/anime`);
    await settle(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    point(NEXT);
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('moon');
    await expect(page).toHaveURL(/q=moon/);
    await settle(page);
    await expect(field).toHaveValue('moon');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

    // Another path of the remote; its field has the focus again before the release is known.
    let respond = () => {};
    const isReleased = new Promise<void>((resolve) => {
      respond = resolve;
    });
    await page.route('**/remotes.json', async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Manga' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /manga/i })).toBeVisible();
    const quick = page.getByRole('banner').getByRole('combobox');
    await quick.fill('su');
    respond();
    await expect(page.getByRole('region', { name: 'Update' })).toBeVisible();
    await expect(quick).toHaveValue('su');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(await versionsIn(page)).toEqual([deployment.version('search')]);
  } finally {
    await server.close();
  }
});

test('a release whose manifest is missing leaves the running version alone', async ({ page, deployment }) => {
  await page.goto(`${deployment.url}browse/anime`);
  await settle(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  deployment.setRegistry((registry) => {
    registry.remotes.search = { manifest: `${deployment.remotes.search.url}/8.8.8/remote.json` };
  });
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const [link, heading] of [
    ['Manga', /manga/i],
    ['Compare', /compare/i],
    ['Anime', /anime/i],
  ] as const) {
    const asked = page.waitForResponse(/8\.8\.8/);
    await nav.getByRole('link', { name: link, exact: true }).click();
    await asked;
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Update' })).toBeHidden();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await versionsIn(page)).toEqual([deployment.version('search')]);
});

test('a remote moves to another origin by a change of the registry alone', async ({ page, deployment }) => {
  const server = await serveRemote({ dir: folder, port: extraPort(2) });
  try {
    // A page that does not use the remote.
    await page.goto(`${deployment.url}compare/anime`);
    await expect(page.getByText('No users selected')).toBeVisible();
    deployment.remotes.search.fail(/./, 'down');
    deployment.setRegistry((registry) => {
      registry.remotes.search = { manifest: `${server.url}/${deployment.version('search')}/remote.json` };
    });
    await settle(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Anime' }).click();
    // The shell opens a page that has moved in a fresh document, by itself: a reload here would race with it.
    const moved = async () => {
      const origins = await loadedFrom(page);
      return { toNew: origins.includes(server.url), toOld: origins.includes(deployment.remotes.search.url) };
    };
    await expect.poll(moved).toEqual({ toNew: true, toOld: false });
    await settle(page);
    await expect(page.getByRole('heading', { level: 1, name: /anime/i })).toBeVisible();
    await page.reload();
    await settle(page);
    await expect(page.getByRole('heading', { level: 1, name: /anime/i })).toBeVisible();
    expect(await moved()).toEqual({ toNew: true, toOld: false });
  } finally {
    await server.close();
  }
});

test('a release cannot take the page of another remote: refused by the command, ignored by the shell', async ({
  page,
  deployment,
}) => {
  const present = deployment.version('media');
  const intruder = versionsOfMedia(deployment, (manifest) => {
    const first = manifest.contributions.find(({ type }) => type === 'route');
    manifest.contributions.unshift({
      type: 'route',
      ...first,
      route: 'taken',
      path: '/search/:type/:header?',
      title: 'Taken',
    });
  });
  const server = await serveRemote({ dir: intruder, port: extraPort(1) });
  try {
    deployment.setRegistry((registry) => {
      registry.remotes.media = { manifest: `${server.url}/${present}/remote.json` };
    });
    const registry = join(deployment.deployment, 'remotes.json');
    const before = readFileSync(registry, 'utf8');
    await expect(release(deployment, 'media', '--version', NEXT)).rejects.toThrow(
      '/search/:type/:header? of media',
    );
    expect(readFileSync(registry, 'utf8')).toBe(before);

    const reports: string[] = [];
    page.on('console', (message) => reports.push(message.text()));
    // Moved by hand. In the registry the remote stands before the one whose path it takes.
    deployment.setRegistry(({ remotes }) => {
      const { search, ...others } = remotes;
      for (const name of Object.keys(remotes)) delete remotes[name];
      Object.assign(
        remotes,
        others,
        { media: { manifest: `${server.url}/${NEXT}/remote.json` } },
        { search },
      );
    });
    await page.goto(`${deployment.url}search/anime`);
    await settle(page);
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
    expect(reports.join('\n')).toContain(
      '/search/:type/:header? of media is ignored: it overlaps /search/:type/:header? of search',
    );
  } finally {
    await server.close();
    rmSync(intruder, { recursive: true, force: true });
  }
});

test('two releases at once are both in the registry; other content under a released version is refused', async ({
  deployment,
}) => {
  const versions = versionsOfMedia(deployment);
  const media = await serveRemote({ dir: versions, port: extraPort(1) });
  const search = await serveRemote({ dir: folder, port: extraPort(2) });
  try {
    const file = join(deployment.deployment, 'remotes.json');
    const read = () => JSON.parse(readFileSync(file, 'utf8')).remotes;
    const next = (name: string, origin: string) =>
      release(deployment, name, '--version', NEXT, '--origin', origin);
    await Promise.all([next('media', media.url), next('search', search.url)]);
    expect(read()).toMatchObject({
      media: { manifest: `${media.url}/${NEXT}/remote.json`, contents: { [NEXT]: expect.any(String) } },
      search: { manifest: `${search.url}/${NEXT}/remote.json`, contents: { [NEXT]: expect.any(String) } },
    });
    expect(await release(deployment, 'media', '--rollback')).toContain(deployment.version('media'));
    expect(read().media.contents).toHaveProperty([NEXT]);

    const manifest = join(versions, NEXT, 'remote.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"title":"', '"title":"Other '));
    await expect(next('media', media.url)).rejects.toThrow('has been released with other content');
    cpSync(join(versions, NEXT), join(versions, '9.9.10'), { recursive: true });
    await expect(release(deployment, 'media', '--version', '9.9.10', '--origin', media.url)).rejects.toThrow(
      `is the manifest of version ${NEXT}, in the folder "9.9.10"`,
    );

    const before = read();
    await expect(release(deployment, 'media', '--first', '--origin', media.url)).rejects.toThrow('already');
    expect(read()).toEqual(before);
    const { media: _, ...others } = before;
    writeFileSync(file, JSON.stringify({ remotes: others }));
    await expect(release(deployment, 'media', '--version', '9.9.11')).rejects.toThrow('--first');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"title":"Other ', '"title":"'));
    const first = await release(deployment, 'media', '--first', '--version', NEXT, '--origin', media.url);
    expect(first).toContain(`media is now ${NEXT}`);
    expect(Object.keys(read()).sort()).toEqual(Object.keys(before).sort());
  } finally {
    await media.close();
    await search.close();
    rmSync(versions, { recursive: true, force: true });
  }
});

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('a release that cannot run is refused after a trial; one that throws at its start is broken, not unreachable', async ({
  page,
  deployment,
  watch,
}) => {
  const versions = mkdtempSync(join(tmpdir(), 'tsugi-trial-'));
  cpSync(join(folder, NEXT), join(versions, NEXT), { recursive: true });
  const dir = join(versions, NEXT);
  const manifest = JSON.parse(readFileSync(join(dir, 'remote.json'), 'utf8'));
  const server = await serveRemote({ dir: versions, port: extraPort(2) });
  try {
    const registry = join(deployment.deployment, 'remotes.json');
    const before = readFileSync(registry, 'utf8');
    const tryIt = () => release(deployment, 'search', '--version', NEXT, '--origin', server.url);

    // A lazy chunk, of which only the entry script has the hash.
    const late = readdirSync(join(dir, 'chunks')).find((file) => /^mal-search\..*\.js$/.test(file)) ?? '';
    const chunk = readFileSync(join(dir, 'chunks', late), 'utf8');
    writeFileSync(join(dir, 'chunks', late), `${chunk};`);
    await expect(tryIt()).rejects.toThrow(/mal-search/);
    expect(readFileSync(registry, 'utf8')).toBe(before);
    writeFileSync(join(dir, 'chunks', late), chunk);

    // Larger than a page may be, of content that cannot be compressed.
    const entry = readFileSync(join(dir, manifest.entry), 'utf8');
    const withEntry = (text: string) => {
      writeFileSync(join(dir, manifest.entry), text);
      const integrity = { ...manifest.integrity, [manifest.entry]: sha256(text) };
      writeFileSync(join(dir, 'remote.json'), JSON.stringify({ ...manifest, integrity }));
    };
    withEntry(`${entry}\n// ${randomBytes(60_000).toString('base64')}`);
    await expect(tryIt()).rejects.toThrow('Over the size budget: the first page of search');

    withEntry(`throw new Error('broken on purpose');`);
    await expect(tryIt()).rejects.toThrow('broken on purpose');
    expect(readFileSync(registry, 'utf8')).toBe(before);

    deployment.setRegistry(({ remotes }) => {
      remotes.search = { manifest: `${server.url}/${NEXT}/remote.json` };
    });
    await page.goto(`${deployment.url}search/anime`);
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not start' })).toBeVisible();
    // It reports itself: the point of this journey.
    watch.errors.length = 0;

    withEntry(entry);
    deployment.restore();
    expect(await tryIt()).toContain(`search is now ${NEXT}`);
  } finally {
    await server.close();
    rmSync(versions, { recursive: true, force: true });
  }
});
