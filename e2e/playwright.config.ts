import { defineConfig, devices } from '@playwright/test';
import { installedChromium, installedTestBrowser } from '@tsugi/tooling/serve';

const launchWith = (executablePath: string | undefined) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-quic',
    // Scripts ask for the compilation of all their functions while they load, on another processor core. Here all cores are
    // busy: functions are compiled when they are called, which takes a twentieth less processor time.
    '--js-flags=--no-compile-hints-magic',
  ],
});

export default defineConfig({
  outputDir: '../test-results',
  // Each worker has a deployment and a sandbox of its own (support/ports.ts). A worker keeps one core busy.
  workers: 2,
  // Test by test, not file by file: both workers end together. Files whose tests share what took long to make say so.
  fullyParallel: true,
  retries: 0,
  // Generous: a machine that is busy with other work is slow, and that is no fault of the product.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // The worker is registered only in the journeys about it: elsewhere it would hide what the network does.
    serviceWorkers: 'block',
    // Motion keeps the processor busy: without it a journey takes a fifth less. Journeys about motion ask for it
    // (support/with-motion.ts).
    contextOptions: { reducedMotion: 'reduce' },
    // A trace reads every response a second time. What a failure leaves: its page as a picture and as text, and the list of
    // requests and messages (support/watch.ts). `--trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchWith(installedTestBrowser()),
  },
  projects: [
    {
      // The data layer alone in a page, with tabs, databases and faults of its own.
      name: 'data',
      testDir: '../shared/data/browser',
      use: {
        serviceWorkers: 'allow',
        launchOptions: {
          // A tab in the background is one only in a whole browser.
          ...launchWith(installedChromium()),
          // Playwright turns off what keeps pages for going back; what happens to such a page is tested here.
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
    { name: 'journeys', testDir: './journeys' },
  ],
});
