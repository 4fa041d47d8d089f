import { t } from '@tsugi/i18n/macro';
import { type ListStatus, listStatusLabel, TextField } from '@tsugi/ui/components';
import { DateField, NumberField, SelectField, type SelectOption } from '@tsugi/ui/form';
import { ScoreField } from '../../../widgets/list-editor/ScoreField.tsx';
import classes from './ChangeDialog.module.css';
import type { ChangeDraft, CountChoice, DateChoice, SwitchChoice } from './change-draft.ts';
import { FormGroup } from './FormGroup.tsx';

export interface ChangeFormProps {
  readonly type: 'ANIME' | 'MANGA';
  readonly scoreFormat: string;
  /** Names of the owner's custom lists. */
  readonly customLists: readonly string[];
  readonly draft: ChangeDraft;
  readonly onChange: (draft: ChangeDraft) => void;
}

const STATUSES: readonly ListStatus[] = [
  'CURRENT',
  'PLANNING',
  'COMPLETED',
  'REPEATING',
  'PAUSED',
  'DROPPED',
];

/** All that can be changed of many entries. Each member stays as it is unless something is chosen for it. */
export function ChangeForm({ type, scoreFormat, customLists, draft, onChange }: ChangeFormProps) {
  const isManga = type === 'MANGA';
  const set = (change: Partial<ChangeDraft>) => onChange({ ...draft, ...change });
  return (
    <div className={classes.form}>
      <FormGroup group="status">
        <SelectField
          label={t`Status`}
          value={draft.status}
          options={[
            keep(),
            ...STATUSES.map((value) => ({ value: value as string, label: listStatusLabel(value, type) })),
          ]}
          onChange={(status) => set({ status })}
        />
      </FormGroup>
      <FormGroup group="score">
        <SelectField
          label={t`Score`}
          value={draft.score}
          options={[keep(), { value: 'set', label: t`Set to …` }, { value: 'none', label: t`Take away` }]}
          onChange={(score) => set({ score })}
        />
        {draft.score === 'set' && (
          <ScoreField
            label={t`New score`}
            format={scoreFormat}
            value={draft.scoreValue}
            onChange={(scoreValue) => set({ scoreValue })}
          />
        )}
      </FormGroup>
      <FormGroup group="progress">
        <SelectField
          label={isManga ? t`Chapters` : t`Episodes`}
          value={draft.progress}
          options={countOptions(isManga ? t`To the last chapter` : t`To the last episode`)}
          hint={
            draft.progress === 'last' && !isManga
              ? t`Of an anime that airs: the last one that is out`
              : undefined
          }
          onChange={(progress) => set({ progress })}
        />
        {draft.progress === 'set' && (
          <NumberField
            label={isManga ? t`Chapters read` : t`Episodes watched`}
            value={draft.progressValue}
            onChange={(progressValue) => set({ progressValue })}
          />
        )}
        {isManga && (
          <SelectField
            label={t`Volumes`}
            value={draft.volumes}
            options={countOptions(t`To the last volume`)}
            onChange={(volumes) => set({ volumes })}
          />
        )}
        {isManga && draft.volumes === 'set' && (
          <NumberField
            label={t`Volumes read`}
            value={draft.volumesValue}
            onChange={(volumesValue) => set({ volumesValue })}
          />
        )}
      </FormGroup>
      <FormGroup group="dates">
        <SelectField
          label={t`Start date`}
          value={draft.startedAt}
          options={dateOptions()}
          onChange={(startedAt) => set({ startedAt })}
        />
        {draft.startedAt === 'set' && (
          <DateField
            label={t`New start date`}
            value={draft.startedValue}
            onChange={(startedValue) => set({ startedValue })}
          />
        )}
        <SelectField
          label={t`Finish date`}
          value={draft.completedAt}
          options={dateOptions()}
          onChange={(completedAt) => set({ completedAt })}
        />
        {draft.completedAt === 'set' && (
          <DateField
            label={t`New finish date`}
            value={draft.completedValue}
            onChange={(completedValue) => set({ completedValue })}
          />
        )}
      </FormGroup>
      <FormGroup group="notes">
        <SelectField
          label={t`Notes`}
          value={draft.notes}
          options={[
            keep(),
            { value: 'append', label: t`Append …` },
            { value: 'replace', label: t`Replace by …` },
            { value: 'none', label: t`Take away` },
          ]}
          onChange={(notes) => set({ notes })}
        />
        {(draft.notes === 'append' || draft.notes === 'replace') && (
          <TextField
            multiline
            rows={2}
            label={draft.notes === 'append' ? t`Text to append` : t`New notes`}
            value={draft.notesValue}
            onChange={(notesValue) => set({ notesValue })}
          />
        )}
      </FormGroup>
      {customLists.length > 0 && (
        <FormGroup group="customLists" title={t`Custom lists`}>
          {customLists.map((name) => (
            <SelectField
              key={name}
              label={name}
              value={draft.customLists[name] ?? 'keep'}
              options={switchOptions(t`Add`, t`Remove`)}
              onChange={(choice) => set({ customLists: { ...draft.customLists, [name]: choice } })}
            />
          ))}
        </FormGroup>
      )}
      <FormGroup group="more" title={t({ message: 'More', context: 'changes of entries' })}>
        <SelectField
          label={t`Private`}
          value={draft.private}
          options={switchOptions(t`Only you see them`, t`Everyone sees them`)}
          onChange={(choice) => set({ private: choice })}
        />
        <SelectField
          label={t`Status lists`}
          value={draft.hidden}
          options={switchOptions(t`Hide from status lists`, t`Show on status lists`)}
          onChange={(hidden) => set({ hidden })}
        />
        <SelectField
          label={isManga ? t`Rereads` : t`Rewatches`}
          value={draft.repeat}
          options={[keep(), { value: 'set', label: t`Set to …` }]}
          onChange={(repeat) => set({ repeat })}
        />
        {draft.repeat === 'set' && (
          <NumberField
            label={t`New count`}
            value={draft.repeatValue}
            onChange={(repeatValue) => set({ repeatValue })}
          />
        )}
      </FormGroup>
    </div>
  );
}

function keep(): { readonly value: 'keep'; readonly label: string } {
  return { value: 'keep', label: t`Leave as it is` };
}

function countOptions(last: string): readonly SelectOption<CountChoice>[] {
  return [keep(), { value: 'set', label: t`Set to …` }, { value: 'last', label: last }];
}

function dateOptions(): readonly SelectOption<DateChoice>[] {
  return [keep(), { value: 'set', label: t`Set to …` }, { value: 'none', label: t`Take away` }];
}

function switchOptions(on: string, off: string): readonly SelectOption<SwitchChoice>[] {
  return [keep(), { value: 'on', label: on }, { value: 'off', label: off }];
}
