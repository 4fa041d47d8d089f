import type { ParamRule, RoutePattern } from '../remote-manifest.ts';

/** A URL pattern with the rules of its segments. */
export type PathPattern = Pick<RoutePattern, 'path' | 'params'>;

/**
 * Matches a path with a pattern: literal segments, `:name`, a last `:name?`, or a last `*` for any further segments.
 * @returns the segments by name as they stand in the path, or undefined
 */
export function matchRoute(route: PathPattern, path: string): Record<string, string> | undefined {
  const pattern = segments(route.path);
  const actual = segments(path);
  if (actual.length > pattern.length && pattern.at(-1) !== '*') return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const value = actual[index];
    if (part === '*') break;
    if (value === undefined) {
      if (part.endsWith('?')) continue;
      return undefined;
    }
    if (!part.startsWith(':')) {
      if (part.toLowerCase() !== value.toLowerCase()) return undefined;
      continue;
    }
    const name = part.slice(1).replace('?', '');
    if (!obeys(route.params?.[name], value)) return undefined;
    params[name] = value;
  }
  return params;
}

/** A segment as text. A broken escape stays as it is, as in React Router. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function segments(path: string): string[] {
  return path.split('/').filter(Boolean);
}

/** Whether a segment may have this value. */
export function obeys(rule: ParamRule | undefined, value: string): boolean {
  if (rule === undefined) return true;
  return rule === 'digits' ? /^\d+$/.test(value) : rule.includes(value.toLowerCase());
}
