import type { Command, CommandContext, CommandGroup, CommandQuestion } from '@tsugi/contract';
import { t } from '@tsugi/i18n/macro';
import { toast } from '@tsugi/ui';
import { parseParams, searchPath } from '../filters/params.ts';
import { searchLabel } from '../model/header.ts';
import { PEOPLE_KINDS, PEOPLE_LABELS } from '../model/people-kinds.ts';
import { SEARCH_TYPES } from '../model/values.ts';
import { saveAndTell } from '../saved/save-and-tell.ts';
import { changeSaved, savedSearches } from '../saved/saved-searches.ts';
import { ICONS } from './icons.ts';

/** What can be done with a search: another kind of it, and to save or pin it. */
export async function pageCommands({ of, path, search }: CommandContext): Promise<CommandGroup | undefined> {
  const [, page, kind] = path.split('/');
  if (of !== 'page' || page !== 'search') return undefined;
  return {
    about: 'search',
    title: t`This search`,
    commands: [
      ...kindCommands(kind ?? '', search),
      ...(SEARCH_TYPES.some((type) => type === kind) ? saveCommands(savedPath(path, search)) : []),
    ],
  };
}

/** As the page saves it: parameters without effect are left out. */
function savedPath(path: string, search: string): string {
  return searchPath(path, parseParams(new URLSearchParams(search)));
}

/** The same text in searches of other kinds. */
function kindCommands(present: string, search: string): readonly Command[] {
  const q = new URLSearchParams(search).get('q');
  const query = q ? `?${new URLSearchParams({ q })}` : '';
  const kinds = [
    ...SEARCH_TYPES.map((kind) => [kind, searchLabel(kind)] as const),
    ...PEOPLE_KINDS.map((kind) => [kind, PEOPLE_LABELS[kind]] as const),
  ];
  return kinds
    .filter(([kind]) => kind !== present)
    .map(([kind, label]) => ({
      id: `kind-${kind}`,
      title: label,
      detail: q ? t`“${q}”` : undefined,
      icon: ICONS.search,
      action: { type: 'open', to: `/search/${kind}${query}` },
    }));
}

function saveCommands(path: string): readonly Command[] {
  const known = savedSearches().find((one) => one.path === path);
  const save: Command = {
    id: 'save',
    title: known ? t`Rename this search` : t`Save this search`,
    detail: known?.name,
    icon: ICONS.save,
    action: { type: 'ask', question: nameQuestion(path) },
  };
  if (!known) return [save];
  const { id, name, isPinned } = known;
  return [
    save,
    {
      id: 'pin',
      title: isPinned ? t`Unpin this search` : t`Pin this search`,
      icon: ICONS.pin,
      action: {
        type: 'run',
        run: () => {
          changeSaved(id, { isPinned: !isPinned });
          toast({
            tone: 'good',
            title: isPinned ? t`“${name}” is no longer pinned` : t`“${name}” is pinned`,
          });
        },
      },
    },
  ];
}

function nameQuestion(path: string): CommandQuestion {
  return {
    label: t`Name of this search`,
    answer: (name) => ({
      id: 'name',
      title: t`Save as “${name}”`,
      icon: ICONS.save,
      action: {
        type: 'run',
        run: () => saveAndTell(name, path),
      },
    }),
  };
}
