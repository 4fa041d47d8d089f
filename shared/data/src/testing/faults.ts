// The fault matrix: every way in which a service, the network or the device can fail, for every page. Each remote renders
// its pages with the real data layer over these; docs/faults.md is the table.
import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type DocumentNode,
  executeSync,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  validate,
} from 'graphql';
import { installData } from '../install-data.ts';

/** What a request gets in place of a good response. `good` makes that. */
type Respond = (good: () => Promise<Response>, init: RequestInit | undefined) => Promise<Response>;

/** What the user must see: the reason of the error and whether an attempt is offered, or the content itself. */
export type Expected = { readonly reason: string; readonly action: 'Try again' | 'none' } | 'content';

export interface Fault {
  readonly name: string;
  readonly respond: Respond;
  readonly expected: Expected;
  /** Changes the device for one cell. Returns what sets it back. */
  readonly prepare?: () => () => void;
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

/** A refusal in the forms of all three services. */
const refusal =
  (status: number, message: string, headers?: Record<string, string>): Respond =>
  async () =>
    json(status, { data: null, errors: [{ message, status }], status, message }, headers);

const html =
  (status: number): Respond =>
  async () =>
    new Response('<!doctype html><title>Gateway</title>', {
      status,
      headers: { 'content-type': 'text/html' },
    });

const fails: Respond = () => Promise.reject(new TypeError('Failed to fetch'));

function setProperty(target: object, name: string, descriptor: PropertyDescriptor): () => void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, ...descriptor });
  return () => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  };
}

const retry = (reason: string): Expected => ({ reason, action: 'Try again' });

