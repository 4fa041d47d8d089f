import type { FirstScreenNode } from '@tsugi/contract';
import { attributesOf } from './attributes.ts';
import {
  type Component,
  type ContextObject,
  Fragment,
  isValidElement,
  NOT_LOADED,
  SUSPENSE,
} from './element.ts';

/** The nodes that React's first render of this would make. @throws what a component throws */
export function evaluate(node: unknown, isSvg = false): readonly FirstScreenNode[] {
  if (typeof node === 'string' || typeof node === 'number') return node === '' ? [] : [String(node)];
  if (isValidElement(node)) return evaluateElement(node.type, node.props, isSvg);
  if (typeof node === 'object' && node !== null && Symbol.iterator in node) {
    // An object with an iterator is a list of children.
    return [...(node as Iterable<unknown>)].flatMap((child) => evaluate(child, isSvg));
  }
  return [];
}

function evaluateElement(
  type: unknown,
  props: Readonly<Record<string, unknown>>,
  isSvg: boolean,
): readonly FirstScreenNode[] {
  const { children } = props;
  if (typeof type === 'string') {
    const isInSvg = type === 'svg' || isSvg;
    if (type === 'select') return [evaluateSelect(props)];
    return [[type, attributesOf(props, isInSvg), evaluate(children, isInSvg)]];
  }
  if (type === Fragment) return evaluate(children, isSvg);
  if (type === SUSPENSE) {
    try {
      return evaluate(children, isSvg);
    } catch (error) {
      if (error !== NOT_LOADED) throw error;
      return evaluate(props.fallback, isSvg);
    }
  }
  if (isClass(type)) return evaluate(new type(props).render(), isSvg);
  if (type instanceof Function) return evaluate(type(props), isSvg);
  // What is left is a context.
  return provide(type as ContextObject<unknown>, props.value, () => evaluate(children, isSvg));
}

/** The value of a select is no attribute: its option is marked. */
function evaluateSelect({ value, ...props }: Readonly<Record<string, unknown>>): FirstScreenNode {
  const options = evaluate(props.children).map((node): FirstScreenNode => {
    if (typeof node === 'string') return node;
    const [tag, attributes, children] = node;
    return attributes.value === value ? [tag, { ...attributes, selected: '' }, children] : node;
  });
  return ['select', attributesOf(props, false), options];
}

function provide<T>(context: ContextObject<unknown>, value: unknown, run: () => T): T {
  const outer = context.value;
  context.value = value;
  try {
    return run();
  } finally {
    context.value = outer;
  }
}

function isClass(type: unknown): type is new (props: unknown) => Component {
  return typeof type === 'function' && 'isClass' in type;
}
