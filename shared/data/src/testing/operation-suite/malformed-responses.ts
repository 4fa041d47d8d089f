import { ApiError } from '../../core/api-error.ts';
import type { SourceRequest } from '../../core/operation.ts';
import { loadSource } from '../../sources/load-source.ts';
import type { Source } from '../../sources/source.ts';
import { readPayload } from '../../steps/decode-response.ts';
import { answered } from '../answered.ts';
import { type AnyQuery, payloadFor, variablesFor } from '../decoded-shapes.ts';
import { formsOf, unknownForms } from '../forms.ts';
import { mutationsOf, pathsIn, replaceAt, sample, valueAt } from '../mutated-payloads.ts';
import type { OperationSuite } from './suite.ts';

/** Another seed makes other mutations; a failure names the one that it saw. */
const SEED = 23;

const bodyOf = ({ source }: AnyQuery, payload: unknown) => (source === 'mal' ? payload : { data: payload });

/** The first request of a query, also of one that needs several. */
async function firstRequest(query: AnyQuery, { samples, schemas }: OperationSuite): Promise<SourceRequest> {
  let first: SourceRequest | undefined;
  await answered(query, variablesFor(query, samples), (request) => {
    first ??= request;
    return bodyOf(query, payloadFor(query, request, schemas));
  });
  if (!first) throw new Error(`${query.name} sends nothing`);
  return first;
}

/** What good responses decode to: each place of a full one that may be null is null in one of them. */
async function goodForms(
  query: AnyQuery,
  request: SourceRequest,
  payload: unknown,
  { samples, schemas }: OperationSuite,
) {
  const sparse = payloadFor(query, request, schemas, true);
  const without = pathsIn(payload).flatMap((path) => {
    const nulled = replaceAt(payload, path, { with: null });
    const value = valueAt(payload, path);
    if (typeof value === 'boolean') return [nulled, replaceAt(payload, path, { with: !value })];
    // Only what is no leaf can be empty, or be absent from a good response.
    if (query.source !== 'mal' && typeof value !== 'object') return [nulled];
    return [nulled, replaceAt(payload, path, { with: [] }), replaceAt(payload, path)];
  });
  const source = await loadSource(query.source);
  const good = [payload, sparse, ...without].filter((one) => fits(source, query, request, one));
  const results = await Promise.all(
    good.map((one) => answered(query, variablesFor(query, samples), () => bodyOf(query, one))),
  );
  return formsOf(results.flatMap((result) => (result instanceof ApiError ? [] : [result.value])));
}

function fits(source: Source, { name }: AnyQuery, request: SourceRequest, payload: unknown): boolean {
  return readPayload(source, { operation: name, request }, payload).dropped.length === 0;
}

/** Whatever a service sends, a page gets a result of the operation's type or one error. */
export function testMalformedResponses(suite: OperationSuite): void {
  const { queries, samples, schemas } = suite;
  if (queries.length === 0) return;
  it.each(queries.map((query) => [query.name, query] as const))(
    '%s gives, for whatever a service sends, a result of its type or one ApiError',
    async (name, query) => {
      const request = await firstRequest(query, suite);
      const payload = payloadFor(query, request, schemas);
      const known = await goodForms(query, request, payload, suite);
      expect(known.size).toBeGreaterThan(0);
      let count = 0;
      for (const mutation of sample([...mutationsOf(payload, SEED, 3)], 120)) {
        const result = await answered(query, variablesFor(query, samples), () =>
          bodyOf(query, mutation.payload),
        );
        count += 1;
        if (result instanceof ApiError) {
          if (!['malformed', 'not-found', 'validation'].includes(result.kind))
            throw new Error(mutation.name, { cause: result });
          continue;
        }
        const strange = unknownForms(result.value, known).filter(
          (path) => !samples[name]?.unknown?.test(path),
        );
        if (strange.length > 0) throw new Error(`${mutation.name} gives ${strange.join(', ')}`);
      }
      expect(count).toBeGreaterThan(8);
    },
  );
}
