import type { Command, CommandQuestion } from '@tsugi/contract';
import type { CommandDialogGroup } from '@tsugi/ui/command-dialog';
import { type PaletteGroup, type PaletteItem, toItem, toRows } from '../list/palette-item.ts';
import { foundList, startList } from '../list/palette-list.ts';

/** What was chosen on the way: a list of values, or a value to type. */
export type Step =
  | { readonly type: 'choose'; readonly label: string; readonly group: PaletteGroup }
  | {
      readonly type: 'ask';
      readonly label: string;
      readonly owner: string;
      readonly question: CommandQuestion;
    };

/** The step that a command leads to; undefined for one that does something. */
export function stepOf({ command, useKey, key }: PaletteItem): Step | undefined {
  const { action, title } = command;
  if (action.type === 'choose') {
    const { label } = action;
    const rows = toRows(key, useKey, action.choices);
    return { type: 'choose', label, group: { key, title: label, rows, weight: 0 } };
  }
  if (action.type !== 'ask') return undefined;
  return { type: 'ask', label: title, owner: useKey, question: action.question };
}

export interface StepList {
  readonly groups: readonly CommandDialogGroup<PaletteItem>[];
  /** Why nothing is listed. */
  readonly refusal?: string;
}

const NO_USE = new Map<string, number>();

/** What a step lists for a text. Values stand in their own order, whatever is used most. */
export function stepList(step: Step, text: string): StepList {
  if (step.type === 'choose') {
    const list =
      text.trim() === '' ? startList([step.group], NO_USE) : foundList([step.group], NO_USE, text, []);
    return { groups: list };
  }
  const { question, owner } = step;
  if (text.trim() === '') return { groups: groupOf(question, owner, question.suggestions ?? []) };
  const answer = question.answer(text.trim());
  return 'refusal' in answer && !('action' in answer)
    ? { groups: [], refusal: answer.refusal }
    : // What is no refusal is a command.
      { groups: groupOf(question, owner, [answer as Command]) };
}

function groupOf(question: CommandQuestion, owner: string, commands: readonly Command[]) {
  if (commands.length === 0) return [];
  return [
    { key: owner, title: question.label, items: commands.map((command) => toItem(owner, owner, command)) },
  ];
}
