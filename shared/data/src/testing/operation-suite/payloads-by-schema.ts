import { executeSync, isEnumType, isScalarType, parse } from 'graphql';
import type { SourceRequest } from '../../core/operation.ts';
import { loadSource } from '../../sources/load-source.ts';
import { tracker as trackerSource } from '../../sources/tracker/source.ts';
import { readPayload } from '../../steps/decode-response.ts';
import { answered } from '../answered.ts';
import { type AnyQuery, payloadFor, readSchemas, variablesFor } from '../decoded-shapes.ts';
import { mutationsOf, sample } from '../mutated-payloads.ts';
import type { OperationSamples } from './operation-sample.ts';
import { type OperationSuite, SCHEMA_FOLDER } from './suite.ts';

// Of its own: what follows changes them.
const schemas = readSchemas(SCHEMA_FOLDER);
const schema = schemas.tracker;
const text = (value: unknown): string => {
  if (typeof value !== 'string') throw new TypeError('This type is written as a string');
  return value;
};
for (const type of Object.values(schema.getTypeMap())) {
  // A name that a later schema adds to an enum is no mistake of the service.
  if (isEnumType(type) && !['MediaType', 'ScoreFormat'].includes(type.name)) {
    type.serialize = (value) => {
      if (!/^[A-Z][A-Z0-9_]+$/.test(text(value))) throw new TypeError('A value of an enum is a name');
      return text(value);
    };
  }
  if (isScalarType(type) && type.name === 'CountryCode') type.serialize = text;
  if (isScalarType(type) && type.name === 'Float') {
    type.serialize = (value) => {
      if (typeof value !== 'number' || Math.abs(value) >= 1e15) throw new TypeError('No score is that large');
      return value;
    };
  }
  if (isScalarType(type) && type.name === 'Json') {
    type.serialize = (value) => {
      if (typeof value !== 'object') throw new TypeError('Json is a map or a list');
      return value;
    };
  }
}
/** Another seed makes other mutations; a failure names the one that it saw. */
const SEED = 22;

type GraphqlRequest = Extract<SourceRequest, { kind: 'graphql' }>;

async function firstRequest(query: AnyQuery, samples: OperationSamples): Promise<GraphqlRequest> {
  const requests: SourceRequest[] = [];
  await answered(query, variablesFor(query, samples), (request) => {
    requests.push(request);
    return { data: payloadFor(query, request, schemas) };
  });
  const [request] = requests;
  if (request?.kind !== 'graphql') throw new Error(`${query.name} sends no document`);
  return request;
}

/** What the reference implementation of GraphQL makes of a payload: it refuses or coerces what breaks the schema. */
function completed({ query, variables }: GraphqlRequest, payload: unknown): unknown {
  const { data, errors = [] } = executeSync({
    schema,
    document: parse(query),
    rootValue: payload,
    variableValues: variables,
    fieldResolver: (source, _args, _context, { path }) => source[path.key],
    // Every document that asks for a union has its type under this alias.
    typeResolver: ({ kind }) => (schema.getType(kind) ? kind : undefined),
  });
  if (errors.some(({ message }) => message.startsWith('Abstract type'))) return 'a new member of a union';
  return errors.length > 0 ? errors.map(String) : JSON.parse(JSON.stringify(data));
}

/** What is read of a payload is what the reference implementation of GraphQL makes of it. */
export function testPayloadsBySchema({ queries, samples }: OperationSuite): void {
  const named = queries.map((query) => [query.name, query] as const);
  const tracker = named.filter(([, { source }]) => source === 'tracker');
  const others = named.filter(([, { source }]) => source !== 'tracker');

  if (tracker.length > 0)
    it.each(tracker)('%s reads nothing that breaks the schema of the tracker', async (name, query) => {
      const request = await firstRequest(query, samples);
      const payload = payloadFor(query, request, schemas);
      const asked = { operation: name, request };
      expect(readPayload(trackerSource, asked, payload)).toEqual({ value: payload, dropped: [] });
      for (const mutation of sample([...mutationsOf(payload, SEED, 1)], 30)) {
        const { value, dropped } = readPayload(trackerSource, asked, mutation.payload);
        const expected = value === null ? null : completed(request, value);
        // Nor is a member that a later schema adds to a union.
        if (expected === 'a new member of a union') continue;
        expect({ mutation: mutation.name, value }).toEqual({ mutation: mutation.name, value: expected });
        // What already fits is left alone.
        if (dropped.some((path) => !isUrl(path))) {
          const before = completed(request, mutation.payload);
          expect({ mutation: mutation.name, value: before }).not.toEqual({
            mutation: mutation.name,
            value: mutation.payload,
          });
        }
      }
    });

  if (others.length > 0)
    it.each(others)('%s of a service without a schema has a type in rest-types.ts', async (name, query) => {
      const request = query.request(variablesFor(query, samples));
      // A list where an object is promised fits no type at all.
      if (request.kind === 'get') {
        const source = await loadSource(query.source);
        expect(readPayload(source, { operation: name, request }, []).dropped).not.toEqual([]);
      }
    });
}

/** GraphQL has no type of URLs: these have rules beyond the schema. */
function isUrl(path: string): boolean {
  return /(url|Url|icon|thumbnail|bannerImage|extraLarge|large|medium)$/.test(path);
}
