/**
 * - sent: there may be more to do at once
 * - idle: nothing can be done before `at`, or before something else changes
 * - blocked: the service cannot be reached, or refuses for its limit
 */
export type StepOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'idle'; readonly at: number | undefined }
  | { readonly kind: 'blocked'; readonly retryAfterMs: number | undefined };
