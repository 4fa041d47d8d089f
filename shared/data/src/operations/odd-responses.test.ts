import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError } from '../core/api-error.ts';
import { answered } from '../testing/answered.ts';
import { queriesIn } from '../testing/decoded-shapes.ts';

/** A file of `testing/odd-responses`: invented data in the form of what the services have been seen to send, or could. */
interface OddResponse {
  readonly about: string;
  readonly operation: string;
  readonly variables: object;
  readonly body: unknown;
  readonly expected: {
    /** Members of the result; or the kind of the error. */
    readonly result?: object;
    readonly error?: string;
    /** Paths of what is reported as missing; none when left out. */
    readonly missing?: readonly string[];
  };
}

const folder = join(__dirname, '../testing/odd-responses');
const responses = readdirSync(folder).map((file) => {
  // The files of the folder have this form.
  const response = JSON.parse(readFileSync(join(folder, file), 'utf8')) as OddResponse;
  return [response.about, response] as const;
});
const queries = queriesIn(__dirname, (file) => jest.requireActual(file));

it.each(responses)('%s', async (_about, { operation, variables, body, expected }) => {
  const query = queries.get(operation);
  if (!query) throw new Error(`There is no query ${operation}`);
  const result = await answered(query, variables, () => body);
  if (expected.error !== undefined) {
    expect(result).toMatchObject({ kind: expected.error });
    return;
  }
  if (result instanceof ApiError) throw result;
  expect(result.value).toMatchObject(expected.result ?? {});
  expect(result.missing?.map(({ path }) => path) ?? []).toEqual(expected.missing ?? []);
});
