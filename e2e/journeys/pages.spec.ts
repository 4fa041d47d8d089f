import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { PAGE_LIMITS } from '@tsugi/tooling/serve';
import { frameIsReady } from '../support/frame-is-ready.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { violationsOf } from '../support/violations-of.ts';

interface VisitedPage {
  readonly name: string;
  /** From the product's root; the page of the most popular anime when left out. */
  readonly path?: string;
  readonly user?: string;
  readonly limit?: number;
}

const PAGES: readonly VisitedPage[] = [
  { name: 'search', path: 'search/anime', limit: PAGE_LIMITS.search },
  { name: 'browse', path: 'browse/anime', limit: PAGE_LIMITS.browse },
  { name: 'media', limit: PAGE_LIMITS.media },
  { name: 'character', path: 'ani/character/40001', limit: PAGE_LIMITS.character },
  { name: 'staff', path: 'ani/staff/95001' },
  { name: 'studio', path: 'ani/studio/1', limit: PAGE_LIMITS.studio },
  { name: 'home signed out', path: '', limit: PAGE_LIMITS.homeSignedOut },
  { name: 'home signed in', path: '', user: 'aoi', limit: PAGE_LIMITS.homeSignedIn },
  { name: 'profile', path: 'user/aoi', user: 'aoi', limit: PAGE_LIMITS.profile },
  { name: 'schedule', path: 'schedule', limit: PAGE_LIMITS.schedule },
  { name: 'schedule of the own list', path: 'schedule', user: 'aoi' },
  { name: 'compare without users', path: 'compare/anime' },
  {
    name: 'compare with users',
    path: 'compare/anime?user=aoi&user=ren',
    user: 'aoi',
    limit: PAGE_LIMITS.compare,
  },
];

/** Chromium compiles the functions of such a script while it loads it, on another thread. */
const COMPILED_ON_LOAD = /^\/\/# allFunctionsCalledOnLoad\n/;

for (const { name, path, user, limit = Number.POSITIVE_INFINITY } of PAGES) {
  test(`${name} has no accessibility problem of any level, dark or light${
    limit < Number.POSITIVE_INFINITY ? `, and its first visit fetches at most ${limit} KB` : ''
  }, and a reload shows the same page`, async ({ page, deployment, media, signInAs }) => {
    if (user) await signInAs(user);
    const files = new Set<string>();
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (/\.(?:js|css)$/.test(pathname)) files.add(origin + pathname);
    });
    await page.goto(deployment.url + (path ?? media.path));
    await frameIsReady(page);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    if (name.startsWith('home')) await expect(contentOfHome(page, user)).toBeVisible();
    await settle(page);

    const texts = await textsOf(page, [...files]);
    const sizes = sizesOf(texts);
    const kilobytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    const list = [...sizes].map(([file, size]) => `${size.toFixed(1)} ${file}`).join('\n');
    expect(files.size).toBeGreaterThan(5);
    expect(kilobytes, list).toBeLessThanOrEqual(limit);
    for (const [file, text] of texts) {
      if (file.endsWith('.js') && !file.includes('.worker.')) expect(text, file).toMatch(COMPILED_ON_LOAD);
    }

    expect(await violationsOf(page)).toEqual([]);

    const [title, text] = [await page.title(), (await heading.textContent()) ?? ''];
    expect(title).toMatch(/. - Tsugi$/);
    await page.reload();
    await expect(heading).toHaveText(text);
    await expect(page).toHaveTitle(title);
  });
}

/** What comes last: a row of titles, or the feed with its first page. */
function contentOfHome(page: Page, user: string | undefined) {
  return user
    ? page.getByRole('list', { name: 'Activity' }).locator(':scope > li').nth(24)
    : page.getByRole('main').getByRole('listitem').first();
}

/** By URL; what stands in index.html goes under the page's own. */
async function textsOf(page: Page, files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const read = async (url: string) => (await page.request.get(url)).text();
  const html = await read(page.url());
  const inline = [...html.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)].map((match) => match[2]).join('');
  const texts = await Promise.all(files.map(async (file) => [file, await read(file)] as const));
  return new Map([[page.url(), inline] as const, ...texts]);
}

/** KB of gzip. */
function sizesOf(texts: ReadonlyMap<string, string>): ReadonlyMap<string, number> {
  return new Map(Array.from(texts, ([url, text]) => [url, gzipSync(text, { level: 9 }).length / 1024]));
}
