import type { Notification, NotificationType } from '../../community/notification.ts';
import { CONTEXTS } from '../../community/notifications.ts';
import { type Context, requireViewer } from '../context.ts';

type About = Omit<Notification, 'id' | 'type' | 'createdAt' | 'userId' | 'context'>;

/** Tells users what the viewer did; never the viewer. Returns the ids of those who were told. */
export function notify(
  ids: Iterable<number>,
  type: NotificationType,
  about: About,
  context: Context,
): readonly number[] {
  const viewer = requireViewer(context);
  const { notifications, users } = context.world.community;
  const text = CONTEXTS[type];
  const told = [...new Set(ids)].filter((id) => id !== viewer.id);
  for (const id of told) {
    const user = users[id - 1];
    if (user !== undefined) {
      notifications.add(user, {
        type,
        userId: viewer.id,
        createdAt: context.world.nowSeconds(),
        ...(text === undefined ? {} : { context: text }),
        ...about,
      });
    }
  }
  return told;
}

/** Ids of the users that a text names with @. */
export function mentionedIn(text: string, { world }: Context): readonly number[] {
  return [...text.matchAll(/@(\w+)/g)].flatMap(([, name = '']) => world.community.userByName(name)?.id ?? []);
}
