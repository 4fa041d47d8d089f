import type { ComparedList, ComparedTitle, CompareInput } from './compare-lists.ts';

/** What a comparison is asked for, with lists named instead of carried. */
export interface CompareQuery extends Omit<CompareInput, 'included' | 'excluded'> {
  readonly included: readonly string[];
  readonly excluded: readonly string[];
}

/** Lists travel once, under a key of their own, since they are large; a query then only names them. */
export type CompareRequest =
  | { readonly kind: 'put'; readonly key: string; readonly list: ComparedList }
  | { readonly kind: 'drop'; readonly key: string }
  | { readonly kind: 'compare'; readonly id: number; readonly query: CompareQuery };

export type CompareResponse =
  | { readonly id: number; readonly status: 'success'; readonly titles: readonly ComparedTitle[] }
  | { readonly id: number; readonly status: 'error'; readonly message: string };
