import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type ASTVisitor,
  GraphQLError,
  type GraphQLFormattedError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { createSchema, type Plugin } from 'graphql-yoga';
import { graphqlService } from '../http/graphql.ts';
import { type HttpResponse, type Incoming, json } from '../http/message.ts';
import type { World } from '../world.ts';
import { type ThemesContext, themesResolvers } from './resolvers.ts';

/** Nested selections below the root fields. */
const MAX_DEPTH = 13;

/** The themes service in its GraphQL form. */
export function themesGraphql(world: World): (incoming: Incoming) => Promise<HttpResponse> {
  const require = createRequire(import.meta.url);
  const carry = graphqlService<ThemesContext>({
    endpoint: '/themes/graphql',
    schema: createSchema<ThemesContext>({
      typeDefs: readFileSync(require.resolve('@tsugi/data/schema/themes.graphql'), 'utf8'),
      resolvers: themesResolvers,
    }),
    plugins: [envelope, serviceRules],
  });
  return async (incoming) => {
    if (incoming.method !== 'POST') return json(400, { message: 'GET requests are forbidden' });
    if (!/\bjson\b/.test(incoming.headers['content-type'] ?? '')) {
      return json(422, { message: 'Content-Type: application/json header is required.' });
    }
    const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache, private' };
    return { headers, ...(await carry(incoming, { world, origin: incoming.origin })) };
  };
}

/** Every failure of a query is inside a 200. */
const envelope: Plugin = {
  onResultProcess: ({ setResultProcessor }) => {
    setResultProcessor((result, { Response }) => {
      // Batches and streams are off.
      const { data, errors } = result as { data?: unknown; errors?: readonly GraphQLError[] };
      const body = {
        ...(errors === undefined ? {} : { errors: errors.map(wireError) }),
        ...(data === undefined ? {} : { data }),
      };
      return new Response(JSON.stringify(body), {
        status: 200,
        headers: { 'content-type': 'application/json' },
      });
    }, 'application/json');
  },
};

function wireError(error: GraphQLError): GraphQLFormattedError {
  const { message, locations, path, extensions } = error.toJSON();
  const isClientSafe =
    error.originalError === undefined ||
    error.originalError === null ||
    error.originalError instanceof GraphQLError;
  return {
    message: isClientSafe ? message : 'Internal server error',
    ...(extensions?.validation === undefined ? {} : { extensions: { validation: extensions.validation } }),
    ...(locations === undefined ? {} : { locations }),
    ...(path === undefined ? {} : { path }),
  };
}

const serviceRules: Plugin = { onValidate: ({ addValidationRule }) => addValidationRule(limitedDepth) };

const limitedDepth: ValidationRule = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition(node) {
    const depth = depthOf(node.selectionSet, context, 0);
    if (depth > MAX_DEPTH) {
      context.reportError(new GraphQLError(`Max query depth should be ${MAX_DEPTH} but got ${depth}.`));
    }
  },
});

/** A field without a selection adds nothing; fragments count where they are used. */
function depthOf(set: SelectionSetNode, context: ValidationContext, depth: number): number {
  return set.selections.reduce((most, selection) => {
    if (selection.kind === Kind.FIELD) {
      const { selectionSet } = selection;
      return selectionSet === undefined
        ? most
        : Math.max(most, depth, depthOf(selectionSet, context, depth + 1));
    }
    const inner =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection.selectionSet
        : context.getFragment(selection.name.value)?.selectionSet;
    return inner === undefined ? most : Math.max(most, depthOf(inner, context, depth));
  }, 0);
}
