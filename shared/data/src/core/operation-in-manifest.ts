import { stableJson } from '@tsugi/platform/json';
import type { QueryOperation } from './operation.ts';
import { requestBody } from './request-body.ts';

/**
 * What a remote's manifest says of the operation that the boot script sends for a page.
 * @param placeholders stand for the variables of a `GET` request in its path
 */
export function operationInManifest<V>(
  { name, document, shape, source, request, jsonApi }: QueryOperation<V, unknown>,
  placeholders: V,
) {
  if (document !== undefined) return { document, shape };
  if (source === 'tracker') throw new Error('An operation of the tracker has a document');
  const { query, variables } = requestBody(request(placeholders));
  if (!jsonApi) return { document: query, shape, source };
  // The boot script knows the variables of the operation and no others.
  if (stableJson(variables) !== stableJson(placeholders))
    throw new Error(`${name} sends other variables than it is given`);
  return { document: requestBody(jsonApi.request(placeholders)).query, shape, source, graphql: query };
}
