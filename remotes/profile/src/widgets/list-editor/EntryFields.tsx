import { t } from '@tsugi/i18n/macro';
import {
  type FuzzyDate,
  formatFuzzyDate,
  isoFuzzyDate,
  type ListStatus,
  listStatusLabel,
  TextField,
} from '@tsugi/ui/components';
import { CheckField, DateField, NumberField, SelectField } from '@tsugi/ui/form';
import type { ReactNode } from 'react';
import {
  type EditedEntry,
  type EntryDraft,
  type EntryRules,
  withStatus,
  withSubScore,
} from './entry-draft.ts';
import classes from './ListEditor.module.css';
import { ScoreField } from './ScoreField.tsx';

export interface EntryFieldsProps {
  readonly type: 'ANIME' | 'MANGA';
  readonly entry: EditedEntry | null;
  readonly draft: EntryDraft;
  readonly rules: EntryRules;
  readonly onChange: (draft: EntryDraft) => void;
}

const STATUSES: readonly ListStatus[] = [
  'CURRENT',
  'PLANNING',
  'COMPLETED',
  'REPEATING',
  'PAUSED',
  'DROPPED',
];

/** All fields of an entry, those used most first. */
export function EntryFields({ type, entry, draft, rules, onChange }: EntryFieldsProps) {
  const { totals, scoreFormat, subScores, customLists } = rules;
  const isManga = type === 'MANGA';
  const total = isManga ? totals.chapters : totals.episodes;
  const set = (change: Partial<EntryDraft>) => onChange({ ...draft, ...change });

  return (
    <div className={classes.form}>
      <div className={`grid gap-4 ${classes.fields}`}>
        <SelectField
          label={t`Status`}
          value={draft.status}
          placeholder={t`Not on your list`}
          options={STATUSES.map((value) => ({ value, label: listStatusLabel(value, type) }))}
          onChange={(status) => onChange(withStatus(draft, status, entry, rules, new Date()))}
        />
        <ScoreField
          label={t`Score`}
          format={scoreFormat}
          value={draft.score}
          onChange={(score) => set({ score })}
        />
        <NumberField
          label={isManga ? t`Chapters` : t`Episodes`}
          value={draft.progress}
          max={total ?? undefined}
          suffix={total ? `/ ${total}` : undefined}
          onChange={(progress) => set({ progress })}
        />
        {isManga && (
          <NumberField
            label={t`Volumes`}
            value={draft.progressVolumes}
            max={totals.volumes ?? undefined}
            suffix={totals.volumes ? `/ ${totals.volumes}` : undefined}
            onChange={(progressVolumes) => set({ progressVolumes })}
          />
        )}
        <NumberField
          label={isManga ? t`Rereads` : t`Rewatches`}
          value={draft.repeat}
          max={Number.MAX_SAFE_INTEGER}
          onChange={(repeat) => set({ repeat })}
        />
        <DateField
          label={t`Start date`}
          value={draft.startedAt}
          hint={partlyKnown(draft.startedAt, entry?.startedAt)}
          onChange={(startedAt) => set({ startedAt })}
        />
        <DateField
          label={t`Finish date`}
          value={draft.completedAt}
          hint={partlyKnown(draft.completedAt, entry?.completedAt)}
          onChange={(completedAt) => set({ completedAt })}
        />
      </div>
      {subScores.length > 0 && (
        <Group title={t`Advanced scores`}>
          <div className={`grid gap-4 ${classes.subScores}`}>
            {subScores.map((name, index) => (
              <ScoreField
                key={name}
                label={name}
                format={scoreFormat}
                value={draft.subScores[index] ?? 0}
                onChange={(value) => onChange(withSubScore(draft, index, value, scoreFormat))}
              />
            ))}
          </div>
        </Group>
      )}
      <TextField
        multiline
        label={t`Notes`}
        rows={3}
        value={draft.notes}
        onChange={(notes) => set({ notes })}
      />
      {customLists.length > 0 && (
        <Group title={t`Custom lists`}>
          <div className={classes.checks}>
            {customLists.map((name) => (
              <CheckField
                key={name}
                label={name}
                checked={draft.customLists.includes(name)}
                onChange={(isOn) =>
                  set({
                    customLists: customLists.filter((one) =>
                      one === name ? isOn : draft.customLists.includes(one),
                    ),
                  })
                }
              />
            ))}
          </div>
        </Group>
      )}
      <Group title={t`Who sees it`}>
        <div className={classes.checks}>
          <CheckField
            label={t`Private`}
            hint={t`Only you see this entry`}
            checked={draft.isPrivate}
            onChange={(isPrivate) => set({ isPrivate })}
          />
          <CheckField
            label={t`Hide from status lists`}
            hint={t`It stays on your custom lists`}
            checked={draft.isHidden}
            onChange={(isHidden) => set({ isHidden })}
          />
        </div>
      </Group>
    </div>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend className={`label ${classes.groupTitle}`}>{title}</legend>
      {children}
    </fieldset>
  );
}

/** A date input takes whole dates only: what is known of an incomplete one stands below it. */
function partlyKnown(text: string, known: FuzzyDate | null | undefined): string | undefined {
  const date = formatFuzzyDate(known);
  return text === '' && date !== '' && isoFuzzyDate(known) === '' ? t`Known so far: ${date}` : undefined;
}
