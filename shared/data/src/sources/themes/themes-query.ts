import type { CacheRule } from '../../core/cache-rule.ts';
import type { QueryForm, QueryOperation } from '../../core/operation.ts';
import { graphqlAdapter } from './graphql-adapter.ts';
import { jsonApiAdapter } from './json-api-adapter.ts';
import type { ThemesAdapter } from './themes-adapter.ts';

interface Spec<V, D> {
  readonly name: string;
  readonly shape: number;
  readonly cache: CacheRule;
  readonly form: (adapter: ThemesAdapter) => QueryForm<V, D>;
}

/** A query of the themes service, in both forms of its interface. */
export function themesQuery<V, D>({ form, ...rest }: Spec<V, D>): QueryOperation<V, D> {
  return {
    kind: 'query',
    source: 'themes',
    scope: 'public',
    ...rest,
    ...form(graphqlAdapter),
    jsonApi: form(jsonApiAdapter),
  };
}
