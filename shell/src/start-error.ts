/** What a file of the deployment says, or the key that is wrong in it. */
export type ParseResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly key: string; readonly expected: string };

/** A file that the page needs at start is missing or wrong. */
export class StartError extends Error {
  /** The file: `config.json`. */
  readonly file: string;
  /** The key at fault: `services.tracker`; undefined when the whole file is. */
  readonly key: string | undefined;

  constructor(file: string, key: string | undefined, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
    this.file = file;
    this.key = key;
  }
}
