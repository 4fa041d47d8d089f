// node tooling/screenshots.mjs [http://localhost:4100 [name…]]: takes the pictures in docs/screenshots, all or those of the names,
// from a product that runs (npm start).
import { join } from 'node:path';
import { sandboxControl } from './bench/sandbox-control.mjs';
import { launchChromium } from './lib/browser.mjs';
import { root } from './lib/paths.mjs';

const shell = process.argv[2] ?? 'http://localhost:4100';
const sandbox = sandboxControl(`http://localhost:${Number(new URL(shell).port) + 10}`);
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

// Pages follow each other faster than a person opens them.
await sandbox.withoutLimits();
const token = await sandbox.token('aoi');
const media = await sandbox.watchedAnimeId('aoi');
const PAGES = [
  { name: 'home', path: '', signedIn: true },
  { name: 'home-signed-out', path: '', signedIn: false },
  { name: 'search', path: 'search/anime', signedIn: true },
  { name: 'media', path: `ani/anime/${media}`, signedIn: true },
  { name: 'list', path: 'user/aoi/anime', signedIn: true },
  { name: 'profile', path: 'user/aoi', signedIn: false },
  { name: 'compare', path: 'compare/anime?user=aoi&user=ren&user=mio', signedIn: false },
];
const names = process.argv.slice(3);
const pages = PAGES.filter(({ name }) => names.length === 0 || names.includes(name));

const browser = await launchChromium();
for (const [size, viewport] of Object.entries(SIZES)) {
  for (const colorScheme of ['dark', 'light']) {
    for (const { name, path, signedIn } of pages) {
      const phone = size === 'phone';
      const context = await browser.newContext({
        viewport,
        colorScheme,
        hasTouch: phone,
        serviceWorkers: 'block',
      });
      if (signedIn)
        await context.addInitScript((value) => localStorage.setItem('access_token', value), token);
      const page = await context.newPage();
      await page.goto(`${shell}/tsugi/${path}`);
      await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      if (name === 'home')
        await page.getByRole('list', { name: 'Activity' }).getByRole('listitem').first().waitFor();
      if (name === 'list') await page.locator('li[data-item] a').first().waitFor();
      if (name === 'compare') await page.getByRole('heading', { name: /^Total/ }).waitFor();
      await page.waitForLoadState('networkidle');
      await page.screenshot({
        path: join(root, 'docs/screenshots', `${name}-${colorScheme}-${size}.jpg`),
        type: 'jpeg',
        quality: 72,
        animations: 'disabled',
      });
      await context.close();
    }
  }
}
await browser.close();
