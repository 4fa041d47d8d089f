import type { Codec } from './codec.ts';

/** Reads and writes all search parameters of a page. */
export interface ParamsCodec<S> {
  /** Total: what cannot be understood gives the default of its parameter. */
  readonly parse: (search: URLSearchParams) => S;
  /** Only what differs from the defaults, in the order of the codecs, so that equal states have one URL. */
  readonly format: (state: S) => URLSearchParams;
}

/** @param codecs one per parameter, by its name in the URL */
export function paramsCodec<S extends object>(
  codecs: {
    readonly [K in keyof S]: Codec<S[K]>;
  },
): ParamsCodec<S> {
  // The own keys of the literal are those of S, which a generic type does not know to be strings.
  const names = Object.keys(codecs) as unknown as readonly (keyof S & string)[];
  return {
    parse: (search) =>
      // Every key of S is there, with its codec's value.
      Object.fromEntries(names.map((name) => [name, codecs[name].parse(search.getAll(name))])) as S,
    format: (state) =>
      new URLSearchParams(
        names.flatMap((name) => codecs[name].format(state[name]).map((value) => [name, value])),
      ),
  };
}
