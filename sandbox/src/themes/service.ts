import type { HttpResponse, Incoming } from '../http/message.ts';
import type { World } from '../world.ts';
import { themesGraphql } from './graphql.ts';
import { type Interfaces, noRoute } from './interfaces.ts';
import { themes } from './themes.ts';

/** Both interfaces of the themes service, as far as they are served. */
export function themesHandler(
  world: World,
  interfaces: Interfaces,
): (incoming: Incoming) => HttpResponse | Promise<HttpResponse> {
  const graphql = themesGraphql(world);
  return (incoming) => {
    const { pathname } = incoming.url;
    const isGraphql = pathname === '/themes/graphql';
    if (!interfaces.served[isGraphql ? 'graphql' : 'json-api']) {
      // The real GraphQL interface stands at the root of its host.
      return noRoute(isGraphql ? '/' : pathname.slice('/themes/'.length));
    }
    return isGraphql ? graphql(incoming) : themes(world, incoming);
  };
}
