import { isListStatus } from '@tsugi/ui/components';
import { partsOfDate } from '../../../widgets/list-editor/entry-draft.ts';
import { type BulkChange, type BulkCount, NO_DATE } from './bulk-change.ts';

/** `keep`: the member stays as it is. */
export type CountChoice = 'keep' | 'set' | 'last';
export type DateChoice = 'keep' | 'set' | 'none';
export type NotesChoice = 'keep' | 'replace' | 'append' | 'none';
export type SwitchChoice = 'keep' | 'on' | 'off';

/** The fields of the form: what is to happen with a member, and the value for it. */
export interface ChangeDraft {
  /** A status of the service, or `keep`. */
  readonly status: string;
  readonly score: 'keep' | 'set' | 'none';
  readonly scoreValue: number;
  readonly progress: CountChoice;
  readonly progressValue: number;
  readonly volumes: CountChoice;
  readonly volumesValue: number;
  readonly repeat: 'keep' | 'set';
  readonly repeatValue: number;
  readonly startedAt: DateChoice;
  /** YYYY-MM-DD, or empty. */
  readonly startedValue: string;
  readonly completedAt: DateChoice;
  readonly completedValue: string;
  readonly notes: NotesChoice;
  readonly notesValue: string;
  readonly private: SwitchChoice;
  readonly hidden: SwitchChoice;
  /** By the name of a custom list. */
  readonly customLists: Readonly<Record<string, SwitchChoice>>;
}

export const EMPTY_DRAFT: ChangeDraft = {
  status: 'keep',
  score: 'keep',
  scoreValue: 0,
  progress: 'keep',
  progressValue: 0,
  volumes: 'keep',
  volumesValue: 0,
  repeat: 'keep',
  repeatValue: 0,
  startedAt: 'keep',
  startedValue: '',
  completedAt: 'keep',
  completedValue: '',
  notes: 'keep',
  notesValue: '',
  private: 'keep',
  hidden: 'keep',
  customLists: {},
};

/** What keeps a draft from being previewed. */
export type DraftProblem = 'nothing' | 'number' | 'date' | 'text';

/** What the draft asks for; or why it cannot be done yet: nothing is chosen, or the value of a choice is missing. */
export function changeOf(draft: ChangeDraft): BulkChange | DraftProblem {
  const { status, score, progress, volumes, repeat, startedAt, completedAt, notes } = draft;
  const numbers = [
    score === 'set' ? draft.scoreValue : 0,
    progress === 'set' ? draft.progressValue : 0,
    volumes === 'set' ? draft.volumesValue : 0,
    repeat === 'set' ? draft.repeatValue : 0,
  ];
  if (numbers.some(Number.isNaN)) return 'number';
  const dates = [
    [startedAt, draft.startedValue],
    [completedAt, draft.completedValue],
  ] as const;
  if (dates.some(([choice, text]) => choice === 'set' && partsOfDate(text).year === null)) return 'date';
  if ((notes === 'replace' || notes === 'append') && draft.notesValue.trim() === '') return 'text';
  const lists = Object.entries(draft.customLists).filter(([, choice]) => choice !== 'keep');
  const change: BulkChange = {
    ...(isListStatus(status) ? { status } : {}),
    ...(score === 'keep' ? {} : { score: score === 'none' ? 0 : draft.scoreValue }),
    ...(progress === 'keep' ? {} : { progress: countOf(progress, draft.progressValue) }),
    ...(volumes === 'keep' ? {} : { progressVolumes: countOf(volumes, draft.volumesValue) }),
    ...(repeat === 'keep' ? {} : { repeat: draft.repeatValue }),
    ...(startedAt === 'keep' ? {} : { startedAt: dateOf(startedAt, draft.startedValue) }),
    ...(completedAt === 'keep' ? {} : { completedAt: dateOf(completedAt, draft.completedValue) }),
    ...(draft.private === 'keep' ? {} : { private: draft.private === 'on' }),
    ...(draft.hidden === 'keep' ? {} : { hiddenFromStatusLists: draft.hidden === 'on' }),
    ...(notes === 'keep' ? {} : { notes: notesOf(notes, draft.notesValue) }),
    ...(lists.length === 0
      ? {}
      : { customLists: Object.fromEntries(lists.map(([name, choice]) => [name, choice === 'on'])) }),
  };
  return Object.keys(change).length === 0 ? 'nothing' : change;
}

function countOf(choice: 'set' | 'last', value: number): BulkCount {
  return choice === 'last' ? { kind: 'last' } : { kind: 'set', value };
}

function dateOf(choice: 'set' | 'none', text: string) {
  return choice === 'none' ? NO_DATE : partsOfDate(text);
}

function notesOf(choice: 'replace' | 'append' | 'none', text: string) {
  return choice === 'none' ? ({ kind: 'replace', text: '' } as const) : { kind: choice, text: text.trim() };
}
