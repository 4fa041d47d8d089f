// Failures of the GraphQL interface, through the whole pipeline.
import { createQueryCall } from '../../core/create-call.ts';
import { reply, setUpPipeline } from '../../testing/set-up-pipeline.ts';
import { graphqlWire } from '../../testing/themes-wire.ts';
import { themesQuery } from './themes-query.ts';

const themeArtist = themesQuery<{ readonly slug: string }, unknown>({
  name: 'theme-artist',
  shape: 2,
  cache: { type: 'default', expiresInSeconds: 90 * 86_400, freshForSeconds: 7 * 86_400 },
  form: ({ artistRequest, readArtist }) => ({
    request: ({ slug }) => artistRequest(slug),
    decode: readArtist,
  }),
});

const aoi = { data: graphqlWire.artist({ slug: 'aoi', name: 'Aoi' }) };
const call = () => createQueryCall(themeArtist, { slug: 'aoi' }, { token: 'secret' });

it('reads the data of a response, and stores what it reads', async () => {
  const { ask, cache, pass } = setUpPipeline(reply(200, aoi));
  const result = ask(call());
  await pass(1_000);
  await expect(result).resolves.toMatchObject({ value: { slug: 'aoi', name: 'Aoi', songs: [] } });
  expect(cache.peek(call().key)?.data).toMatchObject({ name: 'Aoi' });
});

it.each([
  [
    'a document that is refused',
    reply(200, { errors: [{ message: 'Cannot query.' }] }),
    'validation: Cannot query.',
  ],
  ['an artist that is not there', reply(200, { data: { artist: null } }), 'not-found: undefined'],
  [
    'an interface that is gone',
    reply(404, { message: 'The route / could not be found.' }),
    'unavailable: The route / could not be found.',
  ],
  ['another shape', reply(200, { data: { other: 1 } }), 'malformed: undefined'],
  ['no envelope', reply(200, { artist: {} }), 'malformed: undefined'],
])('gives an error at once for %s, after one request', async (_what, response, error) => {
  const { after, asked } = setUpPipeline(response);
  expect(await after(1_000, call())).toBe(error);
  expect(asked).toHaveLength(1);
});

it('waits for the limit, of which a browser sees no header', async () => {
  const { ask, asked, pass } = setUpPipeline(reply(429, { message: 'Too Many Attempts.' }), reply(200, aoi));
  const result = ask(call());
  await pass(28_000);
  await expect(result).resolves.toMatchObject({ value: { name: 'Aoi' } });
  expect(asked).toHaveLength(2);
  expect(asked[1]).toBeGreaterThanOrEqual(25_000);
});
