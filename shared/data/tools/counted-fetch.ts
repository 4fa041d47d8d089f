import { executeSync, type GraphQLSchema, parse, validate } from 'graphql';

export interface Exchange {
  readonly status: number | 'no response';
  readonly ms: number;
  /** What the reference implementation of GraphQL says of the response, by the published schema. */
  readonly differences: readonly string[];
}

export interface CountedFetch {
  /** In place of the global one. */
  readonly fetch: typeof fetch;
  /** Since the last call. */
  readonly take: () => readonly Exchange[];
  readonly count: () => number;
}

export interface CountedFetchOptions {
  readonly schema: GraphQLSchema;
  /** Milliseconds from one request to the next. */
  readonly pace: number;
  /** Requests in all; one more fails without being sent. */
  readonly most: number;
  /** The tracker refuses requests that name no page. */
  readonly referer: string;
}

/** A fetch that paces, counts and limits its requests, and compares responses of the tracker with its schema. */
export function countedFetch({ schema, pace, most, referer }: CountedFetchOptions): CountedFetch {
  const { fetch: send } = globalThis;
  let exchanges: Exchange[] = [];
  let count = 0;
  let nextAt = 0;
  const counted: typeof fetch = async (input, init) => {
    if (count >= most) throw new TypeError(`no more than ${most} requests are sent`);
    count += 1;
    const now = performance.now();
    const waitMs = Math.max(0, nextAt - now);
    nextAt = now + waitMs + pace;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    const startedAt = performance.now();
    const note = (status: Exchange['status'], differences: readonly string[]) =>
      exchanges.push({ status, ms: Math.round(performance.now() - startedAt), differences });
    try {
      const headers = new Headers(init?.headers);
      headers.set('referer', referer);
      const response = await send(input, { ...init, headers });
      note(response.status, await differencesOf(response.clone(), init?.body, schema));
      return response;
    } catch (error) {
      note('no response', []);
      throw error;
    }
  };
  return {
    fetch: counted,
    take: () => {
      const taken = exchanges;
      exchanges = [];
      return taken;
    },
    count: () => count,
  };
}

async function differencesOf(
  response: Response,
  body: unknown,
  schema: GraphQLSchema,
): Promise<readonly string[]> {
  if (typeof body !== 'string') return [];
  try {
    // What the data layer sends to a GraphQL interface, and what such an interface answers.
    const { query, variables } = JSON.parse(body) as {
      readonly query: string;
      readonly variables?: Record<string, unknown>;
    };
    const document = parse(query);
    // The schema is the tracker's; the themes service has a GraphQL interface too.
    if (validate(schema, document).length > 0) return [];
    const { data } = (await response.json()) as { readonly data?: unknown };
    if (typeof data !== 'object' || data === null) return [];
    const { errors = [] } = executeSync({
      schema,
      document,
      rootValue: data,
      variableValues: variables,
      fieldResolver: (source, _args, _context, { path }) => source[path.key],
      typeResolver: (value) => value.kind,
    });
    return errors.map(
      ({ message, path }) => `${path?.filter((step) => typeof step === 'string').join('.')}: ${message}`,
    );
  } catch (error) {
    return [`not readable: ${String(error)}`];
  }
}
