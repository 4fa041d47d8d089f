/** Where something happened, without anything of the URL that could name a person. */
export interface Place {
  /** Name of the remote, or `shell`. */
  readonly remote: string;
  /** Version of that remote, or of the shell; `unknown` where its manifest could not be read. */
  readonly version: string;
  /** The pattern of the page, `/user/:name`; `unknown` for a path that no remote has. */
  readonly route: string;
}

/**
 * - crash: code threw, and an error boundary or the router caught it
 * - service: a service's response could not be used
 * - load: a remote, or a file of one, could not be loaded
 * - uncaught, rejection: nothing caught it
 */
export type FailureKind = 'crash' | 'service' | 'load' | 'uncaught' | 'rejection';

export interface FailureRecord extends Place {
  readonly type: 'failure';
  readonly kind: FailureKind;
  /** Scrubbed: see `scrub`. */
  readonly text: string;
  /** File of the product, line and column: `route-search.0123abcd.js:1:2345`. */
  readonly at?: string;
}

export interface VitalRecord extends Place {
  readonly type: 'vital';
  readonly name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** Milliseconds; CLS has no unit. Three decimals at most. */
  readonly value: number;
  readonly rating: 'good' | 'needs-improvement' | 'poor';
  /** How the document was opened, as the library names it: `navigate`, `reload`, `back-forward-cache`. */
  readonly navigation: string;
}

/** What one request to the collector holds. */
export interface Batch {
  /** Number of this form; a change that a collector has to know raises it. */
  readonly format: 1;
  /** Version of the shell. */
  readonly shell: string;
  /** `count`: how often this failure was recorded until the batch was sent. */
  readonly records: readonly ((FailureRecord & { readonly count: number }) | VitalRecord)[];
}
