import { reply, setUpPipeline } from '@tsugi/data/testing/operations';
import { userVisibility } from './user-visibility.query.ts';

const request = {
  request: () => userVisibility.request({ name: 'hermit' }),
  decode: (payload: unknown) => userVisibility.decode(payload, { name: 'hermit' }),
};
const refusal = (message: string) => ({
  data: { Page: { mediaList: null } },
  errors: [{ message, status: 404, path: ['Page', 'mediaList'] }],
});

// The page around the refused list is no part of a result.
it.each(['Private User', 'Not Found.'])('fails with what the tracker says: %s', async (message) => {
  const { after } = setUpPipeline(reply(404, refusal(message)));
  expect(await after(1_000, request)).toBe(`not-found: ${message}`);
});

it('finds the user whose list can be asked for', async () => {
  const { after } = setUpPipeline(reply(200, { data: { Page: { mediaList: [] } } }));
  expect(await after(1_000, request)).toBe('good');
});
