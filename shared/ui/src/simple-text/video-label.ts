import { t } from '@tsugi/i18n/macro';

/** What the link of a video says. */
export function videoLabel(): string {
  return t`Watch on YouTube`;
}
