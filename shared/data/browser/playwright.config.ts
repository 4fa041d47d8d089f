import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { pagePort, pageUrl, sandboxBase, WORKERS } from './ports.ts';

const systemChromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** What runs for two minutes, while the others run beside it. */
const LONG = /four-tabs\.spec/;

/** The data layer alone in a real browser, against sandboxes of its own: `npm run browser -w shared/data`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/data',
  webServer: [
    { command: 'npx tsx browser/serve.ts', cwd: '..', url: pageUrl, env: { PORT_BASE: String(pagePort) } },
    ...Array.from({ length: WORKERS }, (_, worker) => ({
      command: 'npx tsx ../../sandbox/src/main.ts',
      cwd: '..',
      url: `http://localhost:${sandboxBase(worker) + 10}/__sandbox/log`,
      env: { PORT_BASE: String(sandboxBase(worker)) },
    })),
  ],
  // The first project's file begins first, and keeps one worker busy.
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'others', testIgnore: LONG },
  ],
  workers: WORKERS,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      ...(existsSync(systemChromium) ? { executablePath: systemChromium } : {}),
      args: ['--no-sandbox', '--disable-background-networking'],
      // Playwright turns off what keeps pages for going back; what happens to such a page is tested here.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
});
