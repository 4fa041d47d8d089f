/** @jest-environment jsdom */
import { ApiError } from './core/api-error.ts';
import { lazyEngine } from './lazy-engine.ts';
import { fakeCall } from './testing/fake-call.ts';

jest.mock('./engine.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(() => jest.restoreAllMocks());

async function failureOfCall(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const { handle } = lazyEngine(() => {
    throw new Error('Unexpected: there is no engine to create');
  });
  const error: unknown = await handle(fakeCall()).catch((cause: unknown) => cause);
  if (!(error instanceof ApiError)) throw error;
  return error;
}

test("a missing engine file on a device that is online is named as the page's own file", async () => {
  expect(await failureOfCall(true)).toMatchObject({
    kind: 'unavailable',
    source: 'tracker',
    noResponse: true,
    detail: 'file-missing',
  });
});

test('a missing engine file on a device that is offline says offline', async () => {
  expect((await failureOfCall(false)).kind).toBe('offline');
});
