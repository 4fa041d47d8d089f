import type { NotificationData } from '@tsugi/data/operations/notifications';
import { mediaPath } from '@tsugi/data/pure';
import type { NotificationSource } from './notification-text.ts';

export function toNotificationSource(item: NotificationData): NotificationSource {
  const { media, user } = item;
  return {
    id: item.id,
    type: item.type,
    createdAt: item.createdAt,
    context: item.context,
    contexts: item.contexts,
    episode: item.episode,
    user: user ? { name: user.name, avatar: user.avatar?.large ?? null } : null,
    media: media
      ? {
          title: media.title.userPreferred,
          path: mediaPath(media),
          cover: media.coverImage.large,
          color: media.coverImage.color,
        }
      : null,
  };
}
