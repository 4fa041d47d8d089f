import { type HttpResponse, json } from '../http/message.ts';
import type { World } from '../world.ts';

/** `{type, count, user?}`: new activities by that user (or by any user), or new notifications for that user (or for all that have a name). */
export function invent(world: World, value: unknown): HttpResponse {
  if (typeof value !== 'object' || value === null || !('type' in value)) {
    throw new TypeError('An event needs a type');
  }
  const count = 'count' in value && typeof value.count === 'number' ? value.count : 1;
  const name = 'user' in value && typeof value.user === 'string' ? value.user : undefined;
  const user = name === undefined ? undefined : world.community.userByName(name);
  if (name !== undefined && user === undefined) {
    throw new TypeError(`The sandbox has no user "${name}"`);
  }
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) {
    if (value.type === 'activity') {
      ids.push(world.community.feed.invent(world.nowSeconds(), user).id);
    } else if (value.type === 'notification') {
      const readers = user === undefined ? world.community.users.slice(0, 5) : [user];
      ids.push(
        ...readers.map((reader) => world.community.notifications.invent(reader, world.nowSeconds()).id),
      );
    } else {
      throw new TypeError(`There is no event of type "${String(value.type)}"`);
    }
  }
  return json(200, { ids });
}
