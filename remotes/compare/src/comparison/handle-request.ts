import type { CompareRequest, CompareResponse } from './compare-lists.protocol.ts';
import { type ComparedList, compareLists } from './compare-lists.ts';

/** Stores the lists and computes comparisons with them; the same code in the worker and in the page. */
export function createRequestHandler(): (request: CompareRequest) => CompareResponse | undefined {
  const lists = new Map<string, ComparedList>();
  const find = (key: string): ComparedList => {
    const list = lists.get(key);
    if (!list) throw new Error(`No list "${key}" was put`);
    return list;
  };
  return (request) => {
    if (request.kind === 'put') {
      lists.set(request.key, request.list);
      return undefined;
    }
    if (request.kind === 'drop') {
      lists.delete(request.key);
      return undefined;
    }
    const { id, query } = request;
    try {
      const included = query.included.map(find);
      const excluded = query.excluded.map(find);
      return { id, status: 'success', titles: compareLists({ ...query, included, excluded }) };
    } catch (error) {
      // Errors of a worker from another origin arrive without text, so it is sent as data.
      return { id, status: 'error', message: error instanceof Error ? error.message : String(error) };
    }
  };
}
