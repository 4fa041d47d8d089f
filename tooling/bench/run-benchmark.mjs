import { chromium } from 'playwright';
import { installedChromium } from '../lib/browser.mjs';
import { buildAll } from '../lib/build.mjs';
import { measureJourney } from './measure-journey.mjs';
import { measureLoad } from './measure-load.mjs';
import { benchPages } from './pages.mjs';
import { printJourney } from './print-journey.mjs';
import { printLoads } from './print-loads.mjs';
import { printSizes } from './print-sizes.mjs';
import { serveProduct } from './serve-product.mjs';

/** @param {{ runs: number }} input */
export async function runBenchmark({ runs }) {
  await buildAll();
  printSizes();
  const product = await serveProduct(Number(process.env.BENCH_PORT_BASE ?? 4800));
  const executablePath = installedChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  printJourney(await measureJourney({ browser, product }));

  const pages = await benchPages(product.sandbox);
  const samples = new Map();
  // Interleaved, so that a slow moment of the machine touches every page alike.
  for (let run = 0; run < runs; run += 1) {
    for (const page of pages) {
      for (const sample of await measureLoad({ browser, product, page })) {
        const key = `${page.name}, ${sample.kind}`;
        samples.set(key, [...(samples.get(key) ?? []), sample]);
      }
    }
  }
  printLoads(samples, runs);
  await browser.close();
  await product.close();
  process.exit(0);
}
