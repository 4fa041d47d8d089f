import { useAuth } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { CommandDialog } from '@tsugi/ui/command-dialog';
import { describeFailure } from '@tsugi/ui/failure';
import { useEffect, useMemo, useState } from 'react';
import { isPaletteKey } from '../shortcuts/shortcut-switch.ts';
import { useAccountCommands } from './commands/use-account-commands.ts';
import { usePageCommands } from './commands/use-page-commands.ts';
import { useRecentCommands } from './commands/use-recent-commands.ts';
import { useSectionCommands } from './commands/use-section-commands.ts';
import { useSettingCommands } from './commands/use-setting-commands.ts';
import { type PaletteGroup, type PaletteItem, toRows } from './list/palette-item.ts';
import { foundList, startList } from './list/palette-list.ts';
import { PaletteStatus } from './PaletteStatus.tsx';
import { useLiveResults } from './results/use-live-results.ts';
import { useCommandSources } from './sources/use-command-sources.ts';
import { type Step, stepList, stepOf } from './steps/step.ts';
import { accountKey } from './stored/account-key.ts';
import { noteUse, readUse } from './stored/command-use.ts';
import { useRunCommand } from './use-run-command.ts';

/** So many are listed before anything is typed. */
const SHOWN = { recent: 5, pages: 6, settings: 5 } as const;

interface PaletteProps {
  /** What was typed before the code was there. */
  readonly typed: string;
  readonly onClosed: () => void;
  /** Called by its keys while it closes. */
  readonly onReopen: () => void;
}

/** The command palette: what can be done with what is in view, where one can go, and what is found by its name. */
export function Palette({ typed, onClosed, onReopen }: PaletteProps) {
  const account = accountKey(useAuth());
  const [use] = useState(() => readUse(account));
  const [isOpen, setOpen] = useState(true);
  const [leaves, setLeaves] = useState(false);
  const [text, setText] = useState(typed);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [refused, setRefused] = useState<string>();
  const runCommand = useRunCommand();
  const sources = useCommandSources();
  const own = useShellGroups(account);
  const step = steps.at(-1);
  const live = useLiveResults(step ? undefined : text);

  const groups = useMemo(() => inOrder(sources.groups, own), [sources.groups, own]);
  const list = useMemo(() => {
    if (step) return stepList(step, text);
    if (text.trim() === '') return { groups: startList(groups, use) };
    return { groups: foundList(groups, use, text, live.groups) };
  }, [step, text, groups, use, live.groups]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (isOpen) setOpen(false);
      else onReopen();
    };
    // Before the key that opens it.
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [isOpen, onReopen]);

  const choose = (item: PaletteItem) => {
    const { command, useKey } = item;
    if (command.refusal !== undefined) {
      setRefused(command.refusal);
      return;
    }
    noteUse(account, useKey);
    const next = stepOf(item);
    if (next) {
      setSteps([...steps, next]);
      setText('');
      return;
    }
    setLeaves(command.action.type === 'open' && command.action.to.startsWith('/'));
    setOpen(false);
    runCommand(command.action);
  };

  return (
    <CommandDialog
      open={isOpen}
      onOpenChange={setOpen}
      onClosed={onClosed}
      returnsFocus={!leaves}
      label={t`Commands`}
      placeholder={
        step ? (step.type === 'ask' ? step.question.label : t`Choose…`) : t`What would you like to do?`
      }
      inputMode={step?.type === 'ask' ? step.question.inputMode : undefined}
      value={text}
      onChange={(next) => {
        setText(next);
        setRefused(undefined);
      }}
      steps={steps.map(({ label }) => label)}
      onBack={() => {
        setSteps(steps.slice(0, -1));
        setText('');
      }}
      groups={list.groups}
      onChoose={choose}
      empty={
        'refusal' in list && list.refusal ? list.refusal : emptyText(live.isLoading || sources.isLoading)
      }
      status={
        <PaletteStatus
          refused={refused}
          isSearching={live.isLoading}
          problem={live.error && describeFailure(live.error).text}
          sources={step ? undefined : sources}
        />
      }
    />
  );
}

function emptyText(isLoading: boolean): string {
  return isLoading ? t`Searching…` : t`Nothing fits.`;
}

/** What the shell has itself, prepared for the search. */
function useShellGroups(account: string | undefined) {
  const recent = useRecentCommands(account);
  const pages = usePageCommands();
  const settings = useSettingCommands();
  const sections = useSectionCommands();
  const accounts = useAccountCommands();
  // Made anew by each render; a key changes none of them.
  const [made] = useState(() => ({
    recent: groupOf('recent', t`Recent`, recent, SHOWN.recent, 6),
    pages: groupOf('pages', t`Pages`, pages, SHOWN.pages, 0),
    settings: groupOf('settings', t`Settings`, [...settings, ...sections], SHOWN.settings, 0),
    accounts: groupOf('accounts', t`Accounts`, accounts, undefined, 0),
  }));
  return made;
}

function groupOf(
  key: string,
  title: string,
  commands: Parameters<typeof toRows>[2],
  shown: number | undefined,
  weight: number,
): PaletteGroup {
  return { key, title, rows: toRows(key, key, commands), weight, shown };
}

/** What is in view, where the user was, where one can go, and the rest. */
function inOrder(
  sources: readonly PaletteGroup[],
  { recent, pages, settings, accounts }: ReturnType<typeof useShellGroups>,
): readonly PaletteGroup[] {
  const isInView = ({ weight }: PaletteGroup) => weight > 0;
  return [
    ...sources.filter(isInView),
    recent,
    pages,
    ...sources.filter((group) => !isInView(group)),
    settings,
    accounts,
  ];
}
