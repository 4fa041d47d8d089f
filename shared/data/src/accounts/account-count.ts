import { itemNames, localStore } from '@tsugi/platform/store';
import { ACCOUNT_PREFIX } from '../auth/auth-store.ts';

/** How many accounts this device knows, without their code: the present one too once its profile is known. */
export function accountCount(): number {
  return itemNames(localStore()).filter((name) => name.startsWith(ACCOUNT_PREFIX)).length;
}
