import type { Command } from '@tsugi/contract';
import type { CommandDialogItem } from '@tsugi/ui/command-dialog';
import { type Row, toRow } from '../match/search-rows.ts';

/** A command in the list. */
export interface PaletteItem extends CommandDialogItem {
  readonly command: Command;
  /** Under which its use is stored: the same whatever it is used on. */
  readonly useKey: string;
}

/** Commands of one kind, prepared for the search. */
export interface PaletteGroup {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly Row<PaletteItem>[];
  /** Added to what fits: 0 for most. */
  readonly weight: number;
  readonly isFoundOnly?: boolean | undefined;
  /** So many are listed before anything is typed; all when left out. */
  readonly shown?: number | undefined;
}

/** @param key of the group @param owner what commands are told apart by: the source, whatever it was asked about */
export function toRows(
  key: string,
  owner: string,
  commands: readonly Command[],
): readonly Row<PaletteItem>[] {
  return commands.flatMap((command) => {
    const row = rowOf(key, owner, command);
    const { action } = command;
    if (action.type !== 'choose') return [row];
    // "Theme: Dark" is found by both.
    const words = [command.title, ...(command.keywords ?? [])];
    const choices = action.choices.map((choice) =>
      rowOf(key, `${owner}/${command.id}`, {
        icon: command.icon,
        ...choice,
        title: `${command.title}: ${choice.title}`,
        keywords: [
          choice.title,
          ...(choice.keywords ?? []),
          ...words.map((word) => `${word} ${choice.title}`),
        ],
      }),
    );
    return [row, ...choices.map((choice) => ({ ...choice, isStep: true }))];
  });
}

export function toItem(key: string, owner: string, command: Command): PaletteItem {
  const { id, action, keywords: _keywords, ...shown } = command;
  return {
    ...shown,
    key: `${key}/${owner}/${id}`,
    useKey: `${owner}/${id}`,
    command,
    hasNext: action.type === 'choose' || action.type === 'ask',
    isExternal: action.type === 'open' && !action.to.startsWith('/'),
  };
}

function rowOf(key: string, owner: string, command: Command): Row<PaletteItem> {
  const { title, keywords } = command;
  return { ...toRow({ title, keywords }), item: toItem(key, owner, command) };
}