export const FAULTS: readonly Fault[] = [
  {
    name: 'offline',
    respond: fails,
    expected: retry('offline'),
    prepare: () => setProperty(navigator, 'onLine', { get: () => false }),
  },
  { name: 'DNS or CORS failure', respond: fails, expected: retry('unreachable') },
  {
    name: 'connection reset in the body',
    respond: async () => {
      const response = json(200, {});
      const reset = () => Promise.reject(new TypeError('network error'));
      return Object.assign(response, { text: reset, json: reset });
    },
    expected: retry('malformed'),
  },
  { name: '400', respond: refusal(400, 'No'), expected: retry('refused') },
  { name: '401', respond: refusal(401, 'Unauthorized.'), expected: retry('refused') },
  { name: '400 Invalid token', respond: refusal(400, 'Invalid token'), expected: retry('refused') },
  {
    name: '403 of a service that is switched off',
    respond: refusal(403, 'The API has been temporarily disabled.'),
    expected: retry('switched-off'),
  },
  { name: '403 HTML', respond: html(403), expected: retry('unreachable') },
  {
    name: '404 of the service',
    respond: refusal(404, 'Not Found.'),
    expected: { reason: 'not-found', action: 'none' },
  },
  { name: '404 HTML of a proxy', respond: html(404), expected: retry('malformed') },
  {
    name: '429 with Retry-After',
    respond: refusal(429, 'Too Many Requests.', { 'retry-after': '5' }),
    expected: retry('limit'),
  },
  {
    name: '429 without Retry-After',
    respond: refusal(429, 'Too Many Requests.'),
    expected: retry('limit'),
  },
  { name: '500', respond: refusal(500, 'Internal Server Error'), expected: retry('service-error') },
  { name: '502 HTML', respond: html(502), expected: retry('service-error') },
  { name: '503 HTML', respond: html(503), expected: retry('service-error') },
  {
    name: 'hanging',
    respond: (_good, init) =>
      new Promise((_resolve, reject) => {
        const { signal } = init ?? {};
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
    expected: retry('no-response'),
  },
  {
    name: 'slow (20 s)',
    respond: async (good) => {
      await new Promise((resolve) => setTimeout(resolve, 20_000));
      return good();
    },
    expected: 'content',
  },
  {
    name: 'malformed JSON',
    respond: async () =>
      new Response('{"data": {"Page"', { status: 200, headers: { 'content-type': 'application/json' } }),
    expected: retry('malformed'),
  },
  { name: 'HTML with 200', respond: html(200), expected: retry('malformed') },
  {
    name: 'wrong shape',
    respond: async () => json(200, { data: { Other: 7 } }),
    expected: retry('malformed'),
  },
  {
    name: 'errors without a status in a 200',
    respond: async () => json(200, { data: null, errors: [{ message: 'Something broke' }] }),
    expected: retry('service-error'),
  },
  {
    name: 'partial data',
    respond: async (good) => {
      const body = await (await good()).json();
      const errors = [{ message: 'Something broke', path: ['Root', 'lostPart'] }];
      return json(200, { ...body, errors });
    },
    expected: 'content',
  },
  {
    name: 'full disk',
    respond: (good) => good(),
    expected: 'content',
    prepare: () =>
      setProperty(IDBObjectStore.prototype, 'put', {
        value: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      }),
  },
  {
    name: 'no IndexedDB',
    respond: (good) => good(),
    expected: 'content',
    prepare: () => setProperty(globalThis, 'indexedDB', { value: undefined }),
  },
];

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

let schema: GraphQLSchema | undefined;
/** Parsed documents by their text: each is requested in many cells. */
const documents = new Map<string, DocumentNode>();

function documentOf(query: string, of: GraphQLSchema): DocumentNode {
  const known = documents.get(query);
  if (known) return known;
  const document = parse(query);
  const [error] = validate(of, document);
  if (error) throw error;
  documents.set(query, document);
  return document;
}

/** A good response of the tracker to any document: every field has a value of its type. */
function goodTracker(body: string): Response {
  schema ??= buildSchema(readFileSync('shared/data/schema/tracker.graphql', 'utf8'));
  const { query, variables } = JSON.parse(body);
  let id = 0;
  const mockOf = (type: GraphQLOutputType, field: string): unknown => {
    if (isNonNullType(type)) return mockOf(type.ofType, field);
    if (isListType(type)) return [mockOf(type.ofType, field), mockOf(type.ofType, field)];
    if (isEnumType(type)) return type.getValues()[0]?.value;
    if (isObjectType(type)) return {};
    if (isAbstractType(type)) return { __typename: schema?.getPossibleTypes(type)[0]?.name };
    switch (type.name) {
      case 'Int':
        id += 1;
        return field === 'id' ? id : 3;
      case 'Float':
        return 7.5;
      case 'Boolean':
        return false;
      case 'String':
      case 'ID':
        return `${field} text`;
      case 'CountryCode':
        return 'JP';
      default:
        return {};
    }
  };
  const result = executeSync({
    schema,
    document: documentOf(query, schema),
    variableValues: variables,
    // Numbers and texts of custom scalars pass as they are.
    fieldResolver: (source, args, _context, info) => {
      const perPage: unknown = args.perPage ?? source?.perPage;
      const value = info.fieldName === 'perPage' ? perPage : undefined;
      const mock = value ?? mockOf(info.returnType, info.fieldName);
      // The size of a page is what the request asks for; its pageInfo stands below it.
      return isPlainObject(mock) ? { ...mock, perPage } : mock;
    },
    typeResolver: (value) => value.__typename,
  });
  return json(200, result);
}

/**
 * Starts a data layer of its own for one cell. `goodRest` makes the good responses of the REST services. The fault
 * strikes requests whose body or URL matches `hits`; the others get a good response.
 */
export function installFault(
  fault: Fault | undefined,
  goodRest: (url: string) => unknown = () => ({ data: {} }),
  hits = /(?:)/,
): { readonly notices: readonly string[]; readonly end: () => void } {
  const notices: string[] = [];
  const undo = fault?.prepare?.() ?? (() => {});
  globalThis.fetch = (input, init) => {
    const url = String(input);
    const good = async () =>
      url.endsWith('/graphql') ? goodTracker(String(init?.body)) : json(200, goodRest(url));
    return fault && hits.test(`${url} ${init?.body}`) ? fault.respond(good, init) : good();
  };
  const base = 'https://service.example';
  installData({
    services: {
      tracker: { url: `${base}/graphql` },
      mal: { url: `${base}/mal` },
      themes: { url: `${base}/themes` },
    },
    authorizeUrl: `${base}/authorize`,
    clientIds: { demo: 'a', other: 'b' },
    demoHost: 'demo.example',
    onNotice: (notice) => void notices.push(notice),
  });
  return { notices, end: undo };
}
