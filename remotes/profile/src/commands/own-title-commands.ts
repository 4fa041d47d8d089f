import type { CommandContext, CommandGroup } from '@tsugi/contract';
import { currentAuth, read } from '@tsugi/data';
import { mediaPath } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { isListStatus, listStatusLabel } from '@tsugi/ui/components';
import { type OwnTitle, ownTitles } from './own-titles.query.ts';

/** The titles of the viewer's lists, to be found by their names. */
export async function ownTitleCommands({ signal }: CommandContext): Promise<CommandGroup | undefined> {
  const auth = currentAuth();
  const userId = auth.status === 'signed-in' ? (auth.viewerId ?? auth.viewer?.id) : undefined;
  if (userId === undefined) return undefined;
  const titles = await read(ownTitles, { userId }, { priority: 'background', signal });
  return { title: t`Your lists`, isFoundOnly: true, commands: titles.map(titleCommand) };
}

function titleCommand({ id, type, title, otherTitles, cover, status, progress }: OwnTitle) {
  const label = status !== null && isListStatus(status) ? listStatusLabel(status, type) : '';
  return {
    id: `${id}`,
    title,
    keywords: otherTitles,
    detail: [label, progress > 0 && status !== 'COMPLETED' ? progress : ''].filter(Boolean).join(' · '),
    image: cover === null ? undefined : { src: cover },
    action: { type: 'open', to: mediaPath({ id, type, title }) },
  } as const;
}
