import type { DataSettings } from '../sources/data-settings.ts';

/** The members of config.json that name the page of the provider where a login begins. */
export type LoginSettings = Pick<DataSettings, 'authorizeUrl' | 'clientIds' | 'demoHost'>;

/** The provider's page, which sends the user back with a token. `base` is the URL of this document. */
export function loginUrl({ authorizeUrl, clientIds, demoHost }: LoginSettings, base?: string): string {
  const url = new URL(authorizeUrl, base);
  const isDemo = base !== undefined && new URL(base).hostname === demoHost;
  url.searchParams.set('client_id', isDemo ? clientIds.demo : clientIds.other);
  url.searchParams.set('response_type', 'token');
  return url.href;
}
