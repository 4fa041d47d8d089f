import { NAMED_USERS } from '../community/build-users.ts';
import { type HttpResponse, html, type Incoming } from '../http/message.ts';
import { tokenFor } from '../tracker/tokens.ts';
import type { World } from '../world.ts';
import { authorizePage, refusalPage } from './authorize-page.ts';

export type OauthSettings = { clientIds: readonly string[]; redirect: string };

const YEAR_SECONDS = 31_536_000;

/** The page where a user signs in: each user is a link back to the client, with that user's token in the hash. */
export function authorize(
  world: World,
  { clientIds, redirect }: OauthSettings,
  { url, origin }: Incoming,
): HttpResponse {
  if (url.pathname !== '/tracker/oauth/authorize') {
    return html(
      404,
      refusalPage('There is no such page', 'The sandbox signs people in at /tracker/oauth/authorize.'),
    );
  }
  const client = url.searchParams.get('client_id') ?? '';
  if (!clientIds.includes(client)) {
    return html(400, refusalPage('Unknown client', `No client is registered under the id “${client}”.`));
  }
  if (url.searchParams.get('response_type') !== 'token') {
    return html(400, refusalPage('Unsupported response type', 'Only response_type=token is served here.'));
  }
  const state = url.searchParams.get('state');
  const returned = state === null ? '' : `&state=${encodeURIComponent(state)}`;
  const choices = NAMED_USERS.flatMap((name) => {
    const user = world.community.userByName(name);
    return user === undefined
      ? []
      : [
          {
            user,
            href: `${redirect}#access_token=${tokenFor(user, world)}&token_type=Bearer&expires_in=${YEAR_SECONDS}${returned}`,
          },
        ];
  });
  return html(200, authorizePage(choices, new URL(redirect).host, origin));
}
