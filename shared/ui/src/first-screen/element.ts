/** What JSX makes: evaluated later, so that a context of a parent is set before its children are. */
export interface ScreenElement {
  readonly isScreenElement: true;
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>>;
}

export interface ContextObject<T> {
  value: T;
  Provider: ContextObject<T>;
}

/** A component written as a class. */
export interface Component {
  render(): unknown;
}

export const Fragment = Symbol('Fragment');
export const SUSPENSE = Symbol('Suspense');
/** Thrown by a component whose code is not part of the first screen. */
export const NOT_LOADED = Symbol('Not part of the first screen');

export function jsx(type: unknown, props: Readonly<Record<string, unknown>>): ScreenElement {
  return { isScreenElement: true, type, props };
}

export function createElement(
  type: unknown,
  props: Readonly<Record<string, unknown>> | null,
  ...children: unknown[]
): ScreenElement {
  return jsx(type, children.length === 0 ? { ...props } : { ...props, children });
}

export function cloneElement(element: ScreenElement, props: object, ...children: unknown[]): ScreenElement {
  return createElement(element.type, { ...element.props, ...props }, ...children);
}

export function isValidElement(value: unknown): value is ScreenElement {
  return typeof value === 'object' && value !== null && 'isScreenElement' in value;
}
