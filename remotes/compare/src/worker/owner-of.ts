import type { MediaListCollectionData } from '@tsugi/data/operations/media-list-collection';
import type { Owner } from './compare.protocol.ts';

export function ownerOf(user: MediaListCollectionData['user']): Owner | undefined {
  return user
    ? { name: user.name, avatar: user.avatar.large, scoreFormat: user.mediaListOptions.scoreFormat }
    : undefined;
}
