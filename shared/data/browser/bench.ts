// Prints what the cache costs in a real browser: `npm run bench -w shared/data -- <sandbox URL>`.
import { existsSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { pageUrl, ports } from './ports.ts';
import { serveHarness } from './serve.ts';

const sandbox = process.argv[2] ?? 'http://localhost:4110';
const systemChromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

const server = await serveHarness(ports.shell);
const browser = await chromium.launch({
  ...(existsSync(systemChromium) ? { executablePath: systemChromium } : {}),
  args: ['--no-sandbox', '--disable-background-networking', '--enable-precise-memory-info'],
});
const page = await browser.newPage();
await page.goto(`${pageUrl}/?sandbox=${sandbox}`);
await ready(page);

const cold = await page.evaluate(() => window.data.commitTime('moon'));
const memory = await median(page, () => window.data.commitTime('moon'));
const reads = await median(page, async () => {
  const startedAt = performance.now();
  for (let turn = 0; turn < 1000; turn += 1) await window.data.search('moon');
  return performance.now() - startedAt;
});
const held = await page.evaluate(() => {
  // Chromium's own; other browsers have no such number.
  const { memory } = performance as unknown as { readonly memory: { readonly usedJSHeapSize: number } };
  return memory.usedJSHeapSize / 1e6;
});
await page.reload();
await ready(page);
const warm = await page.evaluate(() => window.data.commitTime('moon'));

const rows: readonly (readonly [string, number, string])[] = [
  ['cold: first render to the commit with the response', cold, 'ms'],
  ['from memory: first render to commit (median of 9)', memory, 'ms'],
  ['after a reload, from IndexedDB: first render to commit', warm, 'ms'],
  ['1,000 cached reads (median of 9)', reads, 'ms'],
  ['JavaScript heap', held, 'MB'],
];
for (const [what, value, unit] of rows) console.log(`${value.toFixed(1).padStart(8)} ${unit}  ${what}`);
await browser.close();
await server.close();

async function ready(target: Page): Promise<void> {
  await target.waitForFunction(() => window.data !== undefined);
}

async function median(target: Page, run: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) times.push(await target.evaluate(run));
  return times.sort((a, b) => a - b)[4] ?? 0;
}
