import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { PAGE_LIMITS } from '@tsugi/tooling/serve';
import { frameIsReady } from '../support/frame-is-ready.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';

interface SizedPage {
  readonly name: keyof typeof PAGE_LIMITS;
  /** From the product's root; the page of the most popular anime when left out. */
  readonly path?: string;
  readonly user?: string;
}

const PAGES: readonly SizedPage[] = [
  { name: 'search', path: 'search/anime' },
  { name: 'browse', path: 'browse/anime' },
  { name: 'media' },
  { name: 'character', path: 'ani/character/40001' },
  { name: 'studio', path: 'ani/studio/1' },
  { name: 'homeSignedOut', path: '' },
  { name: 'homeSignedIn', path: '', user: 'aoi' },
  { name: 'profile', path: 'user/aoi', user: 'aoi' },
  { name: 'compare', path: 'compare/anime?user=aoi&user=ren', user: 'aoi' },
];

for (const { name, path, user } of PAGES) {
  test(`the first visit to ${name} fetches at most ${PAGE_LIMITS[name]} KB of scripts and styles`, async ({
    page,
    deployment,
    media,
    signInAs,
  }) => {
    if (user) await signInAs(user);
    const files = new Set<string>();
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (/\.(?:js|css)$/.test(pathname)) files.add(origin + pathname);
    });
    await page.goto(deployment.url + (path ?? media.path));
    await frameIsReady(page);
    await settle(page);

    const sizes = await sizesOf(page, [...files]);
    const kilobytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    const list = [...sizes].map(([file, size]) => `${size.toFixed(1)} ${file}`).join('\n');
    expect(files.size).toBeGreaterThan(5);
    expect(kilobytes, list).toBeLessThanOrEqual(PAGE_LIMITS[name]);
  });
}

/** KB of gzip by URL; what stands in index.html goes under the page's own. */
async function sizesOf(page: Page, files: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const read = async (url: string) => (await page.request.get(url)).text();
  const html = await read(page.url());
  const inline = [...html.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)].map((match) => match[2]).join('');
  const texts = await Promise.all(files.map(async (file) => [file, await read(file)] as const));
  return new Map(
    [[page.url(), inline] as const, ...texts].map(([url, text]) => [
      url,
      gzipSync(text, { level: 9 }).length / 1024,
    ]),
  );
}
