import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  executeSync,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  parse,
} from 'graphql';
import type { AskPart, QueryForm, QueryOperation, SourceRequest } from '../core/operation.ts';
import type { OperationSamples } from './operation-suite/operation-sample.ts';
import { REST_PAYLOADS } from './rest-payloads.ts';

/** The form of a value without its contents: `"number"`, `"number | null"`, `["string"]`, `{ "id": "number" }`. */
export type Shape = string | readonly Shape[] | { readonly [member: string]: Shape };

export interface DecodedShape {
  /** The operation's `shape`. */
  readonly number: number;
  /** What it decodes from a response where everything is there, and from one where every nullable leaf is null. */
  readonly decoded: Shape;
}

export type AnyQuery = QueryOperation<object, unknown>;

/** Enough variables for every operation of the tracker; unused ones are ignored. */
const TRACKER_VARIABLES = {
  id: 1,
  ids: [1],
  userId: 1,
  activityId: 1,
  mediaId: 1,
  name: 'a',
  userName: 'a',
  search: 'a',
  type: 'ANIME',
  page: 1,
  perPage: 25,
  season: 'FALL',
  seasonYear: 2026,
  nextSeason: 'WINTER',
  nextYear: 2027,
};

const REST_VARIABLES = {
  type: 'anime',
  malId: 1,
  page: 1,
  query: {},
  filter: 'genres',
  site: 'ani',
  id: 1,
  slug: 'a',
  slugs: ['a'],
};

/** Whether a file exports an operation by this value. */
export function isOperation(
  value: unknown,
): value is { readonly name: string; readonly source: string; readonly document?: string } {
  return typeof value === 'object' && value !== null && 'kind' in value && 'source' in value;
}

export function isQuery(value: unknown): value is AnyQuery {
  return isOperation(value) && 'kind' in value && value.kind === 'query';
}

/** Where the generated files of a workspace's operations stand. @param folder its `src` */
export function generatedFolder(folder: string): string {
  const shared = join(folder, 'operations/generated');
  return existsSync(shared) ? shared : join(folder, 'generated');
}

/** The schemas of the services that have one. */
export interface Schemas {
  readonly tracker: GraphQLSchema;
  readonly themes: GraphQLSchema;
}

/** @param folder with the schema of each service */
export function readSchemas(folder: string): Schemas {
  const read = (name: string) => readSchema(join(folder, `${name}.graphql`));
  return { tracker: read('tracker'), themes: read('themes') };
}

export function readSchema(path: string | URL): GraphQLSchema {
  return buildSchema(readFileSync(path, 'utf8'));
}

/** What the operation decodes, from payloads that are made of the schema or written down in `rest-payloads.ts`. */
export async function decodedShape(
  query: AnyQuery,
  schemas: Schemas,
  samples: OperationSamples,
): Promise<DecodedShape> {
  const full = shapeOf(await decode(query, query, schemas, samples, false));
  const sparse = shapeOf(await decode(query, query, schemas, samples, true));
  return { number: query.shape, decoded: eitherOf(full, sparse) };
}

/** What one form of the operation decodes from a response where everything is there. */
export async function fullShape(
  query: AnyQuery,
  form: QueryForm<object, unknown>,
  schemas: Schemas,
  samples: OperationSamples,
): Promise<Shape> {
  return shapeOf(await decode(query, form, schemas, samples, false));
}

/** Enough variables for a query. */
export function variablesFor(
  { name, source }: Pick<AnyQuery, 'name' | 'source'>,
  samples: OperationSamples,
): object {
  return samples[name]?.variables ?? (source === 'tracker' ? TRACKER_VARIABLES : REST_VARIABLES);
}

/** A payload that answers a request: with everything, or with null in every leaf that may be null. */
export function payloadFor(
  { name, source }: Pick<AnyQuery, 'name' | 'source'>,
  request: SourceRequest,
  schemas: Schemas,
  isSparse = false,
): unknown {
  if (request.kind !== 'graphql') return restPayload(name, isSparse);
  const schema = source === 'themes' ? schemas.themes : schemas.tracker;
  return graphqlPayload(schema, request.query, request.variables, isSparse);
}

