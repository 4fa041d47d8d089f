import type { CommandContext, CommandGroup } from '@tsugi/contract';
import { t } from '@tsugi/i18n/macro';

const SWAP = 'M4 8h14l-4-4M20 16H6l4 4';
const CLEAR = 'M6 6l12 12M18 6L6 18';

/** The same users compared by their other lists, and a new comparison. */
export async function pageCommands({ of, path, search }: CommandContext): Promise<CommandGroup | undefined> {
  const [, page, type] = path.split('/');
  if (of !== 'page' || page !== 'compare') return undefined;
  const isManga = type === 'manga';
  // Filters of one type may be none of the other: the users stay.
  const users = new URLSearchParams(search).getAll('user').map((name) => ['user', name]);
  const query = users.length > 0 ? `?${new URLSearchParams(users)}` : '';
  const other = isManga ? 'anime' : 'manga';
  return {
    about: 'comparison',
    title: t`This comparison`,
    commands: [
      {
        id: 'type',
        title: isManga ? t`Compare their anime` : t`Compare their manga`,
        icon: SWAP,
        action: { type: 'open', to: `/compare/${other}${query}` },
      },
      ...(users.length > 0
        ? [
            {
              id: 'clear',
              title: t`Compare others`,
              icon: CLEAR,
              action: { type: 'open', to: `/compare/${type}` },
            } as const,
          ]
        : []),
    ],
  };
}
