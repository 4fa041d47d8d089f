import { gzipSync } from 'node:zlib';
import { TEXT_LIMIT } from '@tsugi/tooling/serve';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';

/** Those with the most texts. The build weighs what every page preloads; this, what pages load until they are at rest. */
const PAGES = [
  { name: 'home, signed in', path: '', user: 'aoi' },
  { name: 'a list', path: 'user/mio/anime' },
  { name: 'a title' },
  { name: 'results', path: 'search/anime' },
];

test.use({ locale: 'ja-JP' });

for (const { name, path, user } of PAGES) {
  test(`the first load of ${name} in Japanese has at most ${TEXT_LIMIT} bytes of texts`, async ({
    page,
    deployment,
    media,
    signInAs,
    request,
  }) => {
    if (user) await signInAs(user);
    const urls = new Set<string>();
    page.on('request', (sent) => {
      if (/\/ja\/[^/]+\.json$/.test(sent.url())) urls.add(sent.url());
    });
    await page.goto(deployment.url + (path ?? media.path));
    await pageIsReady(page);
    await settle(page);
    const sizes = await Promise.all(
      Array.from(urls, async (url) => {
        const body = await (await request.get(url)).body();
        return [url, gzipSync(body, { level: 9 }).length] as const;
      }),
    );
    expect(urls.size).toBeGreaterThan(1);
    const bytes = sizes.reduce((sum, [, size]) => sum + size, 0);
    expect(bytes, sizes.map(([url, size]) => `${size} ${url}`).join('\n')).toBeLessThanOrEqual(TEXT_LIMIT);
  });
}
