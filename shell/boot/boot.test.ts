/** @jest-environment jsdom */

jest.mock('./start-page.ts', () => ({ startPage: jest.fn() }));
jest.mock('./load-late.ts', () => ({ loadLate: jest.fn() }));
jest.mock('./add-styles.ts', () => ({ addStyles: jest.fn(), expectFrame: jest.fn() }));
jest.mock('./preload-first-screens.ts', () => ({ preloadFirstScreens: jest.fn() }));
jest.mock('../src/stored-screen/stored-screens.ts', () => ({ hasStoredScreen: jest.fn() }));
jest.mock('./refresh-hook.ts', () => ({ installRefreshHook: jest.fn() }));
jest.mock('./trusted-scripts.ts', () => ({ trustScripts: jest.fn() }));

beforeEach(() => {
  document.head.innerHTML = '<base href="http://localhost/">';
});

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(globalThis, '__DEV__');
  Reflect.deleteProperty(globalThis, '__tsugi');
  Reflect.deleteProperty(globalThis, '__tsugiPage');
  delete document.documentElement.dataset.theme;
});

/** Runs the boot script anew. @returns what it called */
async function boot(isDevelopment = false, mayBeStored = true) {
  Reflect.set(globalThis, '__DEV__', isDevelopment);
  jest.resetModules();
  const { startPage } = await import('./start-page.ts');
  const { loadLate } = await import('./load-late.ts');
  const { trustScripts } = await import('./trusted-scripts.ts');
  const { installRefreshHook } = await import('./refresh-hook.ts');
  const bootResult = {};
  const page = { bootResult, viewer: {}, parts: [] };
  const { hasStoredScreen } = await import('../src/stored-screen/stored-screens.ts');
  jest.mocked(hasStoredScreen).mockReturnValue(mayBeStored);
  // Nothing else of it is read here.
  jest.mocked(startPage).mockReturnValue(page as unknown as ReturnType<typeof startPage>);
  await import('./boot.ts');
  const { addStyles } = await import('./add-styles.ts');
  const { preloadFirstScreens } = await import('./preload-first-screens.ts');
  return {
    startPage,
    loadLate,
    trustScripts,
    installRefreshHook,
    addStyles,
    preloadFirstScreens,
    bootResult,
    page,
  };
}

test('the page is started with the token of the URL, and its result given to what runs later', async () => {
  history.replaceState(null, '', '/authentication#access_token=secret');
  const { startPage, loadLate, trustScripts, bootResult } = await boot();
  const [fragment, origins] = jest.mocked(startPage).mock.calls[0] ?? [];
  expect(fragment).toBe('access_token=secret');
  expect(location.hash).toBe('');
  // The same set: an origin that the page adds counts for the policy.
  expect(origins).toEqual(new Set());
  expect(jest.mocked(trustScripts).mock.calls[0]?.[0]).toBe(origins);
  expect(globalThis.__tsugi).toBe(bootResult);
  expect(globalThis.__tsugiPage).toMatchObject({ bootResult });
  expect(loadLate).toHaveBeenCalledWith(true, globalThis.__tsugiPage?.insertShell);
});

test('the page of an earlier visit comes with the styles of the shell; another one asks for its first screens', async () => {
  const stored = await boot();
  expect(stored.addStyles).toHaveBeenCalledTimes(1);
  expect(stored.preloadFirstScreens).not.toHaveBeenCalled();
  const other = await boot(false, false);
  expect(other.addStyles).not.toHaveBeenCalled();
  expect(other.preloadFirstScreens).toHaveBeenCalledWith(other.page.parts);
});

test.each(['dark', 'light'])('the page is %s from the start when that was chosen', async (theme) => {
  localStorage.setItem('tsugi.theme', theme);
  await boot();
  expect(document.documentElement.dataset.theme).toBe(theme);
});

test('without a choice the page follows the system, and its colors are those of index.html', async () => {
  document.head.innerHTML +=
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#123456">';
  await boot();
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(document.querySelector('meta')?.content).toBe('#123456');
});

test.each([true, false])(
  'the hook for changed modules is there in development only: %s',
  async (isDevelopment) => {
    const { installRefreshHook } = await boot(isDevelopment);
    expect(jest.mocked(installRefreshHook).mock.calls).toHaveLength(isDevelopment ? 1 : 0);
  },
);

test('an offer of the browser to install the product is kept for the product, also one that comes before the late script', async () => {
  const { bootResult } = await boot();
  const event = new Event('beforeinstallprompt', { cancelable: true });
  dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(bootResult).toMatchObject({ install: event });
});
