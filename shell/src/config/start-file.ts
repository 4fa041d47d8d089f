import type { ParseResult } from '../start-error.ts';

/** A file that the page cannot start without. */
export interface StartFile<T> {
  /** As users read it: `config.json`. */
  readonly name: string;
  /** Absolute; the last good copy counts only for the same URL. */
  readonly url: string;
  readonly parse: (value: unknown, url: string) => ParseResult<T>;
  /** The request that the boot script has sent. */
  readonly started?: Promise<unknown> | undefined;
  /** What index.html carries of it. */
  readonly embedded?: unknown;
}

export interface StartValue<T> {
  readonly value: T;
  /** The file was not used: this is the last good copy, or the one of index.html. */
  readonly isSubstitute: boolean;
}

/** A good file as it was read. */
export interface ReadFile {
  readonly name: string;
  readonly url: string;
  readonly raw: unknown;
}
