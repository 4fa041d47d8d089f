import {
  type ASTVisitor,
  type DefinitionNode,
  type ExecutionResult,
  GraphQLError,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { graphqlService } from '../http/graphql.ts';
import { bearer, type HttpResponse, type Incoming, json } from '../http/message.ts';
import type { World } from '../world.ts';
import type { Context } from './context.ts';
import { TrackerError, wireError } from './errors.ts';
import { refusedToken } from './refused-token.ts';
import { trackerSchema } from './schema.ts';
import { userOf } from './tokens.ts';

const MAX_COMPLEXITY = 500;

/** The tracker behind one URL: takes a POST with a query, responds in the tracker's own envelope. */
export function trackerHandler(world: World): (incoming: Incoming) => Promise<HttpResponse> {
  const carry = graphqlService<Context>({
    endpoint: '/tracker/graphql',
    schema: trackerSchema(),
    plugins: [envelope, serviceRules, refusedTogether],
  });
  return async (incoming) => {
    if (incoming.url.pathname !== '/tracker/graphql') {
      return json(404, { data: null, errors: [{ message: 'Not Found.', status: 404 }] });
    }
    if (incoming.method !== 'POST') {
      return json(405, { data: null, errors: [{ message: 'Method Not Allowed.', status: 405 }] });
    }
    const token = bearer(incoming.headers);
    const viewer = token === undefined ? undefined : userOf(token, world);
    if (token !== undefined && viewer === undefined) {
      return json(400, refusedToken(incoming.body));
    }
    const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
    return { headers, ...(await carry(incoming, { world, viewer, origin: incoming.origin })) };
  };
}

const envelope: Plugin = {
  onResultProcess: ({ setResultProcessor }) => {
    setResultProcessor((result, { Response }) => {
      const { data, errors } = single(result);
      const wrong = errors?.map((error) => wireError(error));
      const status = wrong?.[0]?.status ?? 200;
      return new Response(
        JSON.stringify(wrong === undefined ? { data } : { data: data ?? null, errors: wrong }),
        { status, headers: { 'content-type': 'application/json' } },
      );
    }, 'application/json');
  },
};

function single(result: unknown): ExecutionResult {
  if (
    Array.isArray(result) ||
    typeof result !== 'object' ||
    result === null ||
    Symbol.asyncIterator in result
  ) {
    throw new TrackerError('Batches and streams are not served.', 400);
  }
  return result;
}

/** Of several mutations nothing is told when one is refused: each is null, and the error names the line of that one. */
const refusedTogether: Plugin = {
  onExecute: ({ args }) => ({
    onExecuteDone: ({ result, setResult }) => {
      const { data, errors } = single(result);
      const definitions: readonly DefinitionNode[] = args.document.definitions;
      const isMutation = definitions.some(
        (one) => one.kind === Kind.OPERATION_DEFINITION && one.operation === OperationTypeNode.MUTATION,
      );
      if (isMutation && errors && data) {
        setResult({ errors, data: Object.fromEntries(Object.keys(data).map((name) => [name, null])) });
      }
    },
  }),
};

const serviceRules: Plugin = {
  onValidate: ({ addValidationRule }) => {
    addValidationRule(limitedComplexity);
    addValidationRule(oneFieldPerPage);
  },
};

/** The service refuses queries that ask for more than 500 fields. */
const limitedComplexity: ValidationRule = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition(node) {
    const complexity = fieldCount(node.selectionSet, context);
    if (complexity > MAX_COMPLEXITY) {
      context.reportError(
        new GraphQLError(`Max query complexity should be ${MAX_COMPLEXITY} but got ${complexity}.`, {
          nodes: node,
        }),
      );
    }
  },
});

function fieldCount(selectionSet: SelectionSetNode, context: ValidationContext): number {
  let count = 0;
  for (const selection of selectionSet.selections) {
    if (selection.kind === Kind.FIELD) {
      count += 1 + (selection.selectionSet === undefined ? 0 : fieldCount(selection.selectionSet, context));
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      count += fieldCount(selection.selectionSet, context);
    } else {
      const fragment = context.getFragment(selection.name.value);
      count += fragment === undefined || fragment === null ? 0 : fieldCount(fragment.selectionSet, context);
    }
  }
  return count;
}

/** Page serves one data field; its page info is about that one. */
const oneFieldPerPage: ValidationRule = (context: ValidationContext): ASTVisitor => ({
  Field(node) {
    const type = context.getType();
    if (node.selectionSet === undefined || type === undefined || type === null || String(type) !== 'Page') {
      return;
    }
    const names = fieldNames(node.selectionSet, context);
    const data = names.filter((name) => name !== 'pageInfo' && name !== '__typename');
    if (data.length > 1) {
      context.reportError(
        new GraphQLError(`Page can only hold one data field, but the query asks for ${data.join(', ')}.`, {
          nodes: node,
        }),
      );
    }
  },
});

/** Names of the fields of a selection, whether they stand in it or in a fragment. */
function fieldNames(selectionSet: SelectionSetNode, context: ValidationContext): readonly string[] {
  return selectionSet.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) {
      return [selection.name.value];
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : context.getFragment(selection.name.value);
    return fragment === undefined || fragment === null ? [] : fieldNames(fragment.selectionSet, context);
  });
}
