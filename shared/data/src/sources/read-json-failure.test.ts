import { readJsonFailure } from './read-json-failure.ts';

it.each([
  ['a record', 'No query results for model [Artist].', 'not-found'],
  ['an interface', 'The route artist/aoi could not be found.', 'unavailable'],
])('tells a 404 for the lack of %s', (_what, message, kind) => {
  expect(readJsonFailure('themes', 404, { message })).toMatchObject({ kind, status: 404, detail: message });
});
