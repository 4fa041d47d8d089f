import { localStore, readItem, sessionStore } from '@tsugi/platform/store';
import { REMOTE_OVERRIDES } from './remote-overrides-key.ts';

/** Whether remotes of this tab may come from other origins. */
export function hasRemoteOverrides(): boolean {
  return (
    readItem(localStore(), REMOTE_OVERRIDES) !== null && readItem(sessionStore(), REMOTE_OVERRIDES) !== null
  );
}
