import type { SourceName } from '../core/source-name.ts';

/** The themes service's own interfaces. */
export type ThemesInterface = 'graphql' | 'json-api';

/** Where the services are; from run-time configuration. */
export interface Services extends Readonly<Record<SourceName, { readonly url: string }>> {
  readonly themes: {
    readonly url: string;
    /** Which interface stands at the URL; GraphQL when left out. */
    readonly interface?: ThemesInterface;
  };
}
