import { fakeCall, fakeResult } from '../testing/fake-call.ts';
import { settle } from '../testing/fake-clock.ts';
import { createFakeVisibility } from '../testing/fake-visibility.ts';
import { waitUntilVisible } from './wait-until-visible.ts';

function setUp(isHidden: boolean) {
  const visibility = createFakeVisibility(isHidden);
  const next = jest.fn(async () => fakeResult('seen'));
  return { visibility, next, handle: waitUntilVisible(visibility)(next) };
}

it('lets the requests of a visible tab through', async () => {
  const { next, handle } = setUp(false);
  await expect(handle(fakeCall())).resolves.toEqual(fakeResult('seen'));
  expect(next).toHaveBeenCalledTimes(1);
});

it('delays the requests of a hidden tab until it is visible', async () => {
  const { visibility, next, handle } = setUp(true);
  const response = handle(fakeCall());
  await settle();
  expect(next).not.toHaveBeenCalled();
  visibility.setHidden(false);
  await expect(response).resolves.toEqual(fakeResult('seen'));
});

it('ends a delayed request that its caller aborts', async () => {
  const { visibility, next, handle } = setUp(true);
  const caller = new AbortController();
  const response = handle(fakeCall({ signal: caller.signal }));
  caller.abort();
  await expect(response).rejects.toMatchObject({ kind: 'aborted' });
  visibility.setHidden(false);
  await settle();
  expect(next).not.toHaveBeenCalled();
});

it('does not delay requests that outlive the page', async () => {
  const { next, handle } = setUp(true);
  await handle(fakeCall({ closing: true }));
  expect(next).toHaveBeenCalledTimes(1);
});
