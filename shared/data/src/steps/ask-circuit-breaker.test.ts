import { ApiError } from '../core/api-error.ts';
import type { Call } from '../core/call.ts';
import { fakeCall, fakeResult } from '../testing/fake-call.ts';
import { askCircuitBreaker, IS_PROBE } from './ask-circuit-breaker.ts';

function setUp(isProbe: boolean, send: (call: Call) => Promise<never> | undefined = () => undefined) {
  const permit = { isProbe, succeeded: jest.fn(), failed: jest.fn() };
  const breaker = { isHolding: () => false, admit: async () => permit, watch: () => () => {} };
  const sent: boolean[] = [];
  // Only these members of a breaker are asked.
  const breakers = { tracker: breaker, mal: breaker, themes: breaker } as unknown as Parameters<
    typeof askCircuitBreaker
  >[0];
  const handle = askCircuitBreaker(breakers)(async (call) => {
    sent.push(call.context.get(IS_PROBE));
    return (await send(call)) ?? fakeResult('good');
  });
  return { permit, sent, handle };
}

it.each([true, false])(
  'tells the steps behind whether the request finds out if the service works: %s',
  async (isProbe) => {
    const { permit, sent, handle } = setUp(isProbe);
    await expect(handle(fakeCall())).resolves.toEqual(fakeResult('good'));
    expect(sent).toEqual([isProbe]);
    expect(permit.succeeded).toHaveBeenCalledTimes(1);
    expect(permit.failed).not.toHaveBeenCalled();
  },
);

it('reports a failure and passes it on', async () => {
  const error = new ApiError('server', { source: 'tracker' });
  const { permit, handle } = setUp(false, () => Promise.reject(error));
  await expect(handle(fakeCall())).rejects.toBe(error);
  expect(permit.failed).toHaveBeenCalledWith(error);
  expect(permit.succeeded).not.toHaveBeenCalled();
});
