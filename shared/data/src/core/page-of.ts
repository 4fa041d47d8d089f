/** One page of a list. Only `hasNextPage` says whether there is more: totals of the services cannot be trusted. */
export interface PageOf<I> {
  readonly items: readonly I[];
  readonly hasNextPage: boolean;
}
