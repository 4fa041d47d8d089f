/** A text to parse; one at a time. */
export interface ParseRequest {
  readonly source: string;
}

/** `ready` is sent once, when the worker's code runs: from then on its time counts. */
export type ParseResponse =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'parsed' /** Undefined when the text takes too much work. */;
      readonly html: string | undefined;
    };
