import { t } from '@tsugi/i18n/macro';
import type { ListType } from '@tsugi/lists/list-type';

export function compareTitle(type: ListType): string {
  return type === 'anime' ? t`Compare anime` : t`Compare manga`;
}
