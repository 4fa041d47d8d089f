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

it('is not sent by a change that leaves the tab hidden', async () => {
  const { visibility, next, handle } = setUp(true);
  const response = handle(fakeCall());
  visibility.setHidden(true);
  await settle();
  expect(next).not.toHaveBeenCalled();
  visibility.setHidden(false);
  await response;
});

it('names the service of a request that its caller aborted before it began to wait', async () => {
  const { next, handle } = setUp(true);
  const response = handle(fakeCall({ source: 'mal', signal: AbortSignal.abort() }));
  await expect(response).rejects.toMatchObject({ kind: 'aborted', source: 'mal' });
  expect(next).not.toHaveBeenCalled();
});

it('listens to nobody once it is over', async () => {
  const { signal } = new AbortController();
  const added = jest.spyOn(signal, 'addEventListener');
  const removed = jest.spyOn(signal, 'removeEventListener');
  const stop = jest.fn();
  let show = () => {};
  let hidden = true;
  const visibility = {
    isHidden: () => hidden,
    subscribe: (listener: () => void) => {
      show = listener;
      return stop;
    },
  };
  const response = waitUntilVisible(visibility)(async () => fakeResult('seen'))(fakeCall({ signal }));
  hidden = false;
  show();
  await response;
  expect(stop).toHaveBeenCalledTimes(1);
  expect(removed.mock.calls).toEqual([added.mock.calls[0]?.slice(0, 2)]);
});
