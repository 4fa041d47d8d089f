import type { SourceName } from '../core/source-name.ts';

/** Where the services are; from run-time configuration. */
export type Services = Readonly<Record<SourceName, { readonly url: string }>>;
