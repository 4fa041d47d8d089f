import type { Call } from '../core/call.ts';
import type { ThemesInterface } from '../sources/services.ts';
import { fakeCall, fakeResult } from '../testing/fake-call.ts';
import { chooseInterface } from './choose-interface.ts';

const request = () => ({ kind: 'get' as const, path: '/artist/aoi', search: [] });
const jsonApi = { request, decode: () => 'read as JSON:API' };

async function passed(configured: ThemesInterface | undefined, call: Call) {
  const next = jest.fn(async (_call: Call) => fakeResult(1));
  await chooseInterface(() => configured)(next)(call);
  return next.mock.lastCall?.[0];
}

it('sends and reads in the form that configuration names', async () => {
  const call = fakeCall({ source: 'themes', jsonApi });
  const chosen = await passed('json-api', call);
  expect(chosen?.request()).toMatchObject({ path: '/artist/aoi' });
  expect(chosen?.decode({})).toBe('read as JSON:API');
});

it.each([undefined, 'graphql'] as const)('uses GraphQL where configuration says %s', async (configured) => {
  const call = fakeCall({ source: 'themes', jsonApi });
  expect(await passed(configured, call)).toBe(call);
});

it('leaves calls alone that have one form', async () => {
  const call = fakeCall();
  expect(await passed('json-api', call)).toBe(call);
});
