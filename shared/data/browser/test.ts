import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { startSandboxProcess } from '@tsugi/tooling/serve';
import type {} from './harness.ts';
import { pageUrl, ports, sandboxUrl } from './ports.ts';
import { serveHarness } from './serve.ts';

export { expect };

export interface Logged {
  readonly time: number;
  readonly service: string;
  readonly operation: string;
  readonly status: number;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly token: boolean;
}

export interface Sandbox {
  readonly log: (service?: string) => Promise<readonly Logged[]>;
  readonly clearLog: () => Promise<void>;
  readonly fault: (fault: Readonly<Record<string, unknown>>) => Promise<void>;
  /** How many requests of this name the tracker got. */
  readonly count: (operation: string) => Promise<number>;
  readonly limit: (limit: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly token: (user: string) => Promise<string>;
  /** Another client of this user, past limits and log. */
  readonly asks: (user: string, query: string, variables: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Stops the sandbox's time now; milliseconds since the epoch. */
  readonly clock: (now: number) => Promise<void>;
}

export const test = base.extend<{ sandbox: Sandbox }, { servers: undefined }>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern, which must be there.
    async ({}, use) => {
      const started = await Promise.all([serveHarness(ports.shell), startSandboxProcess(ports.base)]);
      await use(undefined);
      await Promise.all(started.map((server) => server.close()));
    },
    { scope: 'worker', auto: true },
  ],
  sandbox: async ({ request, servers: _started }, use) => {
    const control = (path: string) => `${sandboxUrl}/__sandbox/${path}`;
    await request.post(control('reset'));
    await request.delete(control('log'));
    const log = async (service = 'tracker') => {
      // The sandbox's documented log.
      const all = (await (await request.get(control('log'))).json()) as readonly Logged[];
      return all.filter((entry) => entry.service === service);
    };
    const token = async (user: string) => {
      // As above.
      const response = (await (await request.get(control(`token?user=${user}`))).json()) as {
        readonly access_token: string;
      };
      return response.access_token;
    };
    await use({
      log,
      asks: async (user, query, variables) =>
        void (await request.post(control('tracker'), {
          data: { query, variables },
          headers: { authorization: `Bearer ${await token(user)}` },
        })),
      count: async (name) => (await log()).filter(({ operation }) => operation === name).length,
      clearLog: async () => void (await request.delete(control('log'))),
      fault: async (fault) =>
        void (await request.post(control('faults'), { data: [{ service: 'tracker', ...fault }] })),
      limit: async (limit) =>
        void (await request.post(control('limits'), { data: { service: 'tracker', ...limit } })),
      clock: async (now) => void (await request.post(control('clock'), { data: { now } })),
      token,
    });
    await request.post(control('reset'));
  },
});

/** A tab with the data layer in it. `before` runs in the page before any script. */
export async function openTab(context: BrowserContext, before?: () => void): Promise<Page> {
  const page = await context.newPage();
  if (before) await page.addInitScript(before);
  await gotoHarness(page);
  return page;
}

export async function gotoHarness(page: Page): Promise<void> {
  await page.goto(`${pageUrl}/?sandbox=${sandboxUrl}`);
  await ready(page);
}

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await ready(page);
}

async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => window.data !== undefined);
}

/** Every page of this context is signed in from now on. */
export async function signInAll(context: BrowserContext, token: string): Promise<void> {
  await context.addInitScript((text) => {
    if (location.protocol === 'http:' && localStorage.getItem('signed-in-once') === null) {
      localStorage.setItem('signed-in-once', 'yes');
      localStorage.setItem('access_token', text);
    }
  }, token);
}

/** Longest that `passTime` goes on, in seconds of the pages' clock. */
const MAX_SECONDS = 300;

/** Moves the clock of all pages on, second by second, until `isDone`. Needs `context.clock.install()` before the first page. */
export async function passTime(context: BrowserContext, isDone: () => Promise<boolean>): Promise<void> {
  let seconds = 0;
  const look = async () => {
    if (await isDone()) return true;
    seconds += 1;
    if (seconds <= MAX_SECONDS) await context.clock.fastForward(1000);
    return false;
  };
  // Each second has time for what it starts.
  await expect.poll(look, { intervals: [100], timeout: 40_000 }).toBe(true);
}
