import { plural, t } from '@tsugi/i18n/macro';
import type { UndoPreview } from './batch.ts';

/** Titles that are named in a sentence. */
const NAMED = 5;

type JoinItems = (items: readonly string[]) => string;

/** The first of them, and how many more there are. */
export function nameTitles(titles: readonly string[], join: JoinItems): string {
  const more = titles.length - NAMED;
  const named = titles.slice(0, NAMED);
  return join(more > 0 ? [...named, plural(more, { one: '1 more', other: '# more' })] : named);
}

/** What is asked before a batch is taken back. `confirm` labels the button; without it nothing is left to take back. */
export function undoQuestion(
  { changes, leftAlone }: UndoPreview,
  join: JoinItems,
): { readonly text: string; readonly confirm: string | undefined } {
  const titles = nameTitles(leftAlone ?? [], join);
  return {
    text: leftAlone
      ? t`These hold something else by now, and are left alone: ${{ titles }}`
      : t`What has been changed since is left alone, and named afterwards.`,
    confirm: changes > 0 ? plural(changes, { one: 'Undo 1 change', other: 'Undo # changes' }) : undefined,
  };
}
