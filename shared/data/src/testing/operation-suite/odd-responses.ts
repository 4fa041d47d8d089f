import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError } from '../../core/api-error.ts';
import { answered } from '../answered.ts';
import type { OperationSuite } from './suite.ts';

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

/** What queries make of the responses in `testing/odd-responses` of their workspace, where there are any. */
export function testOddResponses({ folder, queries }: OperationSuite): void {
  const responsesFolder = join(folder, 'testing/odd-responses');
  if (!existsSync(responsesFolder)) return;
  const responses = readdirSync(responsesFolder).map((file) => {
    // The files of the folder have this form.
    const response = JSON.parse(readFileSync(join(responsesFolder, file), 'utf8')) as OddResponse;
    return [response.about, response] as const;
  });
  it.each(responses)('%s', async (_about, { operation, variables, body, expected }) => {
    const query = queries.find(({ name }) => name === operation);
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
}
