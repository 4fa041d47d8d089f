import type { ParamRule, RoutePattern } from './remote-manifest.ts';

/**
 * Compares an address with the pattern of a claim: literal segments, `:name`, and a last `:name?`. Enough to start
 * early; the router decides later what is really shown.
 * @returns the segments by name, or undefined
 */
export function matchRoute(
  claim: Pick<RoutePattern, 'path' | 'params'>,
  path: string,
): Record<string, string> | undefined {
  const pattern = segments(claim.path);
  const actual = segments(path);
  if (actual.length > pattern.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const value = actual[index];
    if (value === undefined) {
      if (part.endsWith('?')) continue;
      return undefined;
    }
    if (!part.startsWith(':')) {
      if (part.toLowerCase() !== value.toLowerCase()) return undefined;
      continue;
    }
    const name = part.slice(1).replace('?', '');
    if (!obeys(claim.params?.[name], value)) return undefined;
    params[name] = value;
  }
  return params;
}

function segments(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function obeys(rule: ParamRule | undefined, value: string): boolean {
  if (rule === undefined) return true;
  return rule === 'digits' ? /^\d+$/.test(value) : rule.includes(value.toLowerCase());
}
