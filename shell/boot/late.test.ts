/** @jest-environment jsdom */

const fetched = jest.fn(async (url: string, isDue?: Promise<unknown>, cache?: string) => {
  await isDue;
  return `${cache ?? 'checked'} ${url}`;
});
jest.mock('./fetch-start-file.ts', () => ({ fetchStartFile: fetched }));
jest.mock('./mark-sign-in.ts', () => ({ markSignIns: jest.fn() }));
jest.mock('./watch-start.ts', () => ({ watchStart: jest.fn() }));
jest.mock('./replay-press.ts', () => ({ replayPress: jest.fn() }));
jest.mock('./load-document-texts.ts', () => ({ loadDocumentTexts: jest.fn() }));
let showScreen = () => {};
const firstScreen = new Promise<void>((resolve) => {
  showScreen = resolve;
});
jest.mock('./show-page.ts', () => ({ showPage: jest.fn(() => firstScreen) }));
jest.mock('./start-shell.ts', () => ({ preloadShell: jest.fn(), startShell: jest.fn() }));

afterEach(() => {
  Reflect.deleteProperty(globalThis, '__tsugiPage');
  mockIsSlow = false;
  insertShell.mockClear();
});

let mockFrame = () => {};
jest.mock('./page-moments.ts', () => ({
  firstFrame: () =>
    new Promise<void>((resolve) => {
      mockFrame = resolve;
    }),
  sleep: jest.requireActual('./page-moments.ts').sleep,
}));

let mockIsSlow = false;
jest.mock('./is-network-slow.ts', () => ({ isNetworkSlow: () => mockIsSlow }));

const insertShell = jest.fn();

/** Runs the script anew, behind a boot script that handed this over. @returns what it called, and the result */
async function runLate(embedded?: object) {
  const bootResult: NonNullable<typeof globalThis.__tsugi> = {
    registryUrl: 'http://localhost/tsugi/list.json',
    // Of the result only these members are read and written here.
  } as NonNullable<typeof globalThis.__tsugi>;
  const root = new URL('http://localhost/tsugi/');
  const page = { root, bootResult, embedded, insertShell };
  globalThis.__tsugiPage = page as unknown as typeof globalThis.__tsugiPage;
  return { bootResult, page, ...(await run()) };
}

async function run() {
  jest.resetModules();
  const { markSignIns } = await import('./mark-sign-in.ts');
  const { replayPress } = await import('./replay-press.ts');
  const { watchStart } = await import('./watch-start.ts');
  const { showPage } = await import('./show-page.ts');
  const { preloadShell, startShell } = await import('./start-shell.ts');
  await import('./late.ts');
  return { markSignIns, replayPress, watchStart, showPage, startShell, preloadShell };
}

test('the page is shown, and the shell comes after its first screen', async () => {
  const { page, showPage, startShell } = await runLate();
  expect(showPage).toHaveBeenCalledWith(page, expect.any(Promise), undefined);
  expect(startShell).toHaveBeenCalledWith(firstScreen, expect.any(Function), false);
  jest.mocked(startShell).mock.calls[0]?.[1]();
  await Promise.resolve();
  expect(insertShell).toHaveBeenCalledTimes(1);
});

test('over a slow network scripts are asked for when the shell begins, their preloads first', async () => {
  mockIsSlow = true;
  const { showPage, startShell, preloadShell } = await runLate();
  const [, framed, scriptsDue] = jest.mocked(showPage).mock.calls[0] ?? [];
  const isDue = jest.fn();
  void scriptsDue?.then(isDue);
  mockFrame();
  await framed;
  expect(preloadShell).not.toHaveBeenCalled();
  const [, begin, isSlow] = jest.mocked(startShell).mock.calls[0] ?? [];
  expect(isSlow).toBe(true);
  expect(isDue).not.toHaveBeenCalled();
  begin?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect(isDue).toHaveBeenCalledTimes(1);
  expect(jest.mocked(preloadShell).mock.invocationCallOrder[0]).toBeLessThan(
    insertShell.mock.invocationCallOrder[0] ?? 0,
  );
});

test('after the first frame the scripts of the shell are asked for', async () => {
  const { showPage, preloadShell } = await runLate();
  expect(preloadShell).not.toHaveBeenCalled();
  mockFrame();
  await jest.mocked(showPage).mock.calls[0]?.[1];
  expect(preloadShell).toHaveBeenCalledTimes(1);
});

test('the files that the shell starts with wait for the first screen, and not longer than its skeleton does', async () => {
  const arrived = jest.fn();
  const { bootResult } = await runLate();
  void bootResult.config?.then(arrived);
  await new Promise((resolve) => setTimeout(resolve));
  expect(arrived).not.toHaveBeenCalled();
  mockFrame();
  await bootResult.config;
  showScreen();
  await (await runLate()).bootResult.config;
});

test('the files that the shell starts with are asked for; what is named by its content may come from the cache', async () => {
  const { bootResult } = await runLate({ composition: 'composition.0123abcd.json' });
  showScreen();
  expect(await bootResult.config).toBe('checked http://localhost/tsugi/config.json');
  expect(await bootResult.registry).toBe('checked http://localhost/tsugi/list.json');
  expect(await bootResult.composition).toBe('default http://localhost/tsugi/composition.0123abcd.json');
});

test('a document without a composition, or with an override, has none', async () => {
  const { bootResult } = await runLate();
  expect(bootResult.composition).toBeUndefined();
});

test('presses, logins and long waits are watched from the frame on', async () => {
  const { bootResult, markSignIns, replayPress, watchStart } = await runLate();
  expect(jest.mocked(markSignIns).mock.calls).toEqual([[{ config: bootResult.config, embedded: undefined }]]);
  expect(replayPress).toHaveBeenCalledTimes(1);
  expect(watchStart).toHaveBeenCalledTimes(1);
});

test('a long wait is watched also when the boot script has failed', async () => {
  const { markSignIns, watchStart } = await run();
  expect(markSignIns).not.toHaveBeenCalled();
  expect(watchStart).toHaveBeenCalledTimes(1);
});
