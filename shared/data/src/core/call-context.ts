/** Names a fact about a call that one step reads, and says what holds where none has noted it. */
export interface ContextKey<T> {
  /** Unique. */
  readonly name: string;
  readonly otherwise: T;
}

export function contextKey<T>(name: string, otherwise: T): ContextKey<T> {
  return { name, otherwise };
}

/** What steps and callers note about one call. It never changes: `with` makes another one. */
export interface CallContext {
  readonly get: <T>(key: ContextKey<T>) => T;
  readonly with: <T>(key: ContextKey<T>, value: T) => CallContext;
}

const contextOf = (notes: Readonly<Record<string, unknown>>): CallContext => ({
  // Only `with` puts values in, each by a key of its type.
  get: <T>({ name, otherwise }: ContextKey<T>) => (name in notes ? (notes[name] as T) : otherwise),
  with: ({ name }, value) => contextOf({ ...notes, [name]: value }),
});

export const NO_CONTEXT: CallContext = contextOf({});

/** The call with one more note. */
export function noted<C extends { readonly context: CallContext }, T>(
  call: C,
  key: ContextKey<T>,
  value: T,
): C {
  return { ...call, context: call.context.with(key, value) };
}
