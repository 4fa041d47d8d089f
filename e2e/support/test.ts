import { test as base, expect } from '@playwright/test';
import { sandboxClient } from '@tsugi/sandbox/client';
import { startSandboxProcess } from '@tsugi/tooling/serve';
import type { Deployment } from './deployment.ts';
import { openDeployment } from './deployment.ts';
import { type PopularMedia, popularAnime } from './popular-media.ts';
import { ports, sandboxUrl } from './ports.ts';
import { followRequests } from './settle.ts';
import type { Watch } from './watch.ts';
import { watchPage } from './watch.ts';

interface TestFixtures {
  readonly sandbox: ReturnType<typeof sandboxClient>;
  /** What went wrong in the page: violations of the security policy, uncaught errors. Asserted after every journey. */
  readonly watch: Watch;
  /** One of the first titles of an unfiltered search for anime. */
  readonly media: PopularMedia;
  /** Begins with a stored token of this sandbox user. */
  readonly signInAs: (name: string) => Promise<void>;
}

/** Requests a minute that the tracker documents: a journey does in seconds what takes its user minutes. */
const NOMINAL_LIMIT = 90;

export const test = base.extend<
  TestFixtures & { readonly clean: undefined },
  { readonly deployment: Deployment; readonly sandboxProcess: undefined }
>({
  deployment: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern, which must be there.
    async ({}, use) => {
      const deployment = await openDeployment();
      await use(deployment);
      await deployment.close();
    },
    { scope: 'worker' },
  ],
  sandboxProcess: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const sandbox = await startSandboxProcess(ports.base, { SANDBOX_PICTURES: 'plain' });
      await use(undefined);
      await sandbox.close();
    },
    { scope: 'worker' },
  ],
  sandbox: async ({ sandboxProcess: _started }, use) => {
    await use(sandboxClient(sandboxUrl));
  },
  clean: [
    async ({ deployment, sandbox }, use) => {
      deployment.restore();
      await sandbox.reset();
      // Journeys about the limit set the strict one themselves; see "Limits" in sandbox/README.md.
      await sandbox.limits({ service: 'tracker', perMinute: NOMINAL_LIMIT });
      await sandbox.clearLog();
      await use(undefined);
    },
    { auto: true },
  ],
  media: async ({ clean: _clean, sandbox }, use) => {
    const [first] = await popularAnime();
    if (!first) throw new Error('The sandbox has no anime');
    await sandbox.clearLog();
    await use(first);
  },
  watch: [
    async ({ page, context }, use, testInfo) => {
      followRequests(context);
      const watch = watchPage(page, context);
      await use(watch);
      // A handler of the journey may still have a request under way.
      for (const where of [...context.pages(), context]) await where.unrouteAll({ behavior: 'ignoreErrors' });
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('requests and messages', { body: watch.log.join('\n') });
      }
      expect(watch.violations, 'violations of the security policy').toEqual([]);
      expect(watch.errors, 'uncaught errors').toEqual([]);
    },
    { auto: true },
  ],
  signInAs: async ({ page, sandbox }, use) => {
    await use(async (name) => {
      const token = await sandbox.token(name);
      await page.addInitScript((value) => {
        // Once per tab, so that a sign-out in the journey survives a reload.
        if (sessionStorage.getItem('e2e.signed-in')) return;
        sessionStorage.setItem('e2e.signed-in', 'yes');
        localStorage.setItem('access_token', value);
      }, token);
    });
  },
});

export { expect };
