import type { ParamRule } from '../remote-manifest.ts';
import { obeys, type PathPattern } from './match-route.ts';

/** Whether some path matches both patterns. */
export function patternsOverlap(one: PathPattern, other: PathPattern): boolean {
  const [a, b] = [shapeOf(one), shapeOf(other)];
  // Of all lengths that both allow, the shortest has the fewest conditions.
  const length = Math.max(a.required, b.required);
  if (length > Math.min(a.longest, b.longest)) return false;
  for (let index = 0; index < length; index += 1) {
    if (!rulesOverlap(a.rules[index], b.rules[index])) return false;
  }
  return true;
}

/** Whether every path that matches the second pattern matches the first too. */
export function patternCovers(general: PathPattern, special: PathPattern): boolean {
  const [a, b] = [shapeOf(general), shapeOf(special)];
  if (a.required > b.required || a.longest < b.longest) return false;
  // Past its own segments, a pattern that ends with * allows any text.
  return a.rules.every((rule, index) => (index < b.longest ? ruleCovers(rule, b.rules[index]) : true));
}

interface Shape {
  /** Of each segment; undefined allows any text. */
  readonly rules: readonly (ParamRule | undefined)[];
  readonly required: number;
  readonly longest: number;
}

/** Each pattern is compared with all others, at every start: it is taken apart once. */
const shapes = new WeakMap<PathPattern, Shape>();

function shapeOf(pattern: PathPattern): Shape {
  const shape = shapes.get(pattern) ?? parse(pattern);
  shapes.set(pattern, shape);
  return shape;
}

function parse({ path, params }: PathPattern): Shape {
  const segments = path.split('/').filter((part) => part !== '' && part !== '*');
  return {
    rules: segments.map((part) =>
      part.startsWith(':') ? params?.[part.slice(1).replace('?', '')] : [part.toLowerCase()],
    ),
    required: segments.filter((part) => !part.endsWith('?')).length,
    longest: path.endsWith('*') ? Number.POSITIVE_INFINITY : segments.length,
  };
}

function rulesOverlap(a: ParamRule | undefined, b: ParamRule | undefined): boolean {
  if (a === undefined || b === undefined || a === b) return true;
  if (typeof a !== 'string') return a.some((value) => obeys(b, value));
  // Two rules that are no lists are equal.
  return typeof b !== 'string' && b.some((value) => obeys(a, value));
}

function ruleCovers(general: ParamRule | undefined, special: ParamRule | undefined): boolean {
  if (general === undefined) return true;
  if (special === undefined || special === 'digits') return general === special;
  return special.every((value) => obeys(general, value));
}
