/** The value and the handler of a control. */
export interface Bound<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** Changes the latest parameters, which may be newer than the rendered ones. */
export type ChangeParams<P> = (change: (latest: P) => P) => void;

/**
 * Binds a control to one parameter of a page's `params.ts`: `<CheckList {...bindParam(params, update, 'format')} />`.
 * @param settle resolves contradictions between parameters (a year against a range); applied to every change
 */
export function bindParam<P extends object, K extends keyof P>(
  params: P,
  update: ChangeParams<P>,
  key: K,
  settle: (params: P) => P = (changed) => changed,
): Bound<P[K]> {
  return {
    value: params[key],
    onChange: (value) => update((latest) => settle({ ...latest, [key]: value })),
  };
}
