import { createYoga, type Plugin, type YogaServerOptions } from 'graphql-yoga';
import type { Incoming } from './message.ts';

interface GraphqlService<Context extends object> {
  /** Its pathname. */
  readonly endpoint: string;
  readonly schema: NonNullable<YogaServerOptions<object, Context>['schema']>;
  /** The service's envelope, and what it refuses. */
  readonly plugins: Plugin[];
}

/** What the service responded; the caller adds its headers. */
export type Carry<Context extends object> = (
  incoming: Incoming,
  context: Context,
) => Promise<{ readonly status: number; readonly body: string }>;

/** A GraphQL service behind one URL, without what such a server brings for people and for other transports. */
export function graphqlService<Context extends object>({
  endpoint,
  schema,
  plugins,
}: GraphqlService<Context>): Carry<Context> {
  const yoga = createYoga<Context>({
    schema,
    graphqlEndpoint: endpoint,
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: false,
    maskedErrors: false,
    batching: false,
    plugins,
  });
  return async ({ url, body }, context) => {
    const response = await yoga.fetch(
      url.href,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body,
      },
      context,
    );
    return { status: response.status, body: await response.text() };
  };
}
