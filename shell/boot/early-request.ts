import type { EarlyRequest, EarlyValue } from '@tsugi/contract';

/**
 * The variables of a page's first request, read from its address.
 * @returns undefined when the address says something that the request does not cover
 */
export function earlyVariables(
  request: EarlyRequest,
  params: Readonly<Record<string, string>>,
  search: URLSearchParams,
): Record<string, unknown> | undefined {
  const uncovered = new Set(search.keys());
  const variables: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(request.variables)) {
    const actual = readValue(value, params, search, uncovered);
    if (actual !== undefined) variables[name] = actual;
  }
  return uncovered.size === 0 ? variables : undefined;
}

function readValue(
  value: EarlyValue,
  params: Readonly<Record<string, string>>,
  search: URLSearchParams,
  uncovered: Set<string>,
): unknown {
  if (typeof value !== 'object' || !('from' in value)) return value;
  const text = value.from === 'param' ? params[value.name] : search.get(value.name);
  if (value.from === 'search') uncovered.delete(value.name);
  if (text === undefined || text === null || text === '') return undefined;
  if (value.as === 'upper') return text.toUpperCase();
  return value.as === 'integer' ? Number(text) : text;
}
