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
