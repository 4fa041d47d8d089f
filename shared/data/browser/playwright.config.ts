import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { pageUrl, ports, sandboxUrl } from './ports.ts';

const env = { PORT_BASE: String(ports.base) };
const systemChromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** The data layer alone in a real browser, against a sandbox of its own: `npm run browser -w shared/data`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/data',
  webServer: [
    { command: 'npx tsx browser/serve.ts', cwd: '..', url: pageUrl, env },
    { command: 'npx tsx ../../sandbox/src/main.ts', cwd: '..', url: `${sandboxUrl}/__sandbox/log`, env },
  ],
  workers: 1,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      ...(existsSync(systemChromium) ? { executablePath: systemChromium } : {}),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
});
