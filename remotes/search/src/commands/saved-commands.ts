import type { Command, CommandGroup } from '@tsugi/contract';
import { t } from '@tsugi/i18n/macro';
import { newText } from '../saved/PinnedSearches.tsx';
import { savedSearches } from '../saved/saved-searches.ts';
import { ICONS } from './icons.ts';

/** The searches that the user has named, the pinned ones first. */
export async function savedCommands(): Promise<CommandGroup | undefined> {
  const saved = savedSearches();
  if (saved.length === 0) return undefined;
  const ordered = [...saved.filter(({ isPinned }) => isPinned), ...saved.filter(({ isPinned }) => !isPinned)];
  return {
    title: t`Saved searches`,
    commands: ordered.map(
      ({ id, name, path, isPinned, look }): Command => ({
        id,
        title: name,
        detail: look && look.count > 0 ? newText(look.count) : undefined,
        icon: isPinned ? ICONS.pin : ICONS.search,
        action: { type: 'open', to: path },
      }),
    ),
  };
}
