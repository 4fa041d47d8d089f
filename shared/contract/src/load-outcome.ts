/** How loading a remote, or something of it, ended. */
export type LoadOutcome<T> = { readonly status: 'ready'; readonly value: T } | LoadFailure;

/**
 * - unreachable: no usable response within the deadline (down, hanging, not found, HTML in place of a script)
 * - incompatible: it loaded, and needs another contract or another version of a singleton
 * - broken: its code arrived and failed while starting
 */
export interface LoadFailure {
  readonly status: 'unreachable' | 'incompatible' | 'broken';
  readonly remote: string;
  /** What was seen, in a sentence of our own: never the text of a library. */
  readonly detail?: string;
}
