/** What a response tells beside its result, with what is needed to order it among others. Times are milliseconds since 1970. */
export interface Told<T> {
  readonly value: T;
  /** When the request was sent: the response lacks what changed later. */
  readonly askedAt: number;
  readonly arrivedAt: number;
  /** Of whom it is told. */
  readonly token: string | undefined;
}

/**
 * What an operation changes beside its own result: by name, what its payload tells of it. Undefined or null when it does not tell.
 * Operations are bundled into remotes and have no state: who keeps the thing receives it under the same name.
 */
export type Effects<T, P, V> = {
  readonly [name in keyof T]?: (payload: P, variables: V) => T[name] | null | undefined;
};

/** Who keeps what operations tell, by name. */
export type Receivers<T> = { readonly [name in keyof T]: (told: Told<T[name]>) => void };

/** The same of any operation, for the steps. */
export type AnyReceivers = Readonly<Record<string, (told: Told<never>) => void>>;
