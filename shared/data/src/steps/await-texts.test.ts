import { ApiError } from '../core/api-error.ts';
import { fakeCall, fakeResult } from '../testing/fake-call.ts';
import { settle } from '../testing/fake-clock.ts';
import { awaitTexts } from './await-texts.ts';

let arrive: () => void;
const load = jest.fn();

beforeEach(() => {
  load.mockReset();
  load.mockImplementation(
    () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
      }),
  );
  globalThis.__tsugiTexts = Object.assign(globalThis.__tsugiTexts ?? { language: 'de' as const }, { load });
});

const failing = (kind: 'not-found' | 'aborted') =>
  awaitTexts()(async () => {
    throw new ApiError(kind, { source: 'tracker' });
  })(fakeCall());

it('reports a failure when its texts are there', async () => {
  const caught = jest.fn();
  failing('not-found').catch(caught);
  await settle();
  expect(caught).not.toHaveBeenCalled();
  arrive();
  await settle();
  expect(caught).toHaveBeenCalledWith(expect.objectContaining({ kind: 'not-found' }));
});

it('asks for no texts of a request that its caller aborted, nor of one that succeeds', async () => {
  await expect(failing('aborted')).rejects.toMatchObject({ kind: 'aborted' });
  await expect(awaitTexts()(async () => fakeResult('seen'))(fakeCall())).resolves.toEqual(fakeResult('seen'));
  expect(load).not.toHaveBeenCalled();
});
