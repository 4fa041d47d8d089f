import type { HttpResponse, Incoming } from '../http/message.ts';
import type { World } from '../world.ts';
import { trackerHandler } from './graphql.ts';
import { tokenFor } from './tokens.ts';

/** A response of the tracker, read. */
export type Told = { status: number; data: unknown; errors: readonly Record<string, unknown>[] | undefined };
export type Ask = (query: string, variables?: Record<string, unknown>, user?: string) => Promise<Told>;

/** Asks the tracker without a network: for tests. A user is named, or a token given whole. */
export function asker(world: World): Ask {
  const handle = trackerHandler(world);
  return async (query, variables = {}, user) => {
    const known = user === undefined ? undefined : world.community.userByName(user);
    const token = known === undefined ? user : tokenFor(known, world);
    const incoming: Incoming = {
      method: 'POST',
      url: new URL('http://sandbox.test/tracker/graphql'),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
      origin: 'http://sandbox.test',
    };
    const response: HttpResponse = await handle(incoming);
    // The tracker always responds an envelope of this form.
    const body = JSON.parse(String(response.body)) as Pick<Told, 'data' | 'errors'>;
    return { status: response.status, data: body.data, errors: body.errors };
  };
}
