/** @jest-environment jsdom */

jest.mock('./mark-sign-in.ts', () => ({ markSignIns: jest.fn() }));
jest.mock('./watch-start.ts', () => ({ watchStart: jest.fn() }));
jest.mock('./replay-press.ts', () => ({ replayPress: jest.fn() }));

afterEach(() => Reflect.deleteProperty(globalThis, '__tsugi'));

/** Runs the script anew, behind a boot script that handed this over. @returns what it called */
async function runLate(result: object | undefined) {
  // Of the result only the event of the installation is written here.
  globalThis.__tsugi = result as typeof globalThis.__tsugi;
  jest.resetModules();
  const { markSignIns } = await import('./mark-sign-in.ts');
  const { replayPress } = await import('./replay-press.ts');
  const { watchStart } = await import('./watch-start.ts');
  await import('./late.ts');
  return { markSignIns, replayPress, watchStart };
}

test('presses, logins and long waits are watched from the frame on', async () => {
  const result = {};
  const { markSignIns, replayPress, watchStart } = await runLate(result);
  expect(jest.mocked(markSignIns).mock.calls).toEqual([[result]]);
  expect(replayPress).toHaveBeenCalledTimes(1);
  expect(watchStart).toHaveBeenCalledTimes(1);
});

test('a long wait is watched also when the boot script has failed', async () => {
  const { markSignIns, watchStart } = await runLate(undefined);
  expect(markSignIns).not.toHaveBeenCalled();
  expect(watchStart).toHaveBeenCalledTimes(1);
});

test('an offer of the browser to install the product is kept for the product', async () => {
  await runLate({});
  const event = new Event('beforeinstallprompt', { cancelable: true });
  dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(globalThis.__tsugi?.install).toBe(event);
});