async function decode(
  query: AnyQuery,
  form: QueryForm<object, unknown>,
  schemas: Schemas,
  samples: OperationSamples,
  isSparse: boolean,
): Promise<unknown> {
  const variables = variablesFor(query, samples);
  const payloadOf = (request: SourceRequest) => payloadFor(query, request, schemas, isSparse);
  const ask: AskPart = async (part) => part.decode(payloadOf(part.request));
  try {
    if (form.gather) return await form.gather(variables, ask, () => {});
    return form.decode(payloadOf(form.request(variables)), variables);
  } catch (cause) {
    throw new Error(`${query.name} decodes no ${isSparse ? 'sparse' : 'full'} payload`, { cause });
  }
}

function restPayload(name: string, isSparse: boolean): unknown {
  const payload = REST_PAYLOADS[name];
  if (!payload) throw new Error(`${name} has no payload in rest-payloads.ts`);
  return isSparse ? payload.sparse : payload.full;
}

function graphqlPayload(
  schema: GraphQLSchema,
  document: string,
  variableValues: Readonly<Record<string, unknown>>,
  isSparse: boolean,
): unknown {
  const { data, errors } = executeSync({
    schema,
    document: parse(document),
    rootValue: {},
    variableValues,
    fieldResolver: resolverOf(isSparse),
    typeResolver: (value: Mock, _context, _info, type) =>
      value.typeName ?? schema.getPossibleTypes(type)[0]?.name,
  });
  if (errors?.[0]) throw errors[0];
  // What a response is: without the prototypes of the executor.
  return JSON.parse(JSON.stringify(data));
}

/** An object of the schema before its fields are asked for. */
interface Mock {
  readonly typeName?: string;
  /** The page size of the nearest connection: pages check that they got what they asked for. */
  readonly perPage?: number;
}

function resolverOf(isSparse: boolean): GraphQLFieldResolver<Mock, unknown> {
  return (source, args, _context, { fieldName, returnType, schema }) => {
    const perPage = typeof args.perPage === 'number' ? args.perPage : source.perPage;
    if (fieldName === 'perPage') return perPage ?? null;
    // One page, one chunk.
    if (fieldName.startsWith('hasNext')) return false;
    const object: Mock = perPage === undefined ? {} : { perPage };
    const mock = (type: GraphQLOutputType, isNullable: boolean): unknown => {
      if (isNonNullType(type)) return mock(type.ofType, false);
      if (isListType(type)) {
        const item = isNonNullType(type.ofType) ? type.ofType.ofType : type.ofType;
        if (!isAbstractType(item)) return [mock(item, false)];
        return schema.getPossibleTypes(item).map(({ name }) => ({ ...object, typeName: name }));
      }
      if (!isLeafType(type)) return object;
      if (isNullable && isSparse) return null;
      return isEnumType(type) ? type.getValues()[0]?.value : SCALARS[type.name];
    };
    return mock(returnType, true);
  };
}

const SCALARS: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1.5,
  String: 'text',
  Boolean: true,
  ID: '1',
  Json: { name: 1 },
  CountryCode: 'JP',
  FuzzyDateInt: 20200101,
};

export function shapeOf(value: unknown): Shape {
  if (value === null) return 'null';
  if (Array.isArray(value)) {
    const shapes = new Map(value.map(shapeOf).map((shape) => [JSON.stringify(shape), shape]));
    return [...shapes.values()];
  }
  if (typeof value !== 'object') return typeof value;
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, shapeOf(member)]));
}

/** The shape of a value that has one form or the other. */
function eitherOf(one: Shape, other: Shape): Shape {
  if (isLeaf(one) && isLeaf(other)) return one === other ? one : `${one} | ${other}`;
  if (isList(one) && isList(other) && one.length === other.length) {
    return one.map((shape, index) => eitherOf(shape, other[index] ?? 'undefined'));
  }
  if (isObject(one) && isObject(other)) {
    const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    return Object.fromEntries(
      names.map((name) => [name, eitherOf(one[name] ?? 'undefined', other[name] ?? 'undefined')]),
    );
  }
  return { either: one, or: other };
}

const isLeaf = (shape: Shape): shape is string => typeof shape === 'string';
const isList = (shape: Shape): shape is readonly Shape[] => Array.isArray(shape);
const isObject = (shape: Shape): shape is { readonly [member: string]: Shape } =>
  !isLeaf(shape) && !isList(shape);
