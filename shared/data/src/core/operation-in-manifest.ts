import type { QueryOperation } from './operation.ts';
import { requestBody } from './request-body.ts';

/**
 * What a remote's manifest says of the operation that the boot script sends for a page.
 * @param placeholders stand for the variables of a `GET` request in its path
 */
export function operationInManifest<V>(
  { document, shape, source, request }: QueryOperation<V, unknown>,
  placeholders: V,
) {
  if (document !== undefined) return { document, shape };
  if (source === 'tracker') throw new Error('An operation of the tracker has a document');
  return { document: requestBody(request(placeholders)).query, shape, source };
}
