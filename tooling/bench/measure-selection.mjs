import { lengthenList, PER_CHUNK } from './lengthen-list.mjs';
import { framesOf, goWithin, takeWork } from './observe-work.mjs';
import { openTracedPage } from './trace-tasks.mjs';

/** Entries of heavy's list in the sandbox. */
export const SELECTED_LIST = 5_000;

const FORMATS = [
  ['Backup', 'Save as JSON'],
  ['Spreadsheet', 'Save as CSV'],
];

/**
 * All entries of one's own list of `size`: selected, previewed with another status, and exported, at full speed. The longest task
 * of each in processor time.
 * @param {{ browser: import('playwright').Browser, product: import('./serve-product.mjs').Product, size: number }} input
 */
export async function measureSelection({ browser, product, size }) {
  const { context, page, trace } = await openTracedPage(browser, { first: 'loading' });
  const token = await product.sandbox.token('heavy');
  await page.addInitScript((value) => localStorage.setItem('access_token', value), token);
  if (size > SELECTED_LIST) await lengthenList(page, { chunks: SELECTED_LIST / PER_CHUNK, size });
  const count = size.toLocaleString('en-US');
  await page.goto(`${product.url}user/heavy/anime`);
  await page.getByText(`${count} titles`, { exact: true }).first().waitFor({ timeout: 180_000 });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Select', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Selection' });
  const all = bar.getByRole('button', { name: `Select all ${count} shown` });
  await all.waitFor();
  await takeWork(page);

  await trace.begin('selecting');
  await all.click();
  await bar.getByText(`${count} selected`).waitFor();
  await framesOf(page);
  await takeWork(page);
  await trace.begin('opening the form');
  await bar.getByRole('button', { name: 'Status' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Paused');
  await takeWork(page);
  await trace.begin('preview');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByText(/entries change\.$/).waitFor({ timeout: 60_000 });
  await framesOf(page);
  await takeWork(page);

  await trace.begin('opening the export');
  await page.keyboard.press('Escape');
  await goWithin(page, `${product.url}user/heavy/export`);
  await page.getByText(new RegExp(`${count} titles, as of`)).waitFor({ timeout: 180_000 });
  await trace.begin('export');
  for (const [format, button] of FORMATS) {
    await page.getByRole('radio', { name: new RegExp(format) }).check();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    await download;
  }
  await takeWork(page);
  const { loading: _loading, ...longest } = await trace.end();
  await context.close();
  return [`${size} entries`, longest];
}
